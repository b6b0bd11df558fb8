/** What translators and extensions do to the islands; most cases are in tests/islands/foreign-changes.test.ts. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { fieldNames } from '../../../src/contact/contact-message.ts';
import { words } from '../../../src/in-force/content.ts';
import { isRoute } from '../../../src/in-force/routes.ts';
import { site } from '../../../src/in-force/site.ts';
import type { IslandName } from '../../../src/islands/island-name.ts';
import {
  changeForeignly,
  foreignChanges,
  translateForEver,
} from '../../../tests/foreign-changes.ts';
import { generated } from '../../../tests/generated.ts';
import { mainLanguage } from '../../../tests/languages.ts';
import { bringToLife, desktop, isHydrated, type Journey, openPage } from '../journey.ts';
import type { Tab } from '../tab.ts';
import { waitFor } from '../wait-for.ts';

const moments = 4;

/** The changes of each moment of each case. */
const changeCases = fc.sample(
  fc.array(foreignChanges, { minLength: moments, maxLength: moments }),
  generated(1, 40),
);

const textOf = (tab: Tab, selector: string) =>
  tab.evaluate((it) => document.querySelector(it)?.textContent ?? '', selector);

/** As a script of the page: what has lost its text may have no size, and then no pointer can press it. */
const press = (tab: Tab, selector: string) =>
  tab.evaluate((it) => document.querySelector<HTMLElement>(it)?.click(), selector);

export const foreignJourneys: Journey[] = [
  {
    name: 'foreign changes: a message is sent and its outcome told',
    async run({ tab, engine, origin }) {
      const { success, validation } = words[mainLanguage].contact;
      const island = '[data-island="contact-form"]';
      await tab.setViewport(...desktop);
      for (const changes of changeCases) {
        await openPage(tab, `${origin}/contact?lang=${mainLanguage}`);
        await isHydrated(tab, 'contact-form');
        await tab.evaluate(translateForEver, island);
        await tab.evaluate(changeForeignly, island, changes[0] ?? []);
        await press(tab, '#contact-send');
        await waitFor('the errors', async () =>
          (await textOf(tab, '#contact-name-problem')).includes(validation.required),
        );
        await tab.evaluate(changeForeignly, island, changes[1] ?? []);
        for (const name of fieldNames) {
          await tab.evaluate((id) => document.getElementById(id)?.focus(), `contact-${name}`);
          await tab.press(name === 'email' ? 'rita@exemplo.pt' : `Traduzido em ${engine}`);
        }
        await waitFor('the errors to go', () =>
          tab.evaluate((it) => !document.querySelector(`${it} [aria-invalid]`), island),
        );
        await tab.evaluate(changeForeignly, island, changes[2] ?? []);
        await press(tab, '#contact-send');
        await waitFor('the thanks', async () =>
          (await textOf(tab, `${island} [data-outcome]`)).includes(success),
        );
        await waitFor('the focus on the thanks', () =>
          tab.evaluate(() => document.activeElement?.hasAttribute('data-outcome') ?? false),
        );
        for (const name of fieldNames)
          assert.equal(
            await tab.evaluate(
              (id) => document.querySelector<HTMLInputElement>(id)?.value,
              `#contact-${name}`,
            ),
            '',
          );
        await tab.evaluate(changeForeignly, island, changes[3] ?? []);
        await press(tab, `${island} [data-outcome] button`);
        await waitFor('the form', () =>
          tab.evaluate(() => document.activeElement?.id === 'contact-name'),
        );
      }
    },
  },
  {
    name: 'foreign changes: the projects turn',
    async run({ tab, origin }) {
      const count = site.projects.length;
      if (count < 2) return;
      await takeSteps(tab, `${origin}/`, 'project-carousel', async (island, step) => {
        await press(tab, `${island} button:nth-of-type(2)`);
        const text = `${((step + 1) % count) + 1} / ${count}`;
        await waitFor(text, async () => (await textOf(tab, island)).includes(text));
      });
    },
  },
];

if (site.calculator && isRoute('prices'))
  foreignJourneys.push({
    name: 'foreign changes: the calculator counts',
    run: ({ tab, origin }) =>
      takeSteps(tab, `${origin}/prices`, 'calculator', async (island, step) => {
        const before = await textOf(tab, `${island} strong`);
        await press(tab, `${island} [name=${step % 2 === 0 ? 'texts' : 'pictures'}]`);
        await waitFor('another sum', async () => {
          const now = await textOf(tab, `${island} strong`);
          return now !== before && /\d/.test(now);
        });
      }),
  });

/** A step after each change of a case, for each case on a page that is opened anew and translated. */
async function takeSteps(
  tab: Tab,
  address: string,
  name: IslandName,
  take: (island: string, step: number) => Promise<void>,
) {
  const island = `[data-island="${name}"]`;
  await tab.setViewport(...desktop);
  for (const changes of changeCases) {
    await openPage(tab, `${address}?lang=${mainLanguage}`);
    await bringToLife(tab, name);
    await tab.evaluate(translateForEver, island);
    for (const [step, each] of changes.entries()) {
      await tab.evaluate(changeForeignly, island, each);
      await take(island, step);
    }
  }
}
