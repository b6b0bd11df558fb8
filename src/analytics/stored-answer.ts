/**
 * The visitor's answer to the consent bar, stored with its day in local storage, if the browser allows it.
 * It is valid for twelve months; then the visitor is asked again.
 */

const answers = ['granted', 'denied'] as const;
export type Answer = (typeof answers)[number];

export const answerKey = 'consent';

export function readAnswer(): Answer | undefined {
  try {
    return validAnswer(localStorage.getItem(answerKey), new Date());
  } catch {
    // Storage is blocked: an answer is valid for this document only.
    return undefined;
  }
}

/** The stored answer, unless it is older than twelve months, or its day is missing or in the future. */
export function validAnswer(stored: string | null, now: Date): Answer | undefined {
  const [word, day = ''] = stored?.split(' ') ?? [];
  const given = new Date(day);
  const end = new Date(day);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return given <= now && now < end ? answers.find((answer) => answer === word) : undefined;
}

/** Whether the next page can read an answer given on this one. */
export function canSaveAnswer(): boolean {
  try {
    return Boolean(localStorage);
  } catch {
    return false;
  }
}

/** `undefined` removes the stored answer. */
export function saveAnswer(answer: Answer | undefined): void {
  try {
    if (answer) localStorage.setItem(answerKey, `${answer} ${dayOf(new Date())}`);
    else localStorage.removeItem(answerKey);
  } catch {
    // Storage is full or blocked: the answer is valid for this document only.
  }
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10);
