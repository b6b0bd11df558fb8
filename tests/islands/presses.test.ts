/**
 * An island listens for presses at its controls and at the document: a box that gets such a listener is a new object for
 * screen readers in Firefox (src/islands/hear-presses.ts).
 */
import fc from 'fast-check';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import type { RouteId } from '../../src/in-force/routes.ts';
import type { IslandName } from '../../src/islands/island-name.ts';
import { forAll } from '../generated.ts';
import { press } from './elements.ts';
import { open, startIsland, watchListeners } from './tab.ts';

const islands: readonly [IslandName, RouteId][] = [
  ['calculator', 'prices'],
  ['contact-form', 'contact'],
  ['project-carousel', 'home'],
];

test.each(islands)('the %s gives presses to no box', async (name, page) => {
  open(page);
  const listeners = watchListeners();
  const element = await startIsland(name);
  for (const button of element.querySelectorAll<HTMLElement>('[type=button]')) await press(button);
  expect(listeners()).toEqual([]);
});

test('whatever root an island has, its buttons are heard and its boxes are not', async () => {
  const root = fc.record({
    tag: fc.constantFrom('div', 'ul', 'section', 'p', 'li'),
    display: fc.constantFrom('block', 'flex', 'grid', 'list-item'),
    depth: fc.nat(3),
  });
  await forAll(20, root, async ({ tag, display, depth }) => {
    open('contact');
    const listeners = watchListeners();
    const [{ createElement }, { takeOver }] = await Promise.all([
      import('react'),
      import('../../src/islands/take-over.tsx'),
    ]);
    const element = document.createElement(tag);
    element.style.display = display;
    const wrap = '<span>'.repeat(depth);
    element.innerHTML = `${wrap}<button type="button"></button>${'</span>'.repeat(depth)}`;
    document.body.append(element);
    const heard = vi.fn();
    let island: ReactElement = createElement('button', { type: 'button', onClick: heard });
    for (let level = 0; level < depth; level += 1) island = createElement('span', null, island);
    takeOver(element, island);
    await vi.waitFor(() => expect(element.dataset.alive).toBe(''), { interval: 2 });
    const button = element.querySelector('button');
    if (!button) throw new Error('The island has lost its button');
    await press(button);
    expect([heard.mock.calls.length, listeners(), element.dataset.renewed]).toEqual([
      1,
      [],
      undefined,
    ]);
    vi.restoreAllMocks();
  });
});
