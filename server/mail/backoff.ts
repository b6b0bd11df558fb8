/** Backoff for the mail server: when to try again, and how many mails to send at the same time. */

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
    noteFailure(code: string) {
      failures += 1;
      pausedUntil = monotonic() + pause(failures);
      if (code.startsWith('421')) most = 1;
    },
    /** Called regularly: a server that limited the connections (421) may allow more again. */
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
