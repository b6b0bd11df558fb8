/**
 * The visitor's answer to the consent bar, with the day it was given: in local storage, if the browser
 * allows it. It holds for twelve months; then the question is asked anew.
 */

const answers = ['granted', 'denied'] as const;
export type Answer = (typeof answers)[number];

export const answerKey = 'consent';

export function readAnswer(): Answer | undefined {
  try {
    return validAnswer(localStorage.getItem(answerKey), new Date());
  } catch {
    // Blocked: the answer holds for this document.
    return undefined;
  }
}

/** What is kept, unless it is older than twelve months, says no day, or one that is still to come. */
export function validAnswer(kept: string | null, now: Date): Answer | undefined {
  const [said, day = ''] = kept?.split(' ') ?? [];
  const given = new Date(day);
  const end = new Date(day);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return given <= now && now < end ? answers.find((answer) => answer === said) : undefined;
}

/** Whether the next page can know what was answered on this one. */
export function canKeepAnswer(): boolean {
  try {
    return Boolean(localStorage);
  } catch {
    return false;
  }
}

/** Without an answer the one that was kept is forgotten. */
export function keepAnswer(answer: Answer | undefined): void {
  try {
    if (answer) localStorage.setItem(answerKey, `${answer} ${dayOf(new Date())}`);
    else localStorage.removeItem(answerKey);
  } catch {
    // Full or blocked: it holds for this document.
  }
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10);
