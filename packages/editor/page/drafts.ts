/**
 * What was typed and is not saved yet stays in the browser: a reload, a restart or a stopped editor loses nothing. Each
 * window has its own; that of a window that is gone is taken over by the next one.
 */
import type { DeskFile } from '../documents.ts';

export type Draft = Record<string, DeskFile>;

const prefix = 'desk-draft';
const windowName = 'desk-window';

function ownWindow(): string {
  const known = sessionStorage.getItem(windowName);
  const own = known ?? crypto.randomUUID();
  sessionStorage.setItem(windowName, own);
  return own;
}

let own = '';

/** To be called once: from then on other windows know that this one is open. */
export async function openWindow(): Promise<void> {
  own = ownWindow();
  const { held = [] } = await navigator.locks.query();
  // A duplicated window has the name of the first.
  if (held.some(({ name }) => name === `${prefix} ${own}`)) {
    sessionStorage.removeItem(windowName);
    own = ownWindow();
  }
  void navigator.locks.request(`${prefix} ${own}`, () => new Promise(() => undefined));
}

const keyOf = (name: string, id: string) => `${prefix} ${name} ${id}`;

/** The windows and documents of all drafts. */
const allDrafts = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(`${prefix} `))
    .map((key) => {
      const [, name = '', ...id] = key.split(' ');
      return { name, id: id.join(' ') };
    })
    // The storage has no order.
    .sort((one, other) => one.id.localeCompare(other.id));

/** The drafts of this window, and those of windows that are not open any more. */
async function draftsHere() {
  const { held = [] } = await navigator.locks.query();
  const open = held.map(({ name }) => name);
  return allDrafts().filter(({ name }) => name === own || !open.includes(`${prefix} ${name}`));
}

const draftIn = (key: string) => JSON.parse(localStorage.getItem(key) ?? '{}') as Draft;

export type Unsaved = {
  /** Of the document. */
  id: string;
  /** As they are typed, by language. */
  titles: Record<string, string>;
};

/** The documents with words that this window would lose if they were forgotten. */
export async function unsavedHere(): Promise<Unsaved[]> {
  const found = new Map((await draftsHere()).map(({ name, id }) => [id, draftIn(keyOf(name, id))]));
  return [...found].map(([id, files]) => ({ id, titles: titlesIn(files) }));
}

/** The documents with words that are not saved in other windows of this browser. */
export async function unsavedThere(): Promise<Unsaved[]> {
  const here = await draftsHere();
  return allDrafts()
    .filter(({ name, id }) => !here.some((it) => it.name === name && it.id === id))
    .map(({ name, id }) => ({ id, titles: titlesIn(draftIn(keyOf(name, id))) }));
}

/** The titles of articles and pages, by language. */
export const titlesIn = (files: Draft): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files).flatMap(([file, { data }]) => {
      const { title } = data as { title?: unknown };
      return typeof title === 'string' && title !== '' ? [[file, title]] : [];
    }),
  );

export function keepDraft(id: string, files: Draft | undefined): void {
  const key = keyOf(own, id);
  if (files) localStorage.setItem(key, JSON.stringify(files));
  else localStorage.removeItem(key);
}

/** Forgets what was typed, if it is what was saved. */
export function forgetDraft(id: string, saved: Draft): void {
  if (localStorage.getItem(keyOf(own, id)) === JSON.stringify(saved)) keepDraft(id, undefined);
}

/** What was typed follows a document to its new id; with an empty one it is forgotten. */
export function moveDraft(id: string, to: string): void {
  const text = localStorage.getItem(keyOf(own, id));
  if (text && to) localStorage.setItem(keyOf(own, to), text);
  if (to !== id) localStorage.removeItem(keyOf(own, id));
}

/** The draft of this window, or one of a window that is not open any more. */
export async function draftOf(id: string): Promise<Draft | undefined> {
  const found = (await draftsHere())
    .filter((it) => it.id === id)
    .sort(({ name }) => (name === own ? -1 : 1))[0];
  if (!found) return undefined;
  const draft = draftIn(keyOf(found.name, id));
  localStorage.removeItem(keyOf(found.name, id));
  keepDraft(id, draft);
  return draft;
}
