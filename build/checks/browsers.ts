/**
 * The oldest browsers that the site supports: Baseline widely available on the day of the build, which is
 * the browsers of the last two and a half years. The linter of the styles judges by the day of its plugin's release.
 */
import browserslist from 'browserslist';
import { browserslistToTargets } from 'lightningcss';

const browsers = browserslist('baseline widely available');

/** For Lightning CSS. */
export const cssTargets = browserslistToTargets(browsers);

const engines = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/** For Vite's `build.target`: the oldest version of each browser, like `safari17.5`. */
export const scriptTargets: string[] = Object.entries(engines).map(([browser, target]) => {
  const versions = browsers
    .filter((each) => each.startsWith(`${browser} `))
    // A version may be a range, for example 18.5-18.7.
    .map((each) => each.slice(browser.length + 1).replace(/-.*/, ''))
    .toSorted((one, other) => Number(one) - Number(other));
  if (versions[0] === undefined) throw new Error(`browserslist knows no ${browser}`);
  return `${target}${versions[0]}`;
});
