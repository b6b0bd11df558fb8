import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { Head } from '../document/head.ts';
import { showMarks } from '../document/show-marks.ts';
import { Island } from '../islands/island.tsx';
import { ProjectCarousel } from '../islands/project-carousel/project-carousel.tsx';
import { escapeHtml } from './escape-html.ts';
import { fill, type Pattern } from './fill.ts';
import {
  type Finished,
  type Outgoing,
  plain,
  plainData,
  plainIn,
  shown,
  shownIn,
} from './finished.ts';
import { withMarks } from './marks.ts';
import { unbroken } from './unbroken.ts';

const text = withMarks(unbroken('A {fr mise-en-page} \\[x\\]')) as Finished;

test('what other programs read has letters only; on a page words stay joined', () => {
  expect(plain(text)).toBe('A mise-en-page [x]');
  expect(plainIn({ list: [text], count: 2 })).toEqual({ list: ['A mise-en-page [x]'], count: 2 });
  expect(plainData({ name: text }).name).toBe('A mise-en-page [x]');
  const joined = 'A mise-\u2060en-\u2060page [x]';
  expect(shown(text)).toBe(joined);
  expect(shownIn([text])).toEqual([joined]);
  expect(showMarks(`<p>${text}</p>` as Finished)).toBe(
    '<p>A <span lang="fr">mise-\u2060en-\u2060page</span> [x]</p>',
  );
});

test('an outlet that takes a finished text as it is does not compile', () => {
  const pattern = 'a {a}' as unknown as Pattern<'a'>;
  const position = '' as unknown as Pattern<'number' | 'count'>;
  const words = { previous: text, next: text, position };
  // @ts-expect-error - a line of a document or a feed
  const line: Outgoing = text;
  // @ts-expect-error - a text with its holes filled is a finished text too
  const filled: Outgoing = fill(pattern, { a: 1 });
  // @ts-expect-error - the title of a document
  const head: Head = { title: text, tags: [] };
  // @ts-expect-error - data for search engines
  const found: Head = { title: plain(text), tags: [], data: { '@graph': [] } };
  // @ts-expect-error - markup of a document, a feed or a card
  const markup = escapeHtml(text);
  // @ts-expect-error - the props of an island
  const island = createElement(ProjectCarousel, { words, count: 2 });
  expect([line, filled, head, found, markup, island]).toHaveLength(6);
  // The element of an island lets them go itself.
  const element = Island<'project-carousel'>({
    name: 'project-carousel',
    props: { words, count: 2 },
  });
  expect(element.props).toMatchObject({
    'data-props': expect.not.stringMatching(/[\ufdd0-\ufdef]/),
  });
});
