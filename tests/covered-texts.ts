/** Finds texts that a picture lies over. */
import type { Page } from '@playwright/test';

/** In px: what is less is the edge of a picture, which is mostly transparent. */
const least = 8;

/** One sentence each; empty when all can be read. Scrolls the page. */
export function coveredTexts(page: Page): Promise<string[]> {
  return page.evaluate((slack) => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const linesOf = (text: Node) => {
      const range = document.createRange();
      range.selectNode(text);
      return [...range.getClientRects()];
    };
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const { parentElement } = text;
      if (text.data.trim() === '' || !parentElement || !isShown(parentElement)) continue;
      if (!parentElement.closest('.visually-hidden')) texts.push(text);
    }
    const pictures = [...document.querySelectorAll('img, video, canvas')].filter(isShown);

    /** The middle of what a picture and a line of a text have in common, in px of the window. */
    const commonPoint = (picture: Element, text: Text, line: number) => {
      const [rect, box] = [linesOf(text)[line], picture.getBoundingClientRect()];
      if (!rect) return undefined;
      const [left, top] = [Math.max(rect.left, box.left), Math.max(rect.top, box.top)];
      const width = Math.min(rect.right, box.right) - left;
      const height = Math.min(rect.bottom, box.bottom) - top;
      if (width < slack || height < slack) return undefined;
      return { x: left + width / 2, y: top + height / 2 };
    };
    const isCovered = (picture: Element, text: Text, line: number) => {
      const { parentElement } = text;
      if (!parentElement || !commonPoint(picture, text, line)) return false;
      // Only what is in the window can be hit.
      parentElement.scrollIntoView({ block: 'center', inline: 'nearest' });
      const point = commonPoint(picture, text, line);
      const hit = point ? document.elementsFromPoint(point.x, point.y) : [];
      return hit.includes(picture) && hit.indexOf(picture) < hit.indexOf(parentElement);
    };

    // What a pointer goes through is seen all the same.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { pointer-events: auto !important; scroll-behavior: auto !important; }');
    document.adoptedStyleSheets.push(sheet);
    const faults = pictures.flatMap((picture) =>
      texts
        .filter((text) => linesOf(text).some((_, line) => isCovered(picture, text, line)))
        .map((text) => `a ${picture.localName} lies over "${text.data.trim().slice(0, 40)}"`),
    );
    document.adoptedStyleSheets.pop();
    return faults;
  }, least);
}
