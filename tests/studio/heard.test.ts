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

  test('has nothing in its live regions: nothing has happened', async () => {
    const live =
      '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output:not([aria-live=off])';
    const texts = (body: HTMLElement) =>
      [...body.querySelectorAll(live)].map((it) => it.textContent.trim()).filter(Boolean);
    expect(await inEach([...addresses, ...demonstrations], texts)).toEqual([]);
  });

  test('leaves it to its own check what is wrong in a form', async () => {
    const ruled =
      ':is([required], [pattern], [minlength], [type=email], [type=url], [type=number])';
    const fields = (body: HTMLElement) =>
      [...body.querySelectorAll(`form[novalidate] ${ruled}`)].map((it) => it.outerHTML);
    expect(await inEach(addresses, fields)).toEqual([]);
  });
});
