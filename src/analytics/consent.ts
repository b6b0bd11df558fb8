/** What the visitor has answered to the consent bar, and whether the bar is asking. */

import { type Answer, answerKey, keepAnswer, readAnswer } from './stored-answer.ts';

type Consent = {
  answer?: Answer | undefined;
  isAsking: boolean;
  /** What opened the bar again; without it the bar has opened by itself. */
  opener?: HTMLElement;
};

const listeners = new Set<() => void>();
let consent: Consent = fromStorage();

function fromStorage(): Consent {
  const answer = readAnswer();
  return { answer, isAsking: !answer };
}

function change(next: Consent) {
  consent = next;
  for (const listener of listeners) listener();
}

// An answer given in another tab is an answer here too.
addEventListener('storage', ({ key, newValue }) => {
  if (key === answerKey && newValue !== null) change(fromStorage());
});

// So is one given on the page that Back leads from, which was left as it stood.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && readAnswer() !== consent.answer) change(fromStorage());
});

export const readConsent = (): Consent => consent;

/** Calls back after every change; returns what ends that. */
export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes the visitor's answer and remembers it where the browser allows that. */
export function giveAnswer(answer: Answer): void {
  keepAnswer(answer);
  change({ answer, isAsking: false });
}

/** Opens the bar again, whatever the answer has been. */
export function askAgain(opener: HTMLElement): void {
  change({ answer: consent.answer, isAsking: true, opener });
}
