/** The state of the consent bar: the visitor's answer, and whether the bar is open. */

import { type Answer, answerKey, readAnswer, saveAnswer } from './stored-answer.ts';

type Consent = {
  answer?: Answer | undefined;
  isAsking: boolean;
  /** The button that opened the bar again; undefined when the bar opened by itself. */
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

// The visitor has answered in another tab.
addEventListener('storage', ({ key, newValue }) => {
  if (key === answerKey && newValue !== null) change(fromStorage());
});

// The page was restored from the back/forward cache; the visitor may have answered on another page.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && readAnswer() !== consent.answer) change(fromStorage());
});

export const readConsent = (): Consent => consent;

/** Calls the listener after every change; returns a function that removes it. */
export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Saves the answer, where the browser allows it, and closes the bar. */
export function giveAnswer(answer: Answer): void {
  saveAnswer(answer);
  change({ answer, isAsking: false });
}

/** Opens the bar again; the previous answer is valid until a new one is given. */
export function askAgain(opener: HTMLElement): void {
  change({ answer: consent.answer, isAsking: true, opener });
}
