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

export function keepDraft(id: string, files: Draft | undefined): void {
  const key = keyOf(own, id);
  if (files) localStorage.setItem(key, JSON.stringify(files));
  else localStorage.removeItem(key);
}

/** The draft of this window, or one of a window that is not open any more. */
export async function draftOf(id: string): Promise<Draft | undefined> {
  const { held = [] } = await navigator.locks.query();
  const open = held.map(({ name }) => name);
  const key = Object.keys(localStorage)
    .filter((it) => it.startsWith(`${prefix} `) && it.endsWith(` ${id}`))
    .sort((one) => (one === keyOf(own, id) ? -1 : 1))
    .find((it) => it === keyOf(own, id) || !open.includes(`${prefix} ${it.split(' ')[1]}`));
  const text = key && localStorage.getItem(key);
  if (!text) return undefined;
  localStorage.removeItem(key);
  localStorage.setItem(keyOf(own, id), text);
  return JSON.parse(text) as Draft;
}
