import { setTimeout as wait } from 'node:timers/promises';

/** The time limit that ends a hanging test, in ms. Both engines and a busy machine need far less. */
const limit = 300_000;

/** Between two polls, in ms: the longer something takes, the less often the page is disturbed. */
const [shortest, longest] = [50, 400];

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
  let pause = shortest;
  while (performance.now() < end) {
    try {
      const answer = await poll();
      if (answer) return answer;
      reason = '';
    } catch (error) {
      reason = ` (${error instanceof Error ? error.message : String(error)})`;
    }
    await wait(pause);
    pause = Math.min(pause * 1.2, longest);
  }
  throw new Error(`Timed out waiting for ${description}${reason}`);
}
