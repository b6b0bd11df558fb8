/**
 * Opens and closes what a page can open while the window changes in every way, in an order made by fast-check,
 * and looks after each step whether the page can still be used.
 */
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { forAll, generated } from './generated.ts';
import { hasFonts } from './open-page.ts';
import { painted } from './painted.ts';

type Step =
  | { kind: 'size'; width: number; height: number }
  | { kind: 'turn' }
  /** In per cent, as a browser zooms: the window has fewer px. */
  | { kind: 'zoom'; factor: number }
  /** The visitor's default font size, in px. */
  | { kind: 'text'; size: number }
  | { kind: 'print' }
  /** The name of something that the page can open, close or move; its button is pressed if it is shown. */
  | { kind: 'press'; name: string; place: number }
  | { kind: 'tab' }
  | { kind: 'escape' }
  | { kind: 'scroll'; share: number };

/** What a page can open: a selector of the buttons that do it. */
export type Openers = Record<string, string>;

/** Both sides of every breakpoint. */
const breakpoints = [640, 768, 1024, 1280, 1535].flatMap((width) => [width - 1, width]);

const stepOf = (openers: Openers): fc.Arbitrary<Step> =>
  fc.oneof(
    fc.record({
      kind: fc.constant('size' as const),
      width: fc.constantFrom(320, 390, ...breakpoints, 1920),
      height: fc.constantFrom(360, 480, 844, 1080),
    }),
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('press' as const),
        name: fc.constantFrom(...Object.keys(openers)),
        place: fc.nat(20),
      }),
    },
    fc.constant<Step>({ kind: 'turn' }),
    fc.record({ kind: fc.constant('zoom' as const), factor: fc.constantFrom(100, 200) }),
    fc.record({ kind: fc.constant('text' as const), size: fc.constantFrom(16, 32) }),
    fc.constantFrom<Step>({ kind: 'print' }, { kind: 'tab' }, { kind: 'escape' }),
    fc.record({
      kind: fc.constant('scroll' as const),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
  );

/**
 * Throws at the first step after which the page cannot be used, with the shortest way there.
 * @param start - opens the page anew
 */
export async function stayUsable(
  page: Page,
  openers: Openers,
  start: () => Promise<unknown>,
  runs: number,
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await forAll(
    { ...generated(runs), includeErrorInReport: true },
    fc.array(stepOf(openers), { minLength: 3, maxLength: 10 }),
    async (steps) => {
      const window = { width: 390, height: 844, factor: 100 };
      await setText(page, 16);
      await resize(page, window);
      await start();
      // Before that a section far below the window is not laid out, so what is in it cannot be pressed yet.
      await hasFonts(page);
      for (const step of steps) {
        await take(page, step, openers, window);
        const faults = await page.evaluate(faultsOf);
        if (faults.length > 0) throw new Error(`${JSON.stringify(step)}: ${faults.join('; ')}`);
      }
    },
  );
}

type Window = { width: number; height: number; factor: number };

const resize = (page: Page, { width, height, factor }: Window) =>
  page.setViewportSize({
    width: Math.round((width * 100) / factor),
    height: Math.round((height * 100) / factor),
  });

async function setText(page: Page, size: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
  await session.detach();
}

async function take(page: Page, step: Step, openers: Openers, window: Window) {
  switch (step.kind) {
    case 'size':
      Object.assign(window, { width: step.width, height: step.height });
      break;
    case 'turn':
      Object.assign(window, { width: Math.max(window.height, 320), height: window.width });
      break;
    case 'zoom':
      // Narrower than 320 px no page has to be: that is 400 % of 1280.
      if (window.width * 100 >= 320 * step.factor) window.factor = step.factor;
      break;
    case 'text':
      await setText(page, step.size);
      break;
    case 'print':
      await page.emulateMedia({ media: 'print' });
      await page.pdf();
      await page.emulateMedia({ media: 'screen' });
      break;
    case 'press':
      await press(page, openers[step.name] ?? '', step.place);
      break;
    case 'tab':
      await page.keyboard.press('Tab');
      break;
    case 'escape':
      await page.keyboard.press('Escape');
      break;
    case 'scroll':
      await page.evaluate(
        (share) => scrollTo({ top: share * document.body.scrollHeight, behavior: 'instant' }),
        step.share,
      );
      break;
  }
  if ((window.width * 100) / window.factor < 320) window.factor = 100;
  await resize(page, window);
  // What observes sizes has run, and React has drawn.
  await painted(page);
}

/** Presses one of the shown buttons where it is, as a visitor does; nothing when none can be reached. */
async function press(page: Page, selector: string, place: number) {
  const point = await page.evaluate(
    ([buttons, index]) => {
      const modal = document.querySelector('dialog:modal');
      const shown = [...document.querySelectorAll(buttons)].filter(
        (it) => it.checkVisibility({ visibilityProperty: true }) && (modal?.contains(it) ?? true),
      );
      const button = shown[index % shown.length];
      if (!button) return undefined;
      button.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = button.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    },
    [selector, place] as const,
  );
  if (point) await page.mouse.click(point.x, point.y);
}

/** Runs in the page: why it cannot be used, one sentence each. */
function faultsOf(): string[] {
  const root = document.documentElement;
  const faults: string[] = [];
  if (root.scrollWidth > root.clientWidth)
    faults.push(`it scrolls ${root.scrollWidth - root.clientWidth} px sideways`);

  const isShown = (it: Element) =>
    it.checkVisibility({ visibilityProperty: true }) && it.getClientRects().length > 0;
  const modal = [...document.querySelectorAll('dialog:modal, :popover-open')].find(isShown);
  const locked = getComputedStyle(root).overflowY === 'hidden';
  if (locked !== Boolean(modal))
    faults.push(locked ? 'it cannot be scrolled' : 'it can be scrolled behind what is open');

  const { activeElement: focused } = document;
  if (focused && focused !== document.body && (!isShown(focused) || focused.closest('[inert]')))
    faults.push(`the focus is in something hidden: ${focused.outerHTML.slice(0, 120)}`);

  const { scrollY: before } = window;
  for (const it of (modal ?? document).querySelectorAll(
    'a[href], button, input, textarea, select, summary',
  )) {
    // Neither the skip link, before it is focused, nor the form's trap for robots.
    if (!isShown(it) || getComputedStyle(it).clipPath !== 'none') continue;
    if (it instanceof HTMLInputElement && it.tabIndex < 0) continue;
    const boxOf = () =>
      [...it.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
    const isPressable = () => {
      const box = boxOf();
      if (!box) return true;
      const x = box.left + box.width / 2;
      // Beside the window: another slide, which is scrolled to.
      if (x < 0 || x > innerWidth) return true;
      const hit = document.elementFromPoint(x, box.top + box.height / 2);
      // The focused skip link covers the logo until the focus moves on.
      const isUnderFocus = hit !== null && hit === focused;
      return it.contains(hit) || it.closest('label')?.contains(hit) || isUnderFocus;
    };
    if (isPressable()) continue;
    // It may be under the bar, or outside the window.
    if (modal) it.scrollIntoView({ block: 'center', behavior: 'instant' });
    else {
      const { top = 0, height = 0 } = boxOf() ?? {};
      scrollTo({ top: scrollY + top + height / 2 - innerHeight / 2, behavior: 'instant' });
    }
    if (!isPressable()) faults.push(`nobody can press ${it.outerHTML.slice(0, 120)}`);
  }
  scrollTo({ top: before, behavior: 'instant' });
  return faults;
}
