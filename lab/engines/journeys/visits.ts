/**
 * What the arrivals of an engine count as; what Chromium sends is in server/visits/arrival.test.ts. A reload in Firefox,
 * and one in WebKit after a typed address, cannot be told from another arrival (docs/decisions/035-counting-arrivals.md).
 */
import assert from 'node:assert/strict';
import {
  type CountingSite,
  elsewhere,
  otherHost,
  startCountingSite,
} from '../../../tests/counting-site.ts';
import { mainLanguage } from '../../../tests/languages.ts';
import { type Journey, openPage } from '../journey.ts';
import type { Tab } from '../tab.ts';
import { waitFor } from '../wait-for.ts';

type Scene = { tab: Tab; site: CountingSite; engine: string };

const journey = (name: string, run: (scene: Scene) => Promise<void>): Journey => ({
  name: `visits: ${name}`,
  async run({ tab, engine }) {
    const site = await startCountingSite();
    try {
      await run({ tab, site, engine });
    } finally {
      await site.stop();
    }
  },
});

const home = `/?lang=${mainLanguage}`;
const contact = `/contact?lang=${mainLanguage}`;
const [pageHome, pageContact] = [`page ${mainLanguage} /`, `page ${mainLanguage} /contact`];

/** Firefox's driver may wait for ever for a page that is opened while another one still loads. */
const isAt = (tab: Tab, address: string) =>
  waitFor(address, async () => {
    const isLoaded = await tab.evaluate(() => document.readyState === 'complete');
    return isLoaded && (await tab.address()) === address;
  });

/** Arrives by the link of the other site. */
async function follow({ tab, site }: Scene, to: string, more: Record<string, string> = {}) {
  await tab.goto(elsewhere(site, to, more));
  await tab.click('a');
  await isAt(tab, to);
}

export const visitJourneys: Journey[] = [
  journey(
    'a typed address and a link elsewhere are arrivals, also the second time',
    async (scene) => {
      const { tab, site } = scene;
      await openPage(tab, site.origin + home);
      await openPage(tab, site.origin + contact);
      await openPage(tab, site.origin + home);
      assert.deepEqual(await site.counted(), { [pageHome]: 2, [pageContact]: 1, 'from nobody': 3 });
      await follow(scene, site.origin + contact);
      await follow(scene, site.origin + contact, { silent: '' });
      assert.deepEqual(await site.counted(), {
        [pageContact]: 2,
        [`from host ${otherHost}`]: 1,
        'from unnamed': 1,
      });
      const named = `${site.origin}${home}&utm_source=flyer`;
      await follow(scene, named);
      assert.deepEqual(await site.counted(), { [pageHome]: 1, 'from campaign flyer': 1 });
    },
  ),
  journey('links within the site, back and forward are none', async (scene) => {
    const { tab, site } = scene;
    await follow(scene, site.origin + home);
    await site.counted();
    await tab.click(`a[href="${contact}"]`);
    await isAt(tab, site.origin + contact);
    for (const [step, address] of [
      ['back', site.origin + home],
      ['back', elsewhere(site, site.origin + home)],
      ['forward', site.origin + home],
      ['forward', site.origin + contact],
    ] as const) {
      await tab.travel(step);
      await isAt(tab, address);
    }
    assert.deepEqual(await site.counted(), {});
  }),
  {
    ...journey('a reload after a link is none', async (scene) => {
      const { tab, site } = scene;
      await follow(scene, site.origin + home);
      await site.counted();
      const before = site.seen.length;
      await tab.travel('refresh');
      await tab.evaluate(() => location.reload());
      await waitFor('both reloads', () => site.seen.length >= before + 2);
      assert.deepEqual(await site.counted(), {});
    }),
    only: 'WebKit',
  },
  {
    ...journey('what is fetched ahead is none, and what is then opened is one', async (scene) => {
      const { tab, site } = scene;
      await tab.goto(elsewhere(site, site.origin + home, { ahead: 'link' }));
      await waitFor('the prefetch', () =>
        site.seen.some(({ headers }) => headers['sec-purpose'] === 'prefetch'),
      );
      assert.deepEqual(await site.counted(), {});
      await tab.click('a');
      await isAt(tab, site.origin + home);
      assert.deepEqual(await site.counted(), {
        [pageHome]: 1,
        [`from host ${otherHost}`]: 1,
      });
    }),
    // WebKit does not prefetch.
    only: 'Firefox',
  },
];
