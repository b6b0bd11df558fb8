/** Steps that the journeys of the showcases share. */
import type { dictionaries } from '../../../../packages/showcases/dictionaries.ts';
import { scrollToElement } from '../../journey.ts';
import type { Tab } from '../../tab.ts';
import { waitFor } from '../../wait-for.ts';

type Dictionaries = typeof dictionaries;

export type Stage = {
  tab: Tab;
  /** Opens the showcase, or a place in it, in a second tab of the same visitor. */
  openSecond: (hash?: string) => Promise<Tab>;
  /** Of all showcases, in the visitor's language. */
  words: { [Name in keyof Dictionaries]: Dictionaries[Name]['pt'] };
  isPhone: boolean;
};

export type Showcase = { slug: string; run(stage: Stage): Promise<void> };

/** The start of a sentence before its first value. */
export const beginningOf = (sentence: (...values: string[]) => string) =>
  sentence('§', '§').split('§')[0]?.trim() ?? '';

/**
 * Clicks the first visible button, link or label whose name begins so, in the open dialog or else in
 * the page.
 */
export async function clickNamed(tab: Tab, name: string) {
  await waitFor(`something to click called ${name}`, () =>
    tab.evaluate(
      (wanted) => {
        document.querySelector('[data-to-click]')?.removeAttribute('data-to-click');
        const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
        // A press on a dialog that is still moving may miss.
        const isMoving = dialog
          ?.getAnimations({ subtree: true })
          .some(
            ({ playState, effect }) =>
              playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
          );
        if (isMoving) return false;
        const found = [...(dialog ?? document).querySelectorAll('button, a, label')].find(
          (it) =>
            it.checkVisibility({ visibilityProperty: true }) &&
            [it.getAttribute('aria-label'), it.textContent].some((text) =>
              text?.replace(/\s+/g, ' ').trim().startsWith(wanted),
            ),
        );
        if (!found) return false;
        found.scrollIntoView({ behavior: 'instant', block: 'center' });
        // It has to stand where it stood at the last look: a dialog may be about to move.
        const { x, y } = found.getBoundingClientRect();
        const place = `${x} ${y}`;
        const stands = found.getAttribute('data-place') === place;
        found.setAttribute('data-place', place);
        if (stands) found.setAttribute('data-to-click', '');
        return stands;
      },
      name.replace(/\s+/g, ' '),
    ),
  );
  await tab.click('[data-to-click]');
}

/** Whether the text is visible anywhere in the page, in capitals or not. */
const isVisible = (tab: Tab, text: string) =>
  tab.evaluate((wanted) => {
    const has = (all: string) => all.replace(/\s+/g, ' ').toLowerCase().includes(wanted);
    // biome-ignore lint/performance/useDomNodeTextContent: hidden text does not count.
    return has(document.body.innerText);
  }, text.replace(/\s+/g, ' ').toLowerCase());

export const shows = (tab: Tab, text: string) =>
  waitFor(`"${text}" to be visible`, () => isVisible(tab, text));

export const hides = (tab: Tab, text: string) =>
  waitFor(`"${text}" to be gone`, async () => !(await isVisible(tab, text)));

/**
 * Goes back within the document: an open dialog or screen is a history entry. Of a dialog that was just closed the page
 * leaves the entry first: an engine makes one step of two that meet.
 */
export async function goBack(tab: Tab) {
  await waitFor('the history to have no dialog more than the page', () =>
    tab.evaluate(
      () => (history.state?.sheets ?? 0) <= document.querySelectorAll('dialog[open]').length,
    ),
  );
  await tab.evaluate(() => history.back());
}

export async function closeByBack(tab: Tab) {
  const hasDialog = () => tab.evaluate(() => document.querySelector('dialog[open]') !== null);
  await waitFor('a dialog', hasDialog);
  await goBack(tab);
  await waitFor('it to close', async () => !(await hasDialog()));
}

/** Waits until the day in a heading that begins so is another, after the page's clock has moved on by a day. */
export async function skipDay(tab: Tab, beginning: string) {
  const heading = () =>
    tab.evaluate(
      (start) =>
        [...document.querySelectorAll('h2, h3')]
          .filter((it) => it.checkVisibility())
          .map(({ textContent }) => textContent)
          .find((text) => text.startsWith(start)),
      beginning,
    );
  const today = await waitFor(`a heading that begins with "${beginning}"`, heading);
  await moveClock(tab);
  await waitFor('the heading of the next day', async () => (await heading()) !== today);
}

const moveClock = (tab: Tab) =>
  tab.evaluate(() => {
    const RealDate = Date;
    const day = 86_400_000;
    globalThis.Date = class extends RealDate {
      constructor(time: number | string = RealDate.now() + day) {
        super(time);
      }
      static override now() {
        return RealDate.now() + day;
      }
    } as DateConstructor;
    document.dispatchEvent(new Event('visibilitychange'));
  });

export async function write(tab: Tab, selector: string, text: string) {
  await scrollToElement(tab, selector);
  await tab.type(selector, text);
}

export const hasText = (tab: Tab, selector: string, text: string) =>
  waitFor(`"${text}" in ${selector}`, () =>
    tab.evaluate(
      (it, wanted) => {
        const element = document.querySelector(it);
        const shown = element instanceof HTMLInputElement ? element.value : element?.textContent;
        return shown === wanted;
      },
      selector,
      text,
    ),
  );
