/** The main task of each showcase, with a second tab, a reload and Back in its middle. */
import { showcases } from '../../../src/site.ts';
import { assertQuiet, desktop, type Journey, phone } from '../journey.ts';
import type { Tab } from '../tab.ts';
import { bakery } from './showcases/bakery.ts';
import { hotelBooking } from './showcases/hotel-booking.ts';
import { musicPlayer } from './showcases/music-player.ts';
import { personalLegacy } from './showcases/personal-legacy.ts';
import { restaurantOrders } from './showcases/restaurant-orders.ts';
import type { Showcase } from './showcases/visitor.ts';

const all: Showcase[] = [restaurantOrders, hotelBooking, bakery, personalLegacy, musicPlayer];

const journey = ({ slug, language, isPhone, run }: Showcase): Journey => ({
  name: `showcases: ${slug} in ${language}, on a ${isPhone ? 'phone' : 'desktop'}`,
  async run({ tab, browser, origin }) {
    const address = `${origin}/showcase/${slug}/?lang=${language}`;
    const [width, height] = isPhone ? phone : desktop;
    await tab.setViewport(width, height);
    await tab.goto(address);
    const openSecond = (hash = ''): Promise<Tab> => tab.openSecond(address + hash);
    await run({ tab, openSecond });
    await assertQuiet(browser);
  },
});

export const showcaseJourneys: Journey[] = all
  .filter(({ slug }) => showcases.includes(slug))
  .map(journey);
