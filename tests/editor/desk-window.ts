/**
 * A window of the editor that draws nothing: its page in jsdom. The editor's own handler answers it from a copy of the
 * studio in force, and a test where it says so. What depends on styles or the network is asked in a browser.
 */
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { Desk } from '../../packages/editor/page/desk.tsx';
import { allWords } from '../../packages/editor/page/words.ts';
import { type CopiedStudio, copyStudio } from './copied-studio.ts';

export const words = allWords.en;

export let studio: CopiedStudio;

type Answer = (real: () => Promise<unknown>, query: URLSearchParams) => unknown;

/** What a test answers instead of the handler, by `PUT /desk/document`; `real` is what the handler does. */
export let answers: Record<string, Answer>;

/** What was asked of the handler or the test: `PUT /desk/document`. */
let asked: string[];

/** The windows that are open, by the names of their locks. */
export let locks: string[];

/** The questions of the browser, which are all answered with yes. */
export let questions: string[];

/** What a test has held back, and lets go in the end: the page waits for its pictures. */
let held: (() => void)[];

/** What React says of the page, or a script that fails. jsdom does not know `search` yet. */
let said: string[];

/** A refusal of the handler, as a test gives it: the name of a sentence, and what is put into it. */
export class Refused extends Error {
  readonly values: Record<string, string>;
  constructor(code: string, values: Record<string, string> = {}) {
    super(code);
    this.values = values;
  }
}

let root: Root | undefined;

async function answer(address: string, { method = 'GET', body }: RequestInit = {}) {
  const { pathname, search, searchParams } = new URL(address, location.href);
  const name = `${method} ${pathname}`;
  asked.push(name);
  const real = async () => {
    const { status, value } = await studio.ask(method, pathname + search, body ?? undefined);
    if (status !== 200) throw new Refused(value.error, value.values);
    return value as unknown;
  };
  try {
    return Response.json(await (answers[name] ?? real)(real, searchParams));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return Response.json({ error: error.message, values: error.values }, { status: 400 });
  }
}

beforeEach(() => {
  studio = copyStudio();
  asked = [];
  locks = [];
  questions = [];
  said = [];
  held = [];
  answers = {
    'GET /desk/preview': () => ({ isThere: false }),
    'GET /desk/state': () => ({ problems: [], facts: {} }),
  };
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  vi.spyOn(console, 'error').mockImplementation((...parts) => void said.push(parts.join(' ')));
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('min-width') }));
  vi.stubGlobal('confirm', (question: string) => questions.push(question) > 0);
  vi.stubGlobal('scrollTo', () => undefined);
  Object.assign(navigator, {
    locks: {
      query: async () => ({ held: locks.map((name) => ({ name })) }),
      request: async (name: string) => void locks.push(name),
    },
  });
  Object.assign(URL, { createObjectURL: () => 'blob:dropped' });
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.setAttribute('open', '');
    },
    close(this: HTMLDialogElement) {
      this.removeAttribute('open');
      this.dispatchEvent(new Event('close'));
    },
  });
});

afterEach(async () => {
  for (const release of held) release();
  await settled();
  leave();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expect(said.filter((line) => !line.includes('search'))).toEqual([]);
});

/** Closes the window: what it has stored is there for the next one. */
function leave(): void {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
  locks.length = 0;
}

/**
 * Opens a window of the editor, or reloads it.
 * @param id - of the document in its address; empty: that of before
 * @param others - the locks of windows that stay open
 */
export async function openDesk(id = '', others: readonly string[] = []): Promise<void> {
  leave();
  locks.push(...others);
  if (id) history.replaceState(null, '', `/#${id}`);
  const element = document.body.appendChild(document.createElement('div'));
  root = createRoot(element);
  root.render(createElement(Desk));
  await soon(() => find('header h1'));
}

/** Waits for what does not happen at once. Its time only ends a test that hangs. */
export const soon = <Result>(expectation: () => Result): Promise<Result> =>
  vi.waitFor(expectation, { timeout: 10_000, interval: 20 });

/** Lets everything that has begun come to its end. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setTimeout(done, 2));
}

export function find<Kind extends HTMLElement = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): Kind {
  const found = within.querySelector<Kind>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}

const textOf = ({ textContent }: Element) => textContent?.trim() ?? '';
const isNamed = (name: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? name === wanted : wanted.test(name);

/** The buttons with this name. */
export const buttons = (name: string | RegExp, within: ParentNode = document) =>
  [...within.querySelectorAll('button')].filter((it) => isNamed(it.ariaLabel ?? textOf(it), name));

