/** The texts as the files have them, for tests of sites on which other conditions are met. */

import { unbroken } from '../src/i18n/unbroken.ts';
import { settings } from '../src/in-force/settings.ts';
import { site } from '../src/in-force/site.ts';
import { pagesOf } from '../src/pages/registry.ts';
import { conditionsOf } from '../src/studio/conditions.ts';
import { readFiles } from '../src/studio/read-content.ts';
import type { Code } from './words.ts';

type Part = string | { when: string; text: string };
type WrittenText = Part | Part[];

export type WrittenSection = {
  heading: string;
  when?: string;
  paragraphs?: WrittenText[];
  items?: WrittenText[];
};

type WrittenWords = Record<
  'privacy-policy' | 'terms-and-conditions',
  { sections: WrittenSection[] }
> & {
  home: { faqsSection: { faqs: { additions?: { when: string; text: string }[] }[] } };
};

const { raw } = readFiles(settings, pagesOf);
const { isMet } = conditionsOf(site);

export const writtenWords = (code: Code) => raw[code] as WrittenWords;

/** The parts of a text that apply to the site in force, without facts. */
export const applicableText = (text: WrittenText): string =>
  [text]
    .flat()
    .filter((part) => typeof part === 'string' || isMet(part.when))
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join(' ');

/** A text without facts as a page shows it. */
export const shownText = (text: string): string => unbroken(text);
