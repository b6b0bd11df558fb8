/** How the mail server is, as its answers say: when to ask it again, and for how many mails at a time. */

/** Mails sent at the same time, when the mail server is well. */
const connections = 3;

/** `pause` is how long to leave it in peace, in ms, after this many failures in a row. */
export function createBackoff(monotonic: () => number, pause: (failures: number) => number) {
  let failures = 0;
  let pausedUntil = 0;
  let isUntried = true;
  let most = connections;

  return {
    isPaused: () => pausedUntil > monotonic(),
    /** Whether one mail has to find out how it is. */
    isUntried: () => isUntried,
    width: () => (isUntried || failures > 0 ? 1 : most),
    /** It has judged a mail, whatever it said of it. */
    noteAnswer() {
      failures = 0;
      isUntried = false;
    },
    /** Nobody knows whether it or the mail broke the connection: others are to be tried soon. */
    noteBreak() {
      this.noteAnswer();
      pausedUntil = monotonic() + pause(1);
    },
    noteFailure(code: string) {
      failures += 1;
      pausedUntil = monotonic() + pause(failures);
      if (code.startsWith('421')) most = 1;
    },
    /** After a while it may allow as many connections as before. */
    widen() {
      most = connections;
    },
    /** Lets it be asked at once. */
    reset() {
      pausedUntil = 0;
      isUntried = true;
    },
  };
}
