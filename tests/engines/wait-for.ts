import { setTimeout as wait } from 'node:timers/promises';

/** How long anything may take that a journey waits for, in ms. */
const patience = 10_000;

/**
 * Polls until the answer is something, and gives it. A poll may throw, since the page may be on its
 * way to the next: the last error is told when time is up.
 */
export async function waitFor<Answer>(
  description: string,
  poll: () => Promise<Answer> | Answer,
  milliseconds = patience,
): Promise<NonNullable<Answer>> {
  const end = performance.now() + milliseconds;
  let trouble = '';
  while (performance.now() < end) {
    try {
      const answer = await poll();
      if (answer) return answer;
      trouble = '';
    } catch (error) {
      trouble = ` (${error instanceof Error ? error.message : String(error)})`;
    }
    await wait(50);
  }
  throw new Error(`Waited in vain for ${description}${trouble}`);
}
