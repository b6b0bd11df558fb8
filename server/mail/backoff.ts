/** Backoff for the mail server: when to try again, and how many mails to send at the same time. */
import type { SendFailure } from './mail.ts';

const minute = 60_000;

/** Returns the wait in ms before a deferred message is tried again, after this many attempts. */
export function messagePause(attempts: number): number {
  return ([1, 5, 15, 60, 180][attempts - 1] ?? 360) * minute;
}

/** Maximum number of mails sent at the same time. */
const connections = 3;

/** `pause` returns the wait in ms after this many failures in a row. */
export function createBackoff(monotonic: () => number, pause: (failures: number) => number) {
  let failures = 0;
  let pausedUntil = 0;
  let isUntried = true;
  let most = connections;

  return {
    isPaused: () => pausedUntil > monotonic(),
    /** True until the server has answered: one mail is sent to test it. */
    isUntried: () => isUntried,
    width: () => (isUntried || failures > 0 ? 1 : most),
    /** The server accepted or refused a mail: it works. */
    noteAnswer() {
      failures = 0;
      isUntried = false;
    },
    /** The connection broke, because of the server or the mail: other mails are tried soon. */
    noteBreak() {
      this.noteAnswer();
      pausedUntil = monotonic() + pause(1);
    },
    noteFailure({ isCrowded }: SendFailure) {
      failures += 1;
      pausedUntil = monotonic() + pause(failures);
      if (isCrowded) most = 1;
    },
    /** Called regularly: a server that limited the connections may allow more again. */
    widen() {
      most = connections;
    },
    /** Ends the pause, and tests the server with one mail. */
    reset() {
      pausedUntil = 0;
      isUntried = true;
    },
  };
}
