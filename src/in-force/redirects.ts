import { type Redirects, redirectsOf } from '../studio/old-addresses.ts';
import { aliases } from './markdown-list.ts';
import { settings } from './settings.ts';

/** The old addresses of the site in force. */
export const redirects: Redirects = redirectsOf(aliases, settings.redirects);
