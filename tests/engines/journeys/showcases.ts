/**
 * The main job of each showcase, in three languages, on a telephone and at a desk, with a second tab, a
 * reload and Back in its middle.
 */
import { showcases } from '../../../src/site.ts';
import { assertQuiet, desktop, engineNames, type Journey, phone } from '../journey.ts';
import { bakery } from './showcases/bakery.ts';
import { hotelBooking } from './showcases/hotel-booking.ts';
import { musicPlayer } from './showcases/music-player.ts';
import { personalLegacy } from './showcases/personal-legacy.ts';
import { restaurantOrders } from './showcases/restaurant-orders.ts';
import type { Code, ShowcaseJob } from './showcases/visitor.ts';

const jobs: Record<string, ShowcaseJob> = {
  'restaurant-orders': restaurantOrders,
  'hotel-booking': hotelBooking,
  bakery,
  'personal-legacy': personalLegacy,
  'music-player': musicPlayer,
};

const codes: readonly Code[] = ['pt', 'en', 'es'];
const places = ['on a telephone', 'at a desk'] as const;

/**
 * Six ways to do each job are too many for every day: each engine has every language and both sizes, and
 * another engine what it has not.
 */
const turnsOf = (job: number, code: number, place: number) =>
  engineNames.filter((_, engine) => (job + code + engine) % places.length === place);

export const showcaseJourneys: Journey[] = Object.entries(jobs).flatMap(([slug, run], job) =>
  // A studio that shows other projects has not got them.
  !showcases.includes(slug)
    ? []
    : codes.flatMap((code, codeAt) =>
        places.map((name, place) => ({
          name: `the showcase ${slug} does its main job in ${code} ${name}`,
          turns: turnsOf(job, codeAt, place),
          async run({ tab, origin }) {
            const address = `${origin}/showcase/${slug}/?lang=${code}`;
            const tabs = [tab];
            const [width, height] = place === 0 ? phone : desktop;
            await tab.setViewport(width, height);
            await tab.goto(address);
            const openSecond = async (hash = '') => {
              const second = await tab.another(address + hash);
              tabs.push(second);
              return second;
            };
            await run({ tab, openSecond, address, isPhone: place === 0 }, code);
            for (const each of tabs) await assertQuiet(each);
          },
        })),
      ),
);
