import { site } from '../site.config.ts';
import { languages } from '../src/i18n/languages.ts';

/** What the build puts into the code in place of a name (src/globals.d.ts). */
export const buildConstants = {
  __BUILD_YEAR__: new Date().getFullYear(),
  // Written out here: a phone's browser needs 40 ms to get ready to write a single date.
  __LEGAL_UPDATED__: Object.fromEntries(
    Object.entries(languages).map(([code, { locale }]) => {
      const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
      return [code, format.format(new Date(site.legalUpdated))];
    }),
  ),
};
