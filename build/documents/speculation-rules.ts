/**
 * Speculation rules: which pages the browser may prerender or prefetch. In a file named by a response
 * header, so that the Content-Security-Policy need not allow an inline script for them.
 * https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { showcaseRoot } from '../../src/studio/showcases.ts';
import { speculationRulesFile } from './response-headers.ts';

/**
 * Applies on hover or touch. Excludes links to new tabs and within the page. Links to other languages are
 * only prefetched: their page restores the scroll position at the time of the click, which a prerendered
 * page cannot know.
 */
const rulesWith = (showcases: readonly string[]) => ({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          ...(showcases.length > 0 ? [{ not: { href_matches: `${showcaseRoot}*` } }] : []),
          { not: { selector_matches: '[target],[hreflang],[href^="#"],[aria-current="page"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
  prefetch: [{ where: { selector_matches: '[hreflang]' }, eagerness: 'moderate' }],
});

export const writeSpeculationRules = (
  folder: string,
  showcases: readonly string[],
): Promise<void> =>
  writeFile(join(folder, speculationRulesFile), JSON.stringify(rulesWith(showcases)));
