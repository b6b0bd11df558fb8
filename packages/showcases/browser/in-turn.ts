/** How long the lock is held after the task, in milliseconds. */
const SETTLE_MS = 100;

/**
 * How long a task waits for its turn, in milliseconds: many times what another tab's task and SETTLE_MS take. A tab in
 * the background may be slowed down to one timer a minute, and still holds the lock.
 */
const WAIT_MS = 2_000;

/**
 * Runs a task while no other tab runs one of the same name, and returns its result: what is read and
 * written in it cannot be changed by another tab in between. When the turn does not come, it is taken from the tab that
 * has it: a task has no pause, so that one is at most waiting. A browser that says nothing even then is asked no more:
 * a press always has its effect. Without the Web Locks API, which only secure origins have, the task runs at once.
 */
export function inTurn<Result>(name: string, task: () => Result): Promise<Result> {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  if (!locks) return Promise.resolve(task());
  return new Promise((resolve, reject) => {
    const patience = new AbortController();
    let hasRun = false;
    const run = () => {
      if (hasRun) return;
      hasRun = true;
      for (const timer of timers) clearTimeout(timer);
      try {
        resolve(task());
      } catch (error) {
        reject(error);
      }
    };
    const timers = [setTimeout(() => patience.abort(), WAIT_MS), setTimeout(run, 2 * WAIT_MS)];
    const hold = async () => {
      run();
      // Chromium tells the processes of other tabs about a write to localStorage a moment later.
      await new Promise((settled) => setTimeout(settled, SETTLE_MS));
    };
    locks
      .request(name, { signal: patience.signal }, hold)
      .catch(() => (hasRun ? undefined : locks.request(name, { steal: true }, hold)))
      // The browser gives no lock at all, or another tab has taken this one.
      .catch(run);
  });
}
