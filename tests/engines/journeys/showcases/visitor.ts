/** What a visitor of a showcase does again and again, and how its main job is told. */
import type { Tab } from '../../engine.ts';
import { waitFor } from '../../wait-for.ts';

export type Code = 'pt' | 'en' | 'es';

export type ShowcaseStage = {
  tab: Tab;
  isPhone: boolean;
  /** The showcase in the language of the journey, without a fragment. */
  address: string;
  /** A second tab of the same visitor at the same showcase, or at a place in it. */
  openSecond: (hash?: string) => Promise<Tab>;
};

export type ShowcaseJob = (stage: ShowcaseStage, code: Code) => Promise<void>;

/** A main job, told once with the words of whichever language it is done in. */
export const jobIn =
  <Words>(
    languages: Record<Code, Words>,
    run: (stage: ShowcaseStage, words: Words) => Promise<void>,
  ): ShowcaseJob =>
  (stage, code) =>
    run(stage, languages[code]);

/** What a sentence begins with, before the first value that it says. */
export const beginningOf = (sentence: (...values: string[]) => string) =>
  sentence('§', '§').split('§')[0]?.trim() ?? '';

/**
 * Presses what a visitor would call by this name: the first button, link or label to be seen whose name
 * begins so, in the dialog that is open or in the page.
 */
export async function pressNamed(tab: Tab, name: string) {
  await waitFor(`something to press called ${name}`, () =>
    tab.evaluate(
      (wanted) => {
        for (const marked of document.querySelectorAll('[data-pressed]'))
          marked.removeAttribute('data-pressed');
        const dialogs = [...document.querySelectorAll('dialog[open]')];
        const found = [...(dialogs.at(-1) ?? document).querySelectorAll('button, a, label')].find(
          (it) =>
            it.checkVisibility({ visibilityProperty: true }) &&
            [it.getAttribute('aria-label'), it.textContent].some((text) =>
              text?.replace(/\s+/g, ' ').trim().startsWith(wanted),
            ),
        );
        found?.scrollIntoView({ behavior: 'instant', block: 'center' });
        found?.setAttribute('data-pressed', '');
        return Boolean(found);
      },
      name.replace(/\s+/g, ' '),
    ),
  );
  await tab.click('[data-pressed]');
}

/** Whether the text can be read, wherever in the page; capitals are a matter of style. */
const canRead = (tab: Tab, text: string) =>
  tab.evaluate((wanted) => {
    const has = (all: string) => all.replace(/\s+/g, ' ').toLowerCase().includes(wanted);
    // Asked first, since it needs no layout, which a long page is slow to give.
    if (!has(document.body.textContent)) return false;
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden does not count as read.
    return has(document.body.innerText);
  }, text.replace(/\s+/g, ' ').toLowerCase());

export const shows = (tab: Tab, text: string, milliseconds?: number) =>
  waitFor(`"${text}" to be read`, () => canRead(tab, text), milliseconds);

export const hides = (tab: Tab, text: string) =>
  waitFor(`"${text}" to be gone`, async () => !(await canRead(tab, text)));

export const hasDialog = (tab: Tab) =>
  tab.evaluate(() => Boolean(document.querySelector('dialog[open]')));

/** Within the document: what is open is an entry of its history. */
export const goBack = (tab: Tab) => tab.evaluate(() => history.back());

/** Back closes what lies over the page, and the page stays. */
export async function closeByBack(tab: Tab) {
  await waitFor('something to be open', () => hasDialog(tab));
  await goBack(tab);
  await waitFor('it to close', async () => !(await hasDialog(tab)));
}

export const hashOf = async (tab: Tab) => new URL(await tab.address()).hash;

/** Scrolls to the first that is so selected, clear of what stands at the edges. */
export const bringUp = (tab: Tab, selector: string) =>
  tab.evaluate(
    (wanted) =>
      document.querySelector(wanted)?.scrollIntoView({ behavior: 'instant', block: 'center' }),
    selector,
  );

/** Types into a field, wherever in the page it is. */
export async function write(tab: Tab, selector: string, text: string) {
  await bringUp(tab, selector);
  await tab.type(selector, text);
}

export const typedInto = (tab: Tab, selector: string) =>
  tab.evaluate((it) => document.querySelector<HTMLInputElement>(it)?.value ?? '', selector);
