/**
 * The main tasks of guest and owner in each showcase, from another time zone, with a second tab, a reload and Back
 * in their middle. Each is seen on a phone by one engine and on a desktop by the other: the layouts are the same
 * documents, and what differs between engines (dialogs, history, storage of two tabs, sound) is in both.
 */
import { dictionaries } from '../../../packages/showcases/dictionaries.ts';
import { showcases } from '../../../src/in-force/site.ts';
import { assertQuiet, desktop, type Journey, phone } from '../journey.ts';
import type { Tab } from '../tab.ts';
import { bakery } from './showcases/bakery.ts';
import { hotelBooking } from './showcases/hotel-booking.ts';
import { musicPlayer } from './showcases/music-player.ts';
import { personalLegacy } from './showcases/personal-legacy.ts';
import { restaurantOrders } from './showcases/restaurant-orders.ts';
import type { Showcase, Stage } from './showcases/visitor.ts';

const all: Showcase[] = [restaurantOrders, hotelBooking, bakery, personalLegacy, musicPlayer];
const languages = ['pt', 'en', 'es'] as const;

const wordsIn = (language: (typeof languages)[number]) =>
  Object.fromEntries(
    Object.entries(dictionaries).map(([name, each]) => [name, each[language]]),
  ) as Stage['words'];

const journeysOf = ({ slug, run }: Showcase, index: number): Journey[] =>
  (['Firefox', 'WebKit'] as const).map((only, engine) => {
    const isPhone = (index + engine) % 2 === 0;
    const language = languages[(index + engine) % languages.length] ?? 'pt';
    return {
      name: `showcases: ${slug} in ${language}, on a ${isPhone ? 'phone' : 'desktop'}`,
      only,
      options: { timeZone: 'America/Los_Angeles' },
      async run({ tab, browser, origin }) {
        const address = `${origin}/showcase/${slug}/?lang=${language}`;
        const [width, height] = isPhone ? phone : desktop;
        await tab.setViewport(width, height);
        await tab.goto(address);
        const openSecond = (hash = ''): Promise<Tab> => tab.openSecond(address + hash);
        await run({ tab, openSecond, words: wordsIn(language), isPhone });
        await assertQuiet(browser);
      },
    };
  });

export const showcaseJourneys: Journey[] = all
  .filter(({ slug }) => showcases.includes(slug))
  .flatMap(journeysOf);
