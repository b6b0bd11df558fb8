/** What the server needs to count arrivals and to show them. */
import { words } from './content/content.ts';
import type { VisitsWords } from './content/schema.ts';
import { fill } from './i18n/fill.ts';
import { defaultLanguage, languages } from './i18n/languages.ts';
import { factsIn, site } from './site.ts';

/** Undefined where nothing is counted. The words are the studio's own, in its default language. */
export function visitsSettings() {
  const texts = words[defaultLanguage].visits;
  if (!site.visits || !texts) return undefined;
  const facts = factsIn(defaultLanguage);
  return {
    timeZone: site.visits.timeZone,
    locale: languages[defaultLanguage].locale as string,
    words: JSON.parse(JSON.stringify(texts), (_, value: unknown) =>
      typeof value === 'string' ? fill(value, facts) : value,
    ) as VisitsWords,
    hasMessages: site.mail.origin === '',
  };
}
