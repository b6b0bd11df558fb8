/** The languages of the site in force. */

import { languagesIn } from '../i18n/language.ts';
import { settings } from './settings.ts';

export type { Language } from '../i18n/language.ts';

export const { languages, languageCodes, defaultLanguage } = languagesIn(settings);
