/**
 * The pages of a site by id, which is the name of their folder. A page that is forgotten here is named by the check
 * as an unused file.
 */

import { languagesIn } from '../i18n/language.ts';
import type { MarkdownPage as MarkdownFile, Note } from '../studio/markdown-files.ts';
import type { StudioSettings } from '../studio/settings-schema.ts';
import { page as attributions } from './attributions/page.ts';
import { page as contact } from './contact/page.ts';
import { page as home } from './home/page.ts';
import { page as howWeWork } from './how-we-work/page.ts';
import { type MarkdownPage, markdownPages } from './markdown/page.ts';
import { page as notFound } from './not-found/page.ts';
import { type NotePage, notePages } from './note/page.ts';
import { listPage, type NotesPage } from './notes/page.ts';
import { page as prices } from './prices/page.ts';
import { page as privacyPolicy } from './privacy-policy/page.ts';
import { type StoryPage, storyPages } from './project/page.ts';
import { page as reverse } from './reverse/page.ts';
import { page as termsAndConditions } from './terms-and-conditions/page.ts';

const always = {
  attributions,
  contact,
  home,
  'how-we-work': howWeWork,
  'not-found': notFound,
  prices,
  'privacy-policy': privacyPolicy,
  reverse,
  'terms-and-conditions': termsAndConditions,
} as const;

/** The ids of files are known when the site is built only: `markdown/*` stands for `markdown/careers`. */
export type Pages = typeof always & {
  'markdown/*': MarkdownPage;
  'note/*': NotePage;
  notes: NotesPage;
  'project/*': StoryPage;
};

export type PageId = keyof Pages;

/** The pages that have an address. */
export type RouteId = {
  [Id in PageId]: Pages[Id] extends { path: string } ? Id : never;
}[PageId];

/**
 * @param markdown - the Markdown pages and the articles
 */
export const pagesOf = (
  settings: StudioSettings,
  markdown: { pages: readonly MarkdownFile[]; notes: readonly Note[] },
): Pages =>
  ({
    ...always,
    ...markdownPages(markdown.pages),
    ...notePages(markdown.notes),
    ...listPage(markdown.notes, languagesIn(settings).languageCodes),
    ...storyPages(settings.projects),
  }) as unknown as Pages;

/** How pages are handed to who reads their texts. */
export type PagesOf = typeof pagesOf;
