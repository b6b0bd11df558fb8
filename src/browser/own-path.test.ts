import { expect, test } from 'vitest';
import { isOwnPath } from './own-path.ts';

test.each([
  ['/', 'index', true],
  ['/index.html', 'index', true],
  ['/index.es.html', 'index', true],
  ['/contact', 'contact', true],
  ['/contact/', 'contact', true],
  ['/contact.html', 'contact', true],
  ['/contact.pt-BR', 'contact', true],
  ['/notes/v1.2', 'notes/v1.2', true],
  ['/notes/v1.2.en.html', 'notes/v1.2', true],
  ['/nothing/at/all.php', '404', true],
  ['/contact-en.html', 'contact', false],
  ['/contact%3Flang=en.html', 'contact', false],
  ['/contact?lang=en.html', 'contact', false],
  ['/copies/contact.html', 'contact', false],
  ['/web/2026/https://www.studio.example/contact', 'contact', false],
  ['/contact.html/more', 'contact', false],
  ['/contacts', 'contact', false],
  ['/', 'contact', false],
  ['/copies/', 'index', false],
])('%s is where %s is, and not a copy of it: %s', (pathname, file, isOwn) => {
  expect(isOwnPath(pathname, file)).toBe(isOwn);
});
