import { setTimeout as wait } from 'node:timers/promises';

/** The time limit that ends a hanging test, in ms. A slow machine needs far less. */
const limit = 60_000;

/**
 * Polls until the answer is truthy, and returns it. An error of a poll is no failure yet, since the
 * page may just be replaced by the next one.
 */
export async function waitFor<Answer>(
  description: string,
  poll: () => Promise<Answer> | Answer,
): Promise<NonNullable<Answer>> {
  const end = performance.now() + limit;
  let reason = '';
  while (performance.now() < end) {
    try {
      const answer = await poll();
      if (answer) return answer;
      reason = '';
    } catch (error) {
      reason = ` (${error instanceof Error ? error.message : String(error)})`;
    }
    await wait(50);
  }
  throw new Error(`Timed out waiting for ${description}${reason}`);
}
