import assert from 'node:assert/strict';
import { words as allWords } from '../../../src/content/content.ts';
import { languageCodes, languages } from '../../../src/i18n/languages.ts';
import { routePaths } from '../../../src/routes.ts';
import { site } from '../../../src/site.ts';
import type { Tab } from '../engine.ts';
import { assertQuiet, type Journey, openPage } from '../journey.ts';
import { waitFor } from '../wait-for.ts';

const headings = (tab: Tab) =>
  tab.evaluate(() => [...document.querySelectorAll('h1')].map((it) => it.textContent.trim()));

/** One journey a language, so that a failure says in which. */
const pages = languageCodes.map(
  (code): Journey => ({
    name: `every page in ${code} opens with a heading and a silent console`,
    async run({ tab, origin }) {
      for (const path of Object.values(routePaths)) {
        await openPage(tab, `${origin}${path}?lang=${code}`);
        assert.equal((await headings(tab)).filter(Boolean).length, 1, path);
        const shown = await tab.evaluate(() => document.documentElement.lang);
        assert.equal(shown, languages[code].locale, path);
        // Firefox mentions a font that is still on its way when its page is left.
        await waitFor('the fonts', () => tab.evaluate(() => document.fonts.status === 'loaded'));
      }
      await assertQuiet(tab);
      await openPage(tab, `${origin}/no/such/page?lang=${code}`);
      const { title } = allWords[code]['not-found'];
      assert.deepEqual(await headings(tab), [title]);
      // The browser itself says that the document was not found.
      await assertQuiet(tab, /404/);
    },
  }),
);

export const documentJourneys: Journey[] = [
  ...pages,
  {
    name: 'every showcase opens with a heading and a silent console',
    async run({ tab, origin }) {
      for (const { projectLink } of site.projects) {
        if (!projectLink.startsWith('/')) continue;
        await tab.goto(origin + projectLink);
        assert.ok((await headings(tab)).length > 0, projectLink);
        await assertQuiet(tab);
      }
    },
  },
];
