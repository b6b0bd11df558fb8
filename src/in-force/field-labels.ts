/** What the server calls the studio's own fields in the mails to it. */
import { isUsual } from '../contact/contact-message.ts';
import { plainIn } from '../i18n/finished.ts';
import { words } from './content.ts';
import { defaultLanguage } from './languages.ts';

/** Undefined where there are none. The words are those of the form in the studio's default language. */
export function fieldLabels() {
  const { labels, choices = {}, privacy } = words[defaultLanguage].contact;
  if (!privacy) return undefined;
  const own = Object.entries(labels).filter(([id]) => !isUsual(id));
  return plainIn({ fields: Object.fromEntries(own), choices });
}
