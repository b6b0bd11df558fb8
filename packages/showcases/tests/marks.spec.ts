/** What shows where one is: what is chosen, also in forced colours, and what has the focus. */
import { begin, sides } from './sides.ts';
import { expect, test } from './test.ts';

/** More than any side has on its first pages. */
const stops = 60;

/** Runs in the page, where they are called by their names. */
declare global {
  interface Window {
    /** All of an element that forced colours leave: lines, letters, words and what is filled. */
    lookOf: (it: Element, hasWords?: boolean) => string;
  }
}

function addLook() {
  const isDrawn = (style: string, width: string) =>
    style !== 'none' && Number.parseFloat(width) > 0;
  window.lookOf = (it, hasWords = true) =>
    [it, ...it.querySelectorAll('*')]
      .flatMap((each) =>
        ['', '::before', '::after'].map((part) => {
          const style = getComputedStyle(each, part);
          const { content, fontWeight, fontStyle, fontSize, fill } = style;
          if (part && /^(none|normal)/.test(content)) return '';
          const lines = [
            isDrawn(style.outlineStyle, style.outlineWidth) && style.outlineWidth,
            isDrawn(style.borderTopStyle, style.borderTopWidth) && style.borderWidth,
            isDrawn(style.borderBottomStyle, style.borderBottomWidth) && style.borderWidth,
            style.textDecorationLine,
          ];
          // A ground alone, which they take away.
          if (part && content === '""' && !lines.slice(0, 3).some(Boolean)) return '';
          const own = part ? content : each.childElementCount === 0 && each.textContent;
          const words = hasWords && own;
          return [...lines, fontWeight, fontStyle, fontSize, fill === 'none', words].join();
        }),
      )
      .join('|');
}

for (const [slug, all] of Object.entries(sides)) {
  test.describe(slug, () => {
    test.beforeEach(async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-05-13T11:00:00Z'));
      await begin(page);
    });

    for (const [side, shown] of Object.entries(all)) {
      test(`${slug}${side} shows in forced colours what is chosen`, async ({ page }) => {
        await page.emulateMedia({ forcedColors: 'active' });
        await page.addInitScript(addLook);
        await page.goto(`/showcase/${slug}/?lang=pt${side}`);
        await page.locator(shown).first().waitFor();
        const unmarked = await page.evaluate(async () => {
          const faults: string[] = [];
          const wordless = (it: Element) => window.lookOf(it, false);
          const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
          for (const choice of document.querySelectorAll<HTMLInputElement>(
            'input.unseen:enabled',
          )) {
            const { form } = choice;
            if (!form?.querySelector(`[name="${choice.name}"]:checked`)) choice.click();
          }
          await frame();
          // One of several: it looks like none of the others.
          const kinds = {
            'a, li': '[aria-current]',
            td: '[aria-selected=true]',
            'input + span': 'input:checked + span',
          };
          for (const [kind, chosen] of Object.entries(kinds))
            for (const one of document.querySelectorAll(chosen)) {
              if (!one.matches(kind) || !one.checkVisibility()) continue;
              const place = one.closest('ul, ol, nav, table, fieldset, .chips');
              const others = [...(place?.querySelectorAll(kind) ?? [])].filter(
                (it) => !it.matches(chosen) && it.className === one.className,
              );
              if (others.some((it) => wordless(it) === wordless(one)))
                faults.push(`chosen: ${one.outerHTML.slice(0, 160)}`);
            }
          // Pressed or not: it looks otherwise before.
          const seen = new Set<string>();
          for (const button of document.querySelectorAll<HTMLButtonElement>(
            'button[aria-pressed]',
          )) {
            if (seen.has(button.className) || !button.checkVisibility() || button.disabled)
              continue;
            if (button.closest('dialog:not([open])')) continue;
            const before = [button.ariaPressed, window.lookOf(button)];
            button.click();
            await frame();
            if (button.ariaPressed === before[0]) continue;
            seen.add(button.className);
            if (window.lookOf(button) === before[1])
              faults.push(`pressed: ${button.outerHTML.slice(0, 160)}`);
            button.click();
            await frame();
          }
          return faults;
        });
        expect(unmarked).toEqual([]);
      });

      test(`${slug}${side} shows what has the focus`, async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(`/showcase/${slug}/?lang=pt${side}`);
        await page.locator(shown).first().waitFor();
        const unseen: string[] = [];
        for (let stop = 0; stop < stops; stop += 1) {
          await page.keyboard.press('Tab');
          const fault = await page.evaluate(() => {
            const it = document.activeElement;
            if (!it || it === document.body) return 'over';
            const label = it.matches('.unseen') ? it.nextElementSibling : null;
            const place = label ?? it;
            const isSeen = () =>
              [...place.getClientRects()].some((box) => {
                const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
                const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
                const hit = document.elementFromPoint(x, y);
                return place.contains(hit) || place.parentElement === hit;
              });
            /** The page scrolls for it, from where a bar at an edge of the window may lie over it. */
            const isSeenFrom = (edge: 'top' | 'bottom') => {
              if (!(it instanceof HTMLElement)) return true;
              it.blur();
              const { [edge]: at } = place.getBoundingClientRect();
              scrollBy({ top: at - (edge === 'top' ? 0 : innerHeight), behavior: 'instant' });
              it.focus();
              return isSeen();
            };
            const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(place);
            // The browser marks a part of these.
            const hasRing =
              place.matches('[type=date], [type=range]') ||
              (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2);
            const html = place.outerHTML.slice(0, 160);
            return [
              !isSeen() && `covered: ${html}`,
              !isSeenFrom('bottom') && `covered below: ${html}`,
              !isSeenFrom('top') && `covered above: ${html}`,
              !hasRing && boxShadow === 'none' && `no ring: ${html}`,
            ]
              .filter(Boolean)
              .join('; ');
          });
          if (fault === 'over') break;
          if (fault) unseen.push(fault);
        }
        expect(unseen).toEqual([]);
      });
    }
  });
}
