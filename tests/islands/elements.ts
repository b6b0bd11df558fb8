/** Elements of the open document: found, used as a visitor does, and waited for. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { vi } from 'vitest';
import type { IslandName } from '../../src/islands/island-name.ts';

export const selectorOf = (name: IslandName): string => `[data-island="${name}"]`;

/** Waits for what does not happen at once. Its time only ends a test that hangs. */
export const soon = (expectation: () => void): Promise<void> =>
  vi.waitFor(expectation, { timeout: process.env.CI ? 60_000 : 10_000, interval: 2 });

/** Lets React do what it has begun: a person is slower. */
export async function settled() {
  for (let turn = 0; turn < 4; turn += 1) await nextTurn();
}

export function find<Kind extends HTMLElement = HTMLElement>(selector: string): Kind {
  const found = document.querySelector<Kind>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
}

export const textOf = (selector: string): string => find(selector).textContent ?? '';

/** The control with this label. */
export function labelled(text: string): HTMLInputElement {
  const label = [...document.querySelectorAll('label')].find((it) => it.textContent === text);
  if (!label?.control) throw new Error(`No control has the label ${text}`);
  return label.control as HTMLInputElement;
}

export function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(
    (it) => (it.ariaLabel ?? it.textContent) === name,
  );
  if (!found) throw new Error(`The page has no button ${name}`);
  return found;
}

/** How many elements have this text and no other. */
export const countOf = (text: string): number =>
  [...document.querySelectorAll('body *')].filter((it) => it.textContent === text).length;

/** The texts that an attribute like `aria-describedby` names. */
export const textsOf = (element: Element, attribute: string): string =>
  (element.getAttribute(attribute)?.split(' ') ?? []).map((id) => textOf(`#${id}`)).join(' ');

/** Sets a field's value as the browser does, which React hears of by the event only. */
export function setValue(field: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

/** Writes into a field, as typing and pasting do. */
export async function write(field: HTMLElement, value: string): Promise<void> {
  field.focus();
  setValue(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await settled();
}

/** As a pointer or the keyboard does: it has the focus then. */
export async function press(element: HTMLElement): Promise<void> {
  element.focus();
  element.click();
  await settled();
}
