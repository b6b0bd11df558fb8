import assert from 'node:assert/strict';
import { site } from '../../../src/site.ts';
import { mainLanguage } from '../../languages.ts';
import { desktop, type Journey, openPage } from '../journey.ts';

/** A link amid text is known by its line, not by its colour alone. */
export const linkJourneys: Journey[] = [
  {
    name: 'links amid text are underlined',
    async run({ tab, origin }) {
      await tab.setViewport(...desktop);
      for (const [path, selector] of [
        ['/contact', `main a[href="mailto:${site.email}"]`],
        ['/', '#about a[href^="/contact"]'],
      ] as const) {
        await openPage(tab, `${origin}${path}?lang=${mainLanguage}`);
        const line = await tab.evaluate((it) => {
          const link = document.querySelector(it);
          return link && getComputedStyle(link).textDecorationLine;
        }, selector);
        assert.equal(line, 'underline', selector);
      }
    },
  },
];
