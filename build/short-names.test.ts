import { expect, test } from 'vitest';
import { shortenNames } from './short-names.ts';

const none = new Set<string>();

test('a class is called the same in the styles and in the page, shorter than before', () => {
  expect(
    shortenNames(
      '<style>.card-module-root .icon-module-root{top:0}.card-module-root::after{top:1px}</style><p class="card-module-root icon-module-root">',
      none,
    ),
  ).toBe('<style>.a .b{top:0}.a::after{top:1px}</style><p class="a b">');
});

test('what a script knows, and what is not of the styles, keeps its name', () => {
  const html =
    '<style>.form-module-root,.card-module-root{top:0}</style><p class="form-module-root card-module-root">an es-module-loader';
  expect(shortenNames(html, new Set(['form-module-root']))).toBe(
    html.replaceAll('card-module-root', 'a'),
  );
});

test('no two classes get one name, and none that is taken', () => {
  const names = Array.from({ length: 200 }, (_, index) => `sheet-module-part${index}`);
  const html = `<style>${names.map((name) => `.${name}{top:0}`).join('')}</style><p class="b Z a0 ${names.join(' ')}">`;
  const given = /class="([^"]*)"/.exec(shortenNames(html, none))?.[1]?.split(' ') ?? [];
  expect(new Set(given).size).toBe(203);
  expect(given.every((name) => /^[a-z][a-z\d]*$/i.test(name))).toBe(true);
});
