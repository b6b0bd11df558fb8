/** The stories of projects: one for each project of settings.yaml with a file in content/<language>/projects/. */

import type { Schema, WordsOf } from '../../studio/schema.ts';
import type { StudioSettings } from '../../studio/settings-schema.ts';
import { storyId } from '../../studio/story-id.ts';
import type { PageDefinition, PageOfFile } from '../page.ts';

const words = ({ list, object, pageHead, text }: Schema) =>
  object({
    page: pageHead,
    title: text(),
    lead: text(),
    tries: list(text()),
    problems: list(object({ title: text(), text: text() })),
    /** What the picture of the owner's side shows. */
    ownerAlt: text().optional(),
    decisions: list(object({ title: text(), text: text() })),
    /** `smaller` is what a small form of it begins at. */
    questions: list(object({ question: text(), answer: text('smaller') })),
    /** When it has paid for itself: the studio's example, and the fields for the visitor's own numbers. */
    payback: object({
      title: text(),
      example: text(
        ...(['things', 'sales', 'price', 'commission', 'share'] as const),
        ...(['worth', 'saved', 'months', 'least'] as const),
      ),
      own: object({
        title: text(),
        labels: object({
          things: text(),
          sales: text(),
          price: text(),
          commission: text(),
          share: text(),
        }),
        result: text('worth', 'saved'),
        paid: text('months'),
        slow: text(),
        least: text('least'),
        problem: text('field', 'most'),
      }),
    }).optional(),
    /** `accounts` is what accounts add to the price. */
    missing: list(text('accounts')),
  });

export type StoryWords = WordsOf<typeof words>;

export const storyPages = (projects: StudioSettings['projects']) =>
  Object.fromEntries(
    projects.map(({ slug }) => {
      const page = {
        path: `/projects/${slug}`,
        isOptional: true,
        contentFolder: 'projects',
        words,
      } satisfies PageDefinition;
      return [storyId(slug), page];
    }),
  );

/** Each of them. */
export type StoryPage = PageOfFile<typeof words>;
