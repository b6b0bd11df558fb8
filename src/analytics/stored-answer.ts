/** Where the visitor's answer to the consent bar is kept: in local storage, if the browser allows it. */

export type Answer = 'granted' | 'denied';

export const answerKey = 'consent';

export function readAnswer(): Answer | undefined {
  try {
    const saved = localStorage.getItem(answerKey);
    return saved === 'granted' || saved === 'denied' ? saved : undefined;
  } catch {
    // Blocked: the answer holds for this document.
    return undefined;
  }
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
    if (answer) localStorage.setItem(answerKey, answer);
    else localStorage.removeItem(answerKey);
  } catch {
    // Full or blocked: it holds for this document.
  }
}