export function button(name: string | RegExp, within: ParentNode = document): HTMLButtonElement {
  const [found] = buttons(name, within);
  if (!found) throw new Error(`There is no button ${name}`);
  return found;
}

/** The field with this label. */
export function field(
  label: string | RegExp,
  within: ParentNode = document,
): HTMLInputElement | HTMLTextAreaElement {
  const all = [...within.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  const found = all.find((it) => {
    const [outer] = it.labels ?? [];
    return isNamed(it.ariaLabel ?? (outer ? textOf(outer) : ''), label);
  });
  if (!found) throw new Error(`There is no field ${label}`);
  return found;
}

/** The part of the form, or another fold, with this title, opened. */
export async function part(title: string, within: ParentNode = document): Promise<HTMLElement> {
  const summary = await soon(() => {
    const all = [...within.querySelectorAll('summary')];
    const found = all.find((it) => textOf(it) === title);
    if (!found) throw new Error(`There is no part ${title}`);
    return found;
  });
  const fold = summary.parentElement as HTMLDetailsElement;
  if (!fold.open) summary.click();
  await soon(() => expect(fold.open).toBe(true));
  return fold;
}

/** The entries of the list in a part. */
export const entries = (within: ParentNode): HTMLElement[] => [
  ...(within.querySelector('ol')?.querySelectorAll<HTMLElement>(':scope > li') ?? []),
];

/** The last entry, when there are that many. */
export const lastOf = (count: number, within: ParentNode): Promise<HTMLElement> =>
  soon(() => {
    const all = entries(within);
    expect(all).toHaveLength(count);
    return all.at(-1) as HTMLElement;
  });

/** Types into a field, as React hears it. */
export function type(into: HTMLElement, value: string): void {
  into.focus();
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(into), 'value') ?? {};
  set?.call(into, value);
  const event = into instanceof HTMLSelectElement ? 'change' : 'input';
  into.dispatchEvent(new Event(event, { bubbles: true }));
}

/** As a pointer does: it has the focus then. */
export function press(element: HTMLElement): void {
  element.focus();
  element.click();
}

/** Drops a picture, of which the test says what becomes. */
export function drop(on: HTMLElement, name = 'new.png'): void {
  const event = new Event('drop', { bubbles: true, cancelable: true });
  const files = [new File(['x'], name, { type: 'image/png' })];
  on.dispatchEvent(Object.assign(event, { dataTransfer: { files } }));
}

/** What is said beside a field. */
export const describedBy = (it: Element): string =>
  (it.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

export const title = (): string => textOf(find('header h1'));
export const status = (): string => textOf(find('header [role="status"]'));
export const list = (): HTMLElement => find('nav');

export const saysSoon = (said: string | RegExp): Promise<void> =>
  soon(() =>
    typeof said === 'string' ? expect(status()).toBe(said) : expect(status()).toMatch(said),
  );

export const pressSave = (): void => press(button(words.save));

export async function save(): Promise<void> {
  pressSave();
  await saysSoon(words.saved);
}

/** Lets a development server answer, beside the form. */
export function servePage(isThere: () => boolean): void {
  answers['GET /desk/preview'] = () => ({ isThere: isThere() });
  answers['GET /desk/documents'] = async (real) => ({
    ...((await real()) as object),
    preview: 'http://localhost:3101',
  });
}

/** Opens a document from the list. */
export async function choose(name: string): Promise<void> {
  press(button(new RegExp(`^${name}(:| \\(|$)`), list()));
  await soon(() => expect(title()).toMatch(new RegExp(`^${name}`)));
}

/** Looks whether the disk has something else, as when the window gets the focus. */
export async function lookAtDisk(): Promise<void> {
  const before = asked.filter((it) => it === 'GET /desk/versions').length;
  window.dispatchEvent(new Event('focus'));
  await soon(() =>
    expect(asked.filter((it) => it === 'GET /desk/versions').length).toBeGreaterThan(before),
  );
  await settled();
}

/** Holds the answers to a request back, until the result is called. `isThere`: when the first has been answered. */
export function hold(name: string): { release: () => void; isThere: Promise<void> } {
  const released = Promise.withResolvers<void>();
  const came = Promise.withResolvers<void>();
  const own: Answer = answers[name] ?? ((real) => real());
  answers[name] = async (real, query) => {
    const given = await own(real, query);
    came.resolve();
    await released.promise;
    return given;
  };
  held.push(released.resolve);
  return { release: released.resolve, isThere: came.promise };
}
