import { expect, test } from 'vitest';
import { isOwnPath } from './own-path.ts';

test.each([
  ['/', 'index'],
  ['/index.html', 'index'],
  ['/index.es.html', 'index'],
  ['/contact', 'contact'],
  ['/contact/', 'contact'],
  ['/contact.html', 'contact'],
  ['/contact.pt-BR', 'contact'],
  ['/notes/v1.2', 'notes/v1.2'],
  ['/notes/v1.2.en.html', 'notes/v1.2'],
  ['/nothing/at/all.php', '404'],
])('%s is where %s is', (pathname, file) => {
  expect(isOwnPath(pathname, file)).toBe(true);
});

test.each([
  ['/contact-en.html', 'contact'],
  ['/contact%3Flang=en.html', 'contact'],
  ['/contact?lang=en.html', 'contact'],
  ['/copies/contact.html', 'contact'],
  ['/web/2026/https://www.studio.example/contact', 'contact'],
  ['/contact.html/more', 'contact'],
  ['/contacts', 'contact'],
  ['/', 'contact'],
  ['/copies/', 'index'],
])('%s is a copy of %s', (pathname, file) => {
  expect(isOwnPath(pathname, file)).toBe(false);
});
