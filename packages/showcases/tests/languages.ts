/** What the showcases share when their three languages are tested. */
import { expect, type Page } from '@playwright/test';
import { type Code, codes } from '../browser/language.ts';
import { hold } from './held.ts';

/** What the guests' and the owner's side say. */
export const sidesOf = (guest: Record<Code, unknown>, owner: Record<Code, unknown>) => ({
  pt: [guest.pt, owner.pt],
  en: [guest.en, owner.en],
  es: [guest.es, owner.es],
});

/** Small words that one of the three languages cannot do without and the other two do not have. */
const telltales: Record<Code, readonly string[]> = {
  pt: 'não uma com ao aos às em seu sua até mais ou são já é também ainda pela foi há'.split(' '),
  en: 'the of and your with is are to from you this not at'.split(' '),
  es: 'el los las y con del una su hasta más muy aquí hay pero sin es'.split(' '),
};

function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words !== 'object' || words === null) return [];
  return Object.values(words).flatMap(textsIn);
}

/** All that is written in the page or read aloud from it, shown at this moment or not. */
function piecesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pieces = [document.title];
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ALL);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        if (node.closest('.languages a')) continue;
        for (const name of ['aria-label', 'aria-description', 'alt', 'title', 'placeholder']) {
          pieces.push(node.getAttribute(name) ?? '');
        }
        if (node instanceof HTMLMetaElement && node.name === 'description')
          pieces.push(node.content);
      } else if (
        node instanceof Text &&
        // Languages are named in their own words.
        !node.parentElement?.closest('script, style, .late, option[lang], .languages')
      ) {
        pieces.push(node.data);
      }
    }
    return pieces.map((piece) => piece.replace(/\s+/g, ' ').trim()).filter(Boolean);
  });
}

/** Fails for each piece of the page that is in one of the two languages which it should not be in. */
export async function expectOnlyItsLanguage(
  page: Page,
  code: Code,
  dictionaries: Record<Code, unknown>,
  /** Names that stay as they are in every language. */
  names: readonly string[] = [],
) {
  const others = codes.filter((other) => other !== code);
  const own = new Set(textsIn(dictionaries[code]).map((text) => text.trim()));
  const foreign = new Set(others.flatMap((other) => textsIn(dictionaries[other])));
  const small = new Set(others.flatMap((other) => telltales[other]));
  // A page may still be putting its view together when it already has its language.
  await expect.poll(async () => (await piecesOf(page)).length).toBeGreaterThan(20);
  const pieces = (await piecesOf(page)).map((piece) =>
    names.reduce((text, name) => text.replaceAll(name, '…'), piece),
  );
  const strangers = pieces.filter((piece) => {
    if (own.has(piece)) return false;
    const tokens = piece.toLowerCase().split(/[\s/]+/);
    return (
      foreign.has(piece) ||
      tokens.some((token) => small.has(token.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')))
    );
  });
  expect(strangers).toEqual([]);
}

/** Opens a page whose script is late: nothing is to be seen until it has come. */
export async function openWithLateWords(page: Page, address: string): Promise<() => void> {
  const release = await hold(page, /\/showcase\/assets\/.*\.js$/);
  // A page shows itself after some seconds, whatever happens: on a busy machine before it is looked at.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html:not(.js) body { animation: none !important }');
    document.adoptedStyleSheets = [sheet];
  });
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('footer, #view, .bill-sheet, #list').first()).toBeAttached();
  await expect(page.locator('body > :not(.late):visible')).toHaveCount(0);
  return release;
}
