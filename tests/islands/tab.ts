/**
 * A tab of a browser that draws nothing: it opens the built documents in jsdom, and islands are started in them by
 * their own code. What depends on styles, policy, the network or the keyboard is asked in a browser.
 */
import { readFileSync } from 'node:fs';
import { CookieJar, type DOMWindow, JSDOM, VirtualConsole } from 'jsdom';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { persistDraft } from '../../src/browser/draft.ts';
import { outcomeHeader, refused, type Writer } from '../../src/contact/contact-outcome.ts';
import { shownIn } from '../../src/i18n/finished.ts';
import { words as keptWords } from '../../src/in-force/content.ts';
import type { Language } from '../../src/in-force/languages.ts';
import { fileOf, hrefTo, type RouteId } from '../../src/in-force/routes.ts';
import type { IslandName } from '../../src/islands/island-name.ts';
import { buildFolder } from '../../src/studio/own-places.ts';
import { mainLanguage } from '../languages.ts';
import { find, selectorOf, settled, soon } from './elements.ts';

// As the site ships it. React asks when it is imported, so islands are imported by `startIsland` alone.
process.env.NODE_ENV = 'production';

/** As a reader sees them. */
export const words = shownIn(keptWords);

export const origin = 'http://localhost';

/** What a test decides about the browser, for the documents that are opened after it. */
export const browser = { isOnline: true, isRoomy: false, isStorageBlocked: false };

type Post = { url: string; headers: Record<string, string>; body: Record<string, unknown> };
/** What a test may look at: messages sent, other addresses asked for, lines in the console. */
export const seen = { posts: [] as Post[], visited: [] as string[], said: [] as string[] };

/** Answers a message. Never, unless a test decides. */
let answer: () => Promise<Response>;
export const answerWith = (how: typeof answer): void => {
  answer = how;
};
/** @param status - of the answer; `lost` is a connection that ended without one */
export const answering = (
  status: number | 'lost',
  body: BodyInit = 'answer',
  writer: Writer = 'site',
): void =>
  answerWith(async () => {
    if (status === 'lost') throw new TypeError('Failed to fetch');
    const headers = writer === 'site' ? { [outcomeHeader]: refused } : {};
    return new Response(status === 204 ? null : body, { status, headers });
  });

let view: DOMWindow;
let isOpen = false;
/** What the tab keeps from one document to the next. */
let kept: { local: object; session: object; name: string; cookieJar: CookieJar };
/** Of the open document, also where its scripts may not use them. */
let storages: { local: Storage; session: Storage };
/** Lines of the console that a test expects. All others are faults. */
let expected: RegExp;
export const expectSaid = (lines: RegExp): void => {
  expected = lines;
};

beforeEach(() => {
  forget();
  expected = /^(?!)/;
  Object.assign(browser, { isOnline: true, isRoomy: false, isStorageBlocked: false });
  seen.said = [];
  answerWith(() => new Promise(() => undefined));
  for (const kind of ['debug', 'error', 'info', 'log', 'warn'] as const)
    vi.spyOn(console, kind).mockImplementation((...said) => void seen.said.push(said.join(' ')));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  expect(seen.said.filter((line) => !expected.test(line))).toEqual([]);
});

/** Closes the tab, and forgets what the visitor has done in it. */
export function forget(): void {
  if (isOpen) view.close();
  isOpen = false;
  kept = { local: {}, session: {}, name: '', cookieJar: new CookieJar() };
  Object.assign(seen, { posts: [], visited: [] });
}

/** The document of a page as it was built, without its styles: jsdom would ask them at each focus. */
export function built(page: RouteId, language: Language = mainLanguage): string {
  const tail = language === mainLanguage ? '' : `.${language}`;
  const html = readFileSync(`${buildFolder}/site/${fileOf(page)}${tail}.html`, 'utf8');
  return html.replaceAll(/<style>.*?<\/style>/gs, '');
}

type Opening = { language: Language; query: string; html: string };

/** Opens a document at its address in the tab. */
export function open(
  page: RouteId,
  { language = mainLanguage, query = '', html = '' }: Partial<Opening> = {},
): void {
  if (isOpen) leave();
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', ({ message }) => seen.said.push(message));
  const { window } = new JSDOM(html || built(page, language), {
    url: origin + hrefTo(page, language) + query,
    ...(isOpen && { referrer: view.location.href }),
    cookieJar: kept.cookieJar,
    pretendToBeVisual: true,
    virtualConsole,
  });
  view = window;
  isOpen = true;
  storages = { local: window.localStorage, session: window.sessionStorage };
  Object.assign(storages.local, kept.local);
  Object.assign(storages.session, kept.session);
  window.name = kept.name;
  addWhatIsMissing(window);
  lendGlobals();
  persistDraft();
}

