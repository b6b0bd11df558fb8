import { expect, test } from 'vitest';
import { site } from '../in-force/site.ts';
import { conditionsOf } from './conditions.ts';

test('a project is a condition by its slug, true where it is shown', () => {
  const { isMet } = conditionsOf({ ...site, projects: [{ slug: 'shop', projectLink: '' }] });
  expect(isMet('shop')).toBe(true);
  expect(isMet('not shop')).toBe(false);
  expect(isMet('bakery')).toBe(false);
});

test('the mailbox is that of the site’s own server, where this sends the form', () => {
  const isThere = (kind: typeof site.hosting.kind, origin: string) => {
    const mail = { ...site.mail, origin };
    return conditionsOf({ ...site, mailbox: true, mail, hosting: { ...site.hosting, kind } }).isMet(
      'mailbox',
    );
  };
  expect(isThere('server', '')).toBe(true);
  expect(isThere('server', 'https://mail.example')).toBe(false);
  expect(isThere('workers', '')).toBe(false);
});
