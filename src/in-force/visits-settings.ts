/** What the server needs to count arrivals and to show them. */

import { plainIn } from '../i18n/finished.ts';
import { words } from './content.ts';
import { defaultLanguage, languages } from './languages.ts';
import { site } from './site.ts';

/** Undefined where nothing is counted. The words are the studio's own, in its default language. */
export function visitsSettings() {
  const texts = words[defaultLanguage].visits;
  if (!site.visits || !texts) return undefined;
  return {
    timeZone: site.visits.timeZone,
    locale: languages[defaultLanguage].locale as string,
    words: plainIn(texts),
    hasMessages: site.mail.origin === '',
  };
}
