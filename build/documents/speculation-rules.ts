/**
 * Which pages a browser may prepare before they are asked for, as a file that a response header names,
 * so that the content policy need not allow an inline script for it.
 * https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { showcaseRoot } from '../../src/showcases.ts';
import { speculationRulesFile } from './response-headers.ts';

/**
 * On hover or touch. Links that open elsewhere or within the page are left alone; so are those to another
 * language, whose page is to be found where this one was left, and a prepared one cannot know that.
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
