import { expect, test } from 'vitest';
import { cssTargets, scriptTargets } from './browsers.ts';

test('styles and scripts target the same oldest browsers', () => {
  // Lightning CSS encodes a version as one byte each for major, minor and patch.
  const fromCss = Object.entries(cssTargets)
    .filter(([browser]) => ['chrome', 'edge', 'firefox', 'safari', 'ios_saf'].includes(browser))
    .map(([browser, version]) => {
      const minor = (version >> 8) & 255;
      const name = browser === 'ios_saf' ? 'ios' : browser;
      return `${name}${version >> 16}${minor ? `.${minor}` : ''}`;
    });
  expect(fromCss.toSorted()).toEqual(scriptTargets.toSorted());
});
