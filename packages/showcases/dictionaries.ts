/** Every dictionary in its three languages, for the tests: a page loads only that of its language. */
import { dictionary as bakers } from './bakery/owner/words.ts';
import { dictionary as bakery } from './bakery/words.ts';
import type { Code } from './browser/language.ts';
import { dictionary as desk } from './hotel-booking/owner/words.ts';
import { dictionary as hotel } from './hotel-booking/words.ts';
import { dictionary as music } from './music-player/words.ts';
import { dictionary as legacy } from './personal-legacy/words.ts';
import { dictionary as restaurant } from './restaurant-orders/words.ts';

const loaded = async <Words>(dictionary: (code: Code) => Promise<Words>) => ({
  pt: await dictionary('pt'),
  en: await dictionary('en'),
  es: await dictionary('es'),
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
