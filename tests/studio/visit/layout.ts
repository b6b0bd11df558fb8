/** The room that texts have, in windows of all widths and with visitors' own settings. */
import type { Page } from '@playwright/test';
import { coveredTexts } from '../../covered-texts.ts';
import { layoutFaults } from '../../layout-faults.ts';
import { widths } from '../../site.ts';
import { inMainLanguage, setStyle, type VisitedDocument } from './question.ts';

/** The narrowest of each layout: a language has only longer words. */
const narrowest = [320, 640, widths.tablet, 1024, widths.desktop, 1920];
const allWidths = [...narrowest, widths.phone, 414, 1440, 2560].sort((one, next) => one - next);

export async function crowdedWidths(page: Page, document: VisitedDocument): Promise<string[]> {
  const faults: string[] = [];
  for (const width of inMainLanguage(document) ? allWidths : narrowest) {
    await page.setViewportSize({ width, height: 800 });
    const found = [...(await overflows(page)), ...(await coveredTexts(page))];
    faults.push(...found.map((fault) => `at ${width} px ${fault}`));
  }
  return faults;
}

/** The horizontal overflow of the page, of its title and of each field's hint. */
const overflows = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // The first screen clips its overflow, so the page does not scroll.
    const heading = document.querySelector('h1') ?? document.body;
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const letters = document.createRange();
    let right = 0;
    while (texts.nextNode()) {
      letters.selectNode(texts.currentNode);
      right = Math.max(right, letters.getBoundingClientRect().right);
    }
    const pen = document.createElement('canvas').getContext('2d');
    const hints = [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')];
    const beyond = hints.map((field): [string, number] => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      if (pen) pen.font = font;
      const room =
        field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const { placeholder } = field;
      return [`the hint "${placeholder}"`, (pen?.measureText(placeholder).width ?? 0) - room];
    });
    const parts: [string, number][] = [
      ['the page', scrollWidth - clientWidth],
      ['the title', right - clientWidth],
      ...beyond,
    ];
    return parts.filter(([, by]) => by > 0).map(([part, by]) => `${part} is ${by} px too wide`);
  });

/** https://www.w3.org/TR/WCAG22/#text-spacing */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

type Setting = { size: [width: number, height: number]; css?: string; textSize?: number };
/** Texts overlap where there is the least space. */
const settings: Record<string, Setting> = {
  'wider spacing of the text': { size: [360, 740], css: textSpacing },
  'twice the text size': { size: [320, 640], textSize: 32 },
  'a desktop zoomed to 400 %': { size: [320, 256] },
};
/** The rest of the layout is the same in each language. */
const wideSettings: Record<string, Setting> = {
  'wider spacing on a desktop': { size: [1280, 800], css: textSpacing },
  ...Object.fromEntries(
    [360, 390, 640, 768, 1024, 1280].map((width) => [
      `twice the text size at ${width} px`,
      { size: [width, 844], textSize: 32 } satisfies Setting,
    ]),
  ),
  'a phone held sideways': { size: [640, 360] },
};

/** With every answer open. */
export async function crowdedSettings(page: Page, document: VisitedDocument): Promise<string[]> {
  const faults: string[] = [];
  await openAnswers(page);
  const session = await page.context().newCDPSession(page);
  const all = inMainLanguage(document) ? { ...settings, ...wideSettings } : settings;
  for (const [name, { size, css = '', textSize = 16 }] of Object.entries(all)) {
    await page.setViewportSize({ width: size[0], height: size[1] });
    await setStyle(page, css);
    // The default font size of the browser, in px.
    const fontSizes = { standard: textSize, fixed: textSize };
    await session.send('Page.setFontSizes', { fontSizes });
    faults.push(...(await layoutFaults(page)).map((fault) => `with ${name} ${fault}`));
  }
  await setStyle(page, '');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 16 } });
  await session.detach();
  return faults;
}

const openAnswers = (page: Page) =>
  page.evaluate(() => {
    for (const question of document.querySelectorAll('details')) question.open = true;
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