/** Leaves the document: its listeners hear of it, and the tab keeps what it has stored. */
function leave() {
  view.dispatchEvent(new view.Event('pagehide'));
  const [local, session] = [{ ...storages.local }, { ...storages.session }];
  kept = { ...kept, local, session, name: view.name };
  view.close();
}

const ofNode = new Set(Object.getOwnPropertyNames(globalThis));
/** Node has its own of these. */
const ofBoth = /Event|^Abort|Storage$|^(location|navigator|fetch)$/;

/** Gives scripts the globals of the document that is open. */
function lendGlobals() {
  for (const name of Object.getOwnPropertyNames(view))
    if (ofBoth.test(name) || !ofNode.has(name))
      Object.defineProperty(globalThis, name, {
        configurable: true,
        get: () => (name === 'location' ? heardLocation() : Reflect.get(view, name)),
      });
}

/** jsdom cannot go to another document. */
const heardLocation = () =>
  new Proxy<Partial<Location>>(
    {},
    {
      get: (_, name) =>
        name === 'assign'
          ? (address: string) => seen.visited.push(new URL(address, window.location.href).href)
          : Reflect.get(window.location, name),
    },
  );

/** What jsdom does not have, as far as scripts ask for it. */
function addWhatIsMissing(window: DOMWindow) {
  const nothing = () => undefined;
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    Object.assign(window, { [name]: window[name].bind(window) });
  Object.assign(window, {
    fetch: (url: string, { headers, body, signal }: Request & { headers: Post['headers'] }) => {
      if (!body) return void seen.visited.push(url);
      seen.posts.push({ url, headers, body: JSON.parse(String(body)) });
      const ended = new Promise((_, fail) =>
        signal.addEventListener('abort', () => fail(signal.reason)),
      );
      return Promise.race([answer(), ended]);
    },
    ResizeObserver: class {
      observe = nothing;
      disconnect = nothing;
    },
    matchMedia: (query: string) => ({
      // Nothing moves, and the window is as the test says.
      matches: query.includes('reduced-motion') || browser.isRoomy,
      addEventListener: nothing,
      removeEventListener: nothing,
    }),
    requestIdleCallback: (run: () => void) => setTimeout(run),
  });
  Object.assign(window.Element.prototype, {
    scrollIntoView: nothing,
    scrollTo(this: Element, { left = 0 }) {
      this.scrollLeft = left;
      this.dispatchEvent(new window.Event('scroll'));
    },
    getAnimations: () => [],
  });
  // The slides are 100 px wide, and nothing else is anywhere.
  Object.defineProperty(window.HTMLElement.prototype, 'offsetLeft', {
    get(this: HTMLElement) {
      const slides = this.closest('[data-track]')?.querySelectorAll('[role=group]') ?? [];
      return 100 * [...slides].indexOf(this);
    },
  });
  Object.defineProperty(window.navigator, 'onLine', { get: () => browser.isOnline });
  if (!browser.isStorageBlocked) return;
  const get = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  Object.defineProperties(window, { localStorage: { get }, sessionStorage: { get } });
}

const starts: Record<IslandName, () => Promise<{ start: (element: HTMLElement) => void }>> = {
  calculator: () => import('../../src/islands/calculator/start.tsx'),
  consent: () => import('../../src/islands/consent/start.tsx'),
  payback: () => import('../../src/islands/payback/start.ts'),
  'contact-form': () => import('../../src/islands/contact-form/start.tsx'),
  'project-carousel': () => import('../../src/islands/project-carousel/start.tsx'),
};

/** Starts an island as the loader does, and waits until it works. */
export async function startIsland(name: IslandName): Promise<HTMLElement> {
  const { start } = await starts[name]();
  const element = find(selectorOf(name));
  start(element);
  await soon(() => expect('alive' in element.dataset || 'failed' in element.dataset).toBe(true));
  await settled();
  return element;
}

const controls = 'a, button, input, label, select, summary, textarea';
const pressTypes = ['click', 'dblclick', 'auxclick', 'mousedown', 'mouseup'];

/** Elements that are no controls and have been given a listener for presses. */
export function watchListeners(): () => string[] {
  const found = new Set<string>();
  const { addEventListener } = EventTarget.prototype;
  vi.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function (
    this: EventTarget,
    type,
    ...how
  ) {
    if (pressTypes.includes(type) && this instanceof Element && !this.matches(controls))
      found.add(`${this.localName} ${type}`);
    return addEventListener.call(this, type, ...how);
  });
  return () => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (element.onclick && !element.matches(controls)) found.add(`${element.localName} onclick`);
    return [...found];
  };
}
