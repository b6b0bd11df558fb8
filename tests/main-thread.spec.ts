import { startTracing, type Task } from './main-thread.ts';
import { expect, mainLanguage, paths, test } from './site.ts';

/** A processor four times slower than this machine's stands for a cheap phone's. */
const slowdown = 4;
/** In ms. */
const longestSlice = 50;
/** Of several tries the best counts: what disturbs a try is the machine, what is in all of them is ours. */
const tries = 3;

test.describe('on a slow processor', () => {
  let tracing: Awaited<ReturnType<typeof startTracing>>;
  test.beforeAll(async () => {
    tracing = await startTracing(slowdown);
  });
  test.afterAll(() => tracing.stop());

  for (const path of paths) {
    test(`no script of ${path} holds the main thread for ${longestSlice} ms`, async ({
      baseURL,
    }) => {
      const worst: Task[] = [];
      for (let attempt = 0; attempt < tries; attempt += 1) {
        const tasks = await tracing.load(`${baseURL}${path}?lang=${mainLanguage}`);
        // Its code was seen to run: otherwise nothing has been measured.
        expect(tasks.flatMap(({ calls }) => calls).join()).toContain('/assets/page');
        worst.push(...tasks.toSorted((a, b) => b.script - a.script).slice(0, 1));
        if ((worst.at(-1)?.script ?? 0) < longestSlice) break;
      }
      const shortest = Math.min(...worst.map(({ script }) => script));
      expect(shortest, JSON.stringify(worst, null, 2)).toBeLessThan(longestSlice);
    });
  }
});
