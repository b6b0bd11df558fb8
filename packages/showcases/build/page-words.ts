/** The words that each document is built with. */
import { dictionaries as bakery } from '../bakery/words.ts';
import type { Dictionaries } from '../browser/language.ts';
import type { PageWords } from '../browser/word-at.ts';
import { dictionaries as hotel } from '../hotel-booking/words.ts';
import { dictionaries as music } from '../music-player/words.ts';
import { dictionaries as legacy } from '../personal-legacy/words.ts';
import { dictionaries as restaurant } from '../restaurant-orders/words.ts';

export const pageWords: Readonly<Record<string, Dictionaries<PageWords>>> = {
  bakery,
  'hotel-booking': hotel,
  'music-player': music,
  'music-player-embed': music,
  'personal-legacy': legacy,
  'restaurant-orders': restaurant,
};
