/** The languages of the site in force. */
import { settings } from '../studio/settings.ts';
import { languagesIn } from './language.ts';

export type { Language } from './language.ts';

export const { languages, languageCodes, defaultLanguage } = languagesIn(settings);
