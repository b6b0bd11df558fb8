/** Every dictionary in its three languages, for the tests: a page loads only that of its language. */
import { dictionaries as bakers } from './bakery/owner/words.ts';
import { dictionaries as bakery } from './bakery/words.ts';
import type { Dictionaries } from './browser/language.ts';
import { dictionaries as desk } from './hotel-booking/owner/words.ts';
import { dictionaries as hotel } from './hotel-booking/words.ts';
import { dictionaries as music } from './music-player/words.ts';
import { dictionaries as legacy } from './personal-legacy/words.ts';
import { dictionaries as restaurant } from './restaurant-orders/words.ts';

const loaded = async <Words>({ pt, en, es }: Dictionaries<Words>) => ({
  pt: await pt(),
  en: await en(),
  es: await es(),
});

export const dictionaries = {
  restaurant: await loaded(restaurant),
  hotel: await loaded(hotel),
  /** The hotel's side. */
  desk: await loaded(desk),
  bakery: await loaded(bakery),
  /** The bakery's side. */
  bakers: await loaded(bakers),
  music: await loaded(music),
  legacy: await loaded(legacy),
};
