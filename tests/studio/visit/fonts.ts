/** The letters of a document. */
import type { Page } from '@playwright/test';
import { painted } from '../../painted.ts';

/**
 * Letters that are not drawn in the site's own fonts. Code is: the site brings no monospaced font. So are scripts that
 * these fonts do not have: a visitor who reads them has one.
 */
export async function borrowedLetters(page: Page): Promise<string[]> {
  const lines = await page.evaluate(writeLetters);
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await client.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-letters] > *',
  });
  const ask = () =>
    Promise.all(nodeIds.map((nodeId) => client.send('CSS.getPlatformFontsForNode', { nodeId })));
  // The browser names none until it has laid them out, which a busy machine does later.
  await painted(page);
  let answers = await ask();
  for (let look = 0; look < 20 && answers.some(({ fonts }) => fonts.length === 0); look += 1) {
    await painted(page);
    answers = await ask();
  }
  await client.detach();
  await page.locator('[data-letters]').evaluate((it) => it.remove());
  if (lines.length === 0) return ['there are no letters'];
  return answers.flatMap(({ fonts }, index) => {
    const others = fonts.filter(({ isCustomFont }) => !isCustomFont);
    if (fonts.length === 0) return [`nothing draws ${lines[index]}`];
    return others.map(({ familyName }) => `${familyName} draws some of ${lines[index]}`);
  });
}

/** Runs in the page: writes a line for each font that is asked for, of all letters that are to be set in it. */
function writeLetters(): string[] {
  const letters = new Map<string, Set<string>>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const { parentElement } = text;
    if (!parentElement?.checkVisibility() || parentElement.closest('pre, code')) continue;
    const { fontFamily, fontWeight, fontStyle, textTransform } = getComputedStyle(parentElement);
    const face = `font: ${fontStyle} ${fontWeight} 1em ${fontFamily}; text-transform: ${textTransform}`;
    // Counters have digits.
    const known = letters.get(face) ?? new Set('0123456789');
    letters.set(face, known);
    for (const { segment } of new Intl.Segmenter().segment(text.nodeValue ?? ''))
      if (/^[\p{scx=Latin}\p{scx=Common}\p{scx=Inherited}]+$/u.test(segment)) known.add(segment);
  }
  const sample = document.createElement('div');
  sample.dataset.letters = '';
  for (const [face, known] of letters) {
    const line = document.createElement('p');
    line.style.cssText = face;
    line.textContent = [...known].join(' ');
    sample.append(line);
  }
  document.body.append(sample);
  return [...letters].map(([face, known]) => `"${[...known].join('')}" (${face})`);
}

/** Links whose underline crosses the letters that reach below their line. */
export const struckLinks = (page: Page): Promise<string[]> =>
  page.locator('a').evaluateAll((links) =>
    links.flatMap((link) => {
      const { textDecorationLine, textUnderlineOffset, fontSize } = getComputedStyle(link);
      const isClear = Number.parseFloat(textUnderlineOffset) >= 0.2 * Number.parseFloat(fontSize);
      return textDecorationLine.includes('underline') && !isClear ? [link.textContent] : [];
    }),
  );
