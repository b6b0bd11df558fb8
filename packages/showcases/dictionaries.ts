/** Every dictionary in its three languages, for the tests: a page loads only that of its language. */
import { en as bakersEn } from './bakery/owner/words/en.ts';
import { es as bakersEs } from './bakery/owner/words/es.ts';
import { pt as bakersPt } from './bakery/owner/words/pt.ts';
import { en as bakeryEn } from './bakery/words/en.ts';
import { es as bakeryEs } from './bakery/words/es.ts';
import { pt as bakeryPt } from './bakery/words/pt.ts';
import { en as deskEn } from './hotel-booking/owner/words/en.ts';
import { es as deskEs } from './hotel-booking/owner/words/es.ts';
import { pt as deskPt } from './hotel-booking/owner/words/pt.ts';
import { en as hotelEn } from './hotel-booking/words/en.ts';
import { es as hotelEs } from './hotel-booking/words/es.ts';
import { pt as hotelPt } from './hotel-booking/words/pt.ts';
import { en as musicEn } from './music-player/words/en.ts';
import { es as musicEs } from './music-player/words/es.ts';
import { pt as musicPt } from './music-player/words/pt.ts';
import { en as legacyEn } from './personal-legacy/words/en.ts';
import { es as legacyEs } from './personal-legacy/words/es.ts';
import { pt as legacyPt } from './personal-legacy/words/pt.ts';
import { en as restaurantEn } from './restaurant-orders/words/en.ts';
import { es as restaurantEs } from './restaurant-orders/words/es.ts';
import { pt as restaurantPt } from './restaurant-orders/words/pt.ts';

export const dictionaries = {
  restaurant: { pt: restaurantPt, en: restaurantEn, es: restaurantEs },
  hotel: { pt: hotelPt, en: hotelEn, es: hotelEs },
  /** The hotel's side. */
  desk: { pt: deskPt, en: deskEn, es: deskEs },
  bakery: { pt: bakeryPt, en: bakeryEn, es: bakeryEs },
  /** The bakery's side. */
  bakers: { pt: bakersPt, en: bakersEn, es: bakersEs },
  music: { pt: musicPt, en: musicEn, es: musicEs },
  legacy: { pt: legacyPt, en: legacyEn, es: legacyEs },
};
