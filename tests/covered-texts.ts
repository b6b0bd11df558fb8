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
    const pictures = [...document.querySelectorAll('img, video, canvas')]
      .filter(isShown)
      .map((picture) => ({ picture, box: picture.getBoundingClientRect() }));
    if (pictures.length === 0) return [];
    const texts: { text: Text; parent: Element; lines: DOMRect[] }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const { parentElement: parent } = text;
      if (text.data.trim() === '' || !parent || !isShown(parent)) continue;
      if (!parent.closest('.visually-hidden')) texts.push({ text, parent, lines: linesOf(text) });
    }

    /** The middle of what two boxes have in common, in px of the window. */
    const commonPoint = (one: DOMRect | undefined, other: DOMRect) => {
      if (!one) return undefined;
      const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
      const width = Math.min(one.right, other.right) - left;
      const height = Math.min(one.bottom, other.bottom) - top;
      if (width < slack || height < slack) return undefined;
      return { x: left + width / 2, y: top + height / 2 };
    };
    const isCovered = (picture: Element, text: Text, parent: Element, line: number) => {
      // Only what is in the window can be hit.
      parent.scrollIntoView({ block: 'center', inline: 'nearest' });
      const point = commonPoint(linesOf(text)[line], picture.getBoundingClientRect());
      const hit = point ? document.elementsFromPoint(point.x, point.y) : [];
      return hit.includes(picture) && hit.indexOf(picture) < hit.indexOf(parent);
    };

    const suspects = pictures.flatMap(({ picture, box }) =>
      texts.flatMap(({ text, parent, lines }) => {
        const near = [...lines.keys()].filter((line) => commonPoint(lines[line], box));
        return near.length > 0 ? [{ picture, text, parent, near }] : [];
      }),
    );
    if (suspects.length === 0) return [];
    // What a pointer goes through is seen all the same.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { pointer-events: auto !important; scroll-behavior: auto !important; }');
    document.adoptedStyleSheets.push(sheet);
    const faults = suspects
      .filter(({ picture, text, parent, near }) =>
        near.some((line) => isCovered(picture, text, parent, line)),
      )
      .map(
        ({ picture, text }) =>
          `a ${picture.localName} lies over "${text.data.trim().slice(0, 40)}"`,
      );
    document.adoptedStyleSheets.pop();
    return faults;
  }, least);
}
