/** The room that texts and targets have, in windows of all sizes and with visitors' own settings. */
import type { Page } from '@playwright/test';
import { layoutFaults } from '../../../packages/showcases/tests/layout-faults.ts';
import { coveredTexts } from '../../covered-texts.ts';
import { isWholeRun } from '../../generated.ts';
import { expect } from '../../open-page.ts';
import { widths } from '../../words.ts';
import { ofLayout, setStyle, type VisitedDocument } from './question.ts';
import { looksOfThisStudio } from './this-studio.ts';

/** https://www.w3.org/TR/WCAG22/#text-spacing */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

type Setting = { css?: string; textSize?: number };
const usual: Setting = {};
const spaced: Setting = { css: textSpacing };
const twice: Setting = { textSize: 32 };

type Window = [width: number, height: number, setting?: Setting];
/** A desktop zoomed to 400 %. */
const zoomed: Window = [320, 256];
/** A phone held sideways. */
const sideways: Window = [640, 360];
/** Where words of another page or language have the least room: a phone, and the bar of a small desktop. */
const ofOtherWords: Window[] = [zoomed, [1024, 800]];
/** Where each layout has the least room. */
const least: Window[] = [
  [1280, 800],
  [2560, 800],
  [768, 800],
  sideways,
  ...ofOtherWords,
  // One setting after another: to change it costs as much as a window.
  [360, 740, spaced],
  [320, 640, twice],
  [1024, 800, twice],
];
const windows: Window[] = [
  ...least,
  [650, 800],
  [414, 800],
  [widths.tablet, 800],
  [1440, 800],
  [1920, 800],
  [1280, 800, spaced],
  [360, 800, twice],
  [640, 800, twice],
  [768, 800, twice],
  [1280, 800, twice],
];
const windowsFor = (document: VisitedDocument) => {
  if (isWholeRun) return ofLayout(document) ? windows : least;
  return ofLayout(document) ? least : ofOtherWords;
};

/** Texts that overflow, are cut, or lie under others or under a picture, with every answer open. */
export async function crowdedTexts(page: Page, document: VisitedDocument): Promise<string[]> {
  const faults: string[] = [];
  const session = await page.context().newCDPSession(page);
  /** The default font size of the browser, in px. */
  const setTextSize = (size: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
  await page.evaluate(() => {
    for (const question of window.document.querySelectorAll('details')) question.open = true;
  });
  let before = usual;
  for (const [width, height, setting = usual] of windowsFor(document)) {
    await page.setViewportSize({ width, height });
    if (setting.css !== before.css) await setStyle(page, setting.css ?? '');
    if (setting.textSize !== before.textSize) await setTextSize(setting.textSize ?? 16);
    before = setting;
    const found = [...(await layoutFaults(page)), ...(await coveredTexts(page))];
    // Where letters are larger a hint may be cut, because its field says the same, and a long word broken.
    for (const look of setting === usual ? [cutHints, ...looksOfThisStudio] : [])
      found.push(...(await look(page)));
    const where = `at ${width} × ${height} px ${JSON.stringify(setting)}`;
    faults.push(...found.map((fault) => `${where}: ${fault}`));
  }
  await setStyle(page, '');
  await setTextSize(16);
  await session.detach();
  return faults;
}

/** What stays in the window while the page is scrolled, and is then under the bar or cut off below. */
export async function hiddenWhileScrolled(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', 'true');
  return page.evaluate(() => {
    const bar = document.querySelector('body > header');
    const paper = bar ? Number.parseFloat(getComputedStyle(bar, '::before').height) : 0;
    const isInPage = (it: Element) => {
      for (let box = it.parentElement; box; box = box.parentElement)
        if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return false;
      return true;
    };
    return [...document.querySelectorAll('main *')]
      .filter((it) => {
        const { position, top, overflowY } = getComputedStyle(it);
        if (position !== 'sticky' || !isInPage(it)) return false;
        const isCut = /hidden|clip/.test(overflowY) && it.scrollHeight > it.clientHeight + 3;
        return isCut || Number.parseFloat(top) < paper;
      })
      .map((it) => it.outerHTML.slice(0, 120));
  });
}

/** Figures that are not at the right of their column, and parts of code in the colour of all. */
export const illSetParts = (page: Page): Promise<string[]> =>
  page
    .locator('td[data-align=end], :is([data-token=function], [data-token^=string])')
    .evaluateAll((all) =>
      all
        .filter((it) =>
          it.matches('td')
            ? getComputedStyle(it).textAlign !== 'end'
            : getComputedStyle(it).color === getComputedStyle(it.closest('pre') ?? it).color,
        )
        .map((it) => it.outerHTML.slice(0, 100)),
    );

/** Hints of fields that are wider than their field. */
const cutHints = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    return [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')]
      .filter((field) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(field);
        if (pen) pen.font = font;
        const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
        return (pen?.measureText(field.placeholder).width ?? 0) > field.clientWidth - padding;
      })
      .map(({ placeholder }) => `"${placeholder}" is wider than its field`);
  });

/** Outside a sentence. Shortens the words of the targets: no word of any studio in any font is narrower than an i. */
export async function smallTargets(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await noteWords(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const found = await page.evaluate(() => {
      const targets = [...document.querySelectorAll<HTMLElement>('[data-words]')]
        .filter((it) => it.checkVisibility({ visibilityProperty: true }))
        .filter((it) => !it.closest('[inert]') && getComputedStyle(it).clipPath === 'none')
        .filter((it) => !(getComputedStyle(it).display === 'inline' && 'inText' in it.dataset));
      for (const target of targets) {
        const texts = document.createTreeWalker(target, NodeFilter.SHOW_TEXT);
        while (texts.nextNode())
          if (texts.currentNode.nodeValue?.trim()) texts.currentNode.nodeValue = 'i';
      }
      return targets.flatMap((it) => {
        const { width: wide, height: high } = (it.closest('label') ?? it).getBoundingClientRect();
        const isSmall = wide > 1 && high > 1 && (wide < 24 || high < 24);
        return isSmall ? [`"${it.dataset.words}" is ${wide} × ${high} px`] : [];
      });
    });
    faults.push(...found.map((fault) => `at ${width} px ${fault}`));
  }
  return faults;
}

/** Before the words are changed: which they are, and whether they stand in a line of text. */
const noteWords = (page: Page) =>
  page.evaluate(() => {
    for (const it of document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, input, textarea',
    )) {
      it.dataset.words = it.textContent.trim() || it.outerHTML.slice(0, 120);
      // https://www.w3.org/TR/WCAG22/#target-size-minimum excepts what stands in a line of text.
      const line = it.closest('p, li, dd, td, figcaption, span, h2, h3');
      if (line && line.textContent.trim() !== it.textContent.trim()) it.dataset.inText = '';
    }
  });
