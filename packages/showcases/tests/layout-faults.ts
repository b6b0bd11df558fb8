/** Finds layout faults: text that is cut off or overlaps other text. */
import type { Page } from '@playwright/test';

/** In px: letters reach a little out of the line that they are laid out in. */
const tolerance = 3;

/** What may lie over a text without hiding it from anybody. */
const usual = 'header, dialog, [data-track] > :not(:first-child)';

/**
 * One sentence each; empty when all can be read.
 * @param apart - a selector of what is not looked at when one text runs into another
 */
export function layoutFaults(page: Page, apart = usual): Promise<string[]> {
  return page.evaluate(
    ([slack, over]) => {
      const faults: string[] = [];
      const root = document.documentElement;
      if (root.scrollWidth > root.clientWidth)
        faults.push(`the page scrolls ${root.scrollWidth - root.clientWidth} px sideways`);

      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
        !element.closest('[aria-hidden="true"]') &&
        // Visually hidden text.
        getComputedStyle(element).clipPath === 'none' &&
        !element.closest('.visually-hidden');
      const quote = (element: Element) => `"${element.textContent.trim().slice(0, 40)}"`;

      const texts = [
        ...document.querySelectorAll(
          ':is(h1, h2, h3, p, pre, li, dt, dd, label, summary, a, button):not(:has(h1, h2, h3, p, li, label, summary, a, button))',
        ),
      ].filter((it) => it.textContent.trim() !== '' && isShown(it));

      for (const element of texts) {
        const { overflowY } = getComputedStyle(element);
        const isCut = overflowY === 'hidden' || overflowY === 'clip';
        if (isCut && element.scrollHeight > element.clientHeight + slack)
          faults.push(`${quote(element)} is cut off below`);
      }

      // The boxes of the text itself: an element's box may be larger than its text.
      const lines = texts
        .filter((it) => !it.closest(over))
        .flatMap((element) => {
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          const rects: DOMRect[] = [];
          while (walker.nextNode()) {
            const { currentNode: text } = walker;
            if (!text.parentElement || !isShown(text.parentElement)) continue;
            const range = document.createRange();
            range.selectNode(text);
            rects.push(...range.getClientRects());
          }
          return rects
            .filter(({ width, height }) => width > 1 && height > 1)
            .map((rect) => ({ element, rect }));
        });

      /** Whether what is outside the box is neither seen nor scrolled to; the page itself cuts too. */
      const cuts = (box: Element) => {
        const { overflowX } = getComputedStyle(box);
        return overflowX === 'hidden' || overflowX === 'clip' || box === root;
      };
      const scrolls = (box: Element) => /auto|scroll/.test(getComputedStyle(box).overflowX);
      type View = { left: number; right: number };
      /** From where to where what is in a box can be seen. */
      const views = new Map<Element, View>();
      const viewOf = (box: Element | null): View => {
        if (!box || scrolls(box)) return { left: -Infinity, right: Infinity };
        const known = views.get(box);
        if (known) return known;
        const around = viewOf(box.parentElement);
        const { left, right } = cuts(box) ? box.getBoundingClientRect() : around;
        const view = { left: Math.max(left, around.left), right: Math.min(right, around.right) };
        views.set(box, view);
        return view;
      };
      for (const { element, rect } of lines) {
        const { left, right } = viewOf(element);
        if (rect.left < left - slack || rect.right > right + slack)
          faults.push(`${quote(element)} is cut off at the side`);
      }

      lines.sort((one, other) => one.rect.top - other.rect.top);
      for (const [index, one] of lines.entries()) {
        for (let next = index + 1; next < lines.length; next += 1) {
          const other = lines[next];
          // None of the lines below begins higher up.
          if (!other || other.rect.top >= one.rect.bottom) break;
          if (one.element === other.element) continue;
          const width =
            Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
          const height = Math.min(one.rect.bottom, other.rect.bottom) - other.rect.top;
          // Lines are laid out closer than the letters' own height.
          const least = Math.min(one.rect.height, other.rect.height) / 4;
          if (width > slack && height > least)
            faults.push(`${quote(one.element)} runs into ${quote(other.element)}`);
        }
      }
      return [...new Set(faults)];
    },
    [tolerance, apart] as const,
  );
}
