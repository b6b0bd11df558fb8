/**
 * The texts of all languages, the facts of the studio and what was measured. A bundle has no files to read, so
 * build/documents/content-plugin.ts replaces this module with its result. Mistakes that can be passed over are told by
 * the check (build/checks/check-studio.ts), which also knows the rest of the studio.
 */

import { pagesOf } from '../pages/registry.ts';
import { collectFiles, finishContent } from '../studio/read-content.ts';
import { siteOf } from '../studio/site.ts';
import { settings } from './settings.ts';

const { problems, read } = collectFiles(settings, pagesOf);
if (!read) throw new Error(problems.join('\n'));

export const { words, studio, measured } = finishContent(
  read,
  siteOf(read.studio, settings, process.env),
);
