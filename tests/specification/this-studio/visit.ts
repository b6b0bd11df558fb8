/** How much room this studio's titles and pages take: another one may have longer words, and more to say. */
import type { Page } from '@playwright/test';
import { paperOf } from '../../studio/visit/paper.ts';
import {
  onPaper,
  type Question,
  unknownPath,
  type VisitedDocument,
} from '../../studio/visit/question.ts';
import { alikePaths } from '../../words.ts';

/** The sheets of pages that are handed to somebody: the quote and the contract have one each. */
const sheets: Readonly<Record<string, number>> = { '/prices': 3, '/how-we-work': 3 };

/** Sheets before the last that are half empty, a last one with a line or two, and too many of them. */
async function wastedSheets(page: Page, { path }: VisitedDocument): Promise<string[]> {
  const { depths, pageCount } = await paperOf(page);
  const last = depths.length - 1;
  return [
    ...depths.flatMap((depth, index) =>
      depth > (index < last ? 0.7 : 0.1) ? [] : [`sheet ${index + 1} ends at ${depth}`],
    ),
    ...((sheets[path] ?? pageCount) === pageCount ? [] : [`there are ${pageCount} sheets`]),
  ];
}

/** Words of titles that go on in another line, and have no hyphen. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3')].flatMap((title) => {
      const broken: string[] = [];
      const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      while (texts.nextNode())
        for (const { 0: word, index } of (texts.currentNode.nodeValue ?? '').matchAll(/\p{L}+/gu)) {
          const range = document.createRange();
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(`"${word}" of a title is broken`);
        }
      return broken;
    }),
  );

export const looks = [brokenWords];

export const questions: Question[] = [
  {
    name: 'no sheet is half empty but the last one',
    ask: wastedSheets,
    of: (document) =>
      onPaper(document) && document.path !== unknownPath && !alikePaths.includes(document.path),
  },
];
