/** The words that each document is built with. */
import { pageOf as bakery } from '../bakery/page-words.ts';
import { dictionaries as bakeryWords } from '../bakery/words.ts';
import type { Code } from '../browser/language.ts';
import type { PageText } from '../browser/page-text.ts';
import { pageOf as hotel } from '../hotel-booking/page-words.ts';
import { dictionaries as hotelWords } from '../hotel-booking/words.ts';
import { frameOf, pageOf as player } from '../music-player/page-words.ts';
import { dictionaries as playerWords } from '../music-player/words.ts';
import { pageOf as legacy } from '../personal-legacy/page-words.ts';
import { dictionaries as legacyWords } from '../personal-legacy/words.ts';
import { pageOf as restaurant } from '../restaurant-orders/page-words.ts';
import { dictionaries as restaurantWords } from '../restaurant-orders/words.ts';

export const pageTexts: Readonly<Record<string, (code: Code) => Promise<PageText>>> = {
  bakery: async (code) => bakery(await bakeryWords[code]()),
  'hotel-booking': async (code) => hotel(await hotelWords[code]()),
  'music-player': async (code) => player(await playerWords[code]()),
  'music-player-embed': async (code) => frameOf(await playerWords[code]()),
  'personal-legacy': async (code) => legacy(await legacyWords[code]()),
  'restaurant-orders': async (code) => restaurant(await restaurantWords[code]()),
};
