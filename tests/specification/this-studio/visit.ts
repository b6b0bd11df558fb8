/** How much paper this studio's pages take: another one may have more to say. */
import type { Page } from '@playwright/test';
import { alikePaths } from '../../site.ts';
import { paperOf } from '../../studio/visit/paper.ts';
import { type Question, unknownPath, type VisitedDocument } from '../../studio/visit/question.ts';

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

export const questions: Question[] = [
  {
    name: 'no sheet is half empty but the last one',
    ask: wastedSheets,
    of: ({ path }) => path !== unknownPath && !alikePaths.includes(path),
  },
];
