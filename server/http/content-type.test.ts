import { expect, test } from 'vitest';
import { contentType } from './content-type.ts';

test.each([
  ['files/PLANO.PDF', 'application/pdf'],
  ['feed.pt-BR.xml', 'application/atom+xml; charset=utf-8'],
  ['sitemap.xml', 'application/xml'],
  ['.well-known/unknown', 'application/octet-stream'],
])('%s is %s', (path, type) => {
  expect(contentType(path)).toBe(type);
});
