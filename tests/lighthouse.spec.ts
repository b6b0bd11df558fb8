import { type MeasuringBrowser, startBrowser } from '../tools/bench/browser.ts';
import { audit } from '../tools/bench/lighthouse.ts';
import { expect, mainLanguage, paths, test } from './site.ts';

let browser: MeasuringBrowser;
test.beforeAll(async () => {
  browser = await startBrowser();
});
test.afterAll(() => browser.stop());

/** From here on a score is green: https://developer.chrome.com/docs/lighthouse/performance/performance-scoring */
const green = 90;

for (const path of paths) {
  test(`${path} loses no point of Lighthouse on a phone but to a busy machine`, async ({
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const { scores, failures } = await audit(
      `${baseURL}${path}?lang=${mainLanguage}`,
      browser.port,
    );
    const said = JSON.stringify({ scores, failures }, null, 2);
    const { performance, ...others } = scores;
    expect(others, said).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 });
    // Blocking time says as much of the machine as of the page: decision 014.
    expect(failures.filter((failure) => !failure.includes('total-blocking-time'))).toEqual([]);
    expect(performance, said).toBeGreaterThanOrEqual(green);
  });
}
