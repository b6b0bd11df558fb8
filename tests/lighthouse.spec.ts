import { type MeasuringBrowser, startBrowser } from '../tools/bench/browser.ts';
import { audit } from '../tools/bench/lighthouse.ts';
import { expect, paths, test } from './site.ts';

let browser: MeasuringBrowser;
test.beforeAll(async () => {
  browser = await startBrowser();
});
test.afterAll(() => browser.stop());

for (const path of paths) {
  test(`${path} is at 100 in every category of Lighthouse on a phone`, async ({ baseURL }) => {
    test.setTimeout(120_000);
    const run = async () => {
      const { scores, failures } = await audit(`${baseURL}${path}?lang=pt`, browser.port);
      return { scores, failures };
    };
    const isPerfect = ({ scores }: Awaited<ReturnType<typeof run>>) =>
      Object.values(scores).every((score) => score === 100);
    let result = await run();
    // Once more, and only once: the machine may have been busy.
    if (!isPerfect(result)) result = await run();
    expect(isPerfect(result), JSON.stringify(result, null, 2)).toBe(true);
  });
}
