/** What a document says to those who hear it, and to browsers that know no styles. */
import { describe, expect, test } from 'vitest';
import { hrefTo, routeIds } from '../../src/in-force/routes.ts';
import { showcases } from '../../src/in-force/site.ts';
import { joinedWords } from '../joined-words.ts';
import { documentAt } from '../served.ts';
import { codes } from '../words.ts';

const addresses = codes.flatMap((code) => [
  ...routeIds.map((route) => hrefTo(route, code)),
  `/no-such-page?lang=${code}`,
]);
const demonstrations = codes.flatMap((code) =>
  showcases.map((slug) => `/showcase/${slug}/?lang=${code}`),
);

const inEach = async (all: readonly string[], find: (body: HTMLElement) => string[]) => {
  const found: string[] = [];
  for (const address of all)
    found.push(...find((await documentAt(address)).body).map((it) => `${address}: ${it}`));
  return found;
};

describe('every document', () => {
  test('keeps neighbouring words apart without its style sheet', async () => {
    expect(await inEach([...addresses, ...demonstrations], joinedWords)).toEqual([]);
  });

  test('says no figure of a table twice', async () => {
    // What hides a double is a style, and text browsers know none.
    const doubles = (body: HTMLElement) =>
      [...body.querySelectorAll('table [aria-hidden], table [data-double]')].map(
        (it) => it.textContent,
      );
    expect(await inEach(addresses, doubles)).toEqual([]);
  });

  test('has a cell for each column in every row of a table', async () => {
    const uneven = (body: HTMLElement) =>
      [...body.querySelectorAll('table')].filter(({ rows }) => {
        const widths = [...rows].map(({ cells }) =>
          [...cells].reduce((sum, { colSpan }) => sum + colSpan, 0),
        );
        return new Set(widths).size !== 1;
      });
    expect(await inEach(addresses, (body) => uneven(body).map((it) => it.outerHTML))).toEqual([]);
  });

  test('begins terms and their values with a text', async () => {
    // Orca leaves out in Firefox what is laid out as a box at their beginning.
    const boxes = (body: HTMLElement) =>
      [...body.querySelectorAll('dt > :first-child, dd > :first-child')]
        .filter((it) => !it.previousSibling)
        .map((it) => it.outerHTML);
    expect(await inEach([...addresses, ...demonstrations], boxes)).toEqual([]);
  });

  test('has nothing in its live regions: nothing has happened', async () => {
    const live =
      '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output:not([aria-live=off])';
    const texts = (body: HTMLElement) =>
      [...body.querySelectorAll(live)].map((it) => it.textContent.trim()).filter(Boolean);
    expect(await inEach([...addresses, ...demonstrations], texts)).toEqual([]);
  });

  test('gives its styles to engines that understand them whole, and others what needs none', async () => {
    for (const address of addresses) {
      const [style] = (await documentAt(address)).head.getElementsByTagName('style');
      const [plain = '', whole = ''] = style?.textContent.split('@supports selector(&){') ?? [];
      // What an old engine reads is so little that none can misunderstand it.
      expect(plain, address).toMatch(/^([a-z,[\]-]+\{[a-z0-9-]+:[^{}&]+\})+$/);
      let depth = 1;
      const ends = [...whole].findIndex((sign) => {
        depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
        return depth === 0;
      });
      expect(ends, address).toBe(whole.length - 1);
    }
  });

  test('leaves it to its own check what is wrong in a form', async () => {
    const ruled =
      ':is([required], [pattern], [minlength], [type=email], [type=url], [type=number])';
    const fields = (body: HTMLElement) =>
      [...body.querySelectorAll(`form[novalidate] ${ruled}`)].map((it) => it.outerHTML);
    expect(await inEach(addresses, fields)).toEqual([]);
  });
});
