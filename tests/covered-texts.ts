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

    // What a pointer goes through is seen all the same.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { pointer-events: auto !important; scroll-behavior: auto !important; }');
    document.adoptedStyleSheets.push(sheet);
    const faults = new Set<string>();
    for (const picture of pictures)
      for (const text of texts)
        for (const [index] of linesOf(text).entries()) {
          const common = () => {
            const [line, box] = [linesOf(text)[index], picture.getBoundingClientRect()];
            if (!line) return undefined;
            const [left, top] = [Math.max(line.left, box.left), Math.max(line.top, box.top)];
            const width = Math.min(line.right, box.right) - left;
            const height = Math.min(line.bottom, box.bottom) - top;
            if (width < slack || height < slack) return undefined;
            return { x: left + width / 2, y: top + height / 2 };
          };
          const parent = text.parentElement;
          if (!common() || !parent) continue;
          parent.scrollIntoView({ block: 'center', inline: 'nearest' });
          const at = common();
          if (!at) continue;
          const hit = document.elementsFromPoint(at.x, at.y);
          const [front, back] = [hit.indexOf(picture), hit.indexOf(parent)];
          if (back >= 0 && front >= 0 && front < back)
            faults.add(`a ${picture.localName} lies over "${text.data.trim().slice(0, 40)}"`);
        }
    document.adoptedStyleSheets.pop();
    return [...faults];
  }, least);
}
