/** How long the lock is held after the task, in milliseconds. */
const SETTLE_MS = 100;

/**
 * Runs a task while no other tab runs one of the same name, and returns its result: what is read and
 * written in it cannot be changed by another tab in between. Without the Web Locks API, which only secure
 * origins have, the task runs at once.
 */
export function inTurn<Result>(name: string, task: () => Result): Promise<Result> {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  if (!locks) return Promise.resolve(task());
  return new Promise((resolve, reject) => {
    void locks.request(name, async () => {
      try {
        resolve(task());
      } catch (error) {
        reject(error);
      }
      // Chromium tells the processes of other tabs about a write to localStorage a moment later.
      await new Promise((settled) => setTimeout(settled, SETTLE_MS));
    });
  });
}
