/** A visit opens a document once and asks its questions, one after another. */
import type { Page } from '@playwright/test';
import { isWholeRun } from '../../generated.ts';
import { mainLanguage } from '../../languages.ts';
import { alikePaths, type Code, codes, paths, widths } from '../../words.ts';

export type VisitedDocument = { path: string; code: Code; address: string };

export type Question = {
  /** What is true of a document without faults. */
  name: string;
  /** Returns a sentence for each fault. May change the window, the media and the visitor's style sheet. */
  ask: (page: Page, document: VisitedDocument) => Promise<string[]>;
  /** Which documents are asked; all, if it is not said. */
  of?: (document: VisitedDocument) => boolean;
  /** Whether it is asked with animations. Else they are reduced, and the page stands still. */
  withMotion?: boolean;
};

export const unknownPath = '/no/such/page';

/** All documents; of those with the layout of another one only those in the main language. */
export const visited: readonly VisitedDocument[] = codes.flatMap((code) =>
  [...paths, unknownPath]
    .filter((path) => code === mainLanguage || !alikePaths.includes(path))
    .map((path) => ({ path, code, address: `${path}?lang=${code}` })),
);

/** Each language has the same elements: what is asked of them is asked in one language. */
export const inMainLanguage = ({ code }: VisitedDocument) => code === mainLanguage;

/** One document for each layout. */
export const ofLayout = (document: VisitedDocument) =>
  inMainLanguage(document) && !alikePaths.includes(document.path);

/** On paper other texts take other room, which only a whole run looks at. */
export const onPaper = (document: VisitedDocument) => isWholeRun || ofLayout(document);

/** Makes the window and the media the usual ones again. */
export async function reset(page: Page, withMotion: boolean): Promise<void> {
  await page.setViewportSize({ width: widths.desktop, height: 800 });
  await page.emulateMedia({
    media: null,
    colorScheme: 'light',
    contrast: 'no-preference',
    forcedColors: 'none',
    reducedMotion: withMotion ? 'no-preference' : 'reduce',
  });
}

/** Applies CSS as a visitor's own style sheet would; an empty text removes it. */
export const setStyle = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = text ? [sheet] : [];
  }, css);
