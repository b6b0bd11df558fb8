/** What the tests of the bakery share. */

import type { Page } from '@playwright/test';
import { dictionaries } from '../dictionaries.ts';
import { expect } from './test.ts';

export const { bakery: shops, bakers } = dictionaries;
export const PAGE = '/showcase/bakery/';
/** A Friday at half past nine in Lisbon. */
export const FRIDAY = new Date('2026-05-15T08:30:00Z');

export async function openAt(page: Page, instant: Date, address = PAGE) {
  await page.clock.setFixedTime(instant);
  await page.goto(address);
  await expect(page.locator('#door strong')).not.toBeEmpty();
}

/** Picks the first half hour that is possible, whatever the neighbours took. */
export const pickSlot = (page: Page) =>
  page.locator('#slots label:has(input:enabled)').first().click();

/** Says who comes, and confirms. */
export async function confirm(page: Page, words = shops.pt, name = 'Rita Lopes') {
  await page.locator('#name').fill(name);
  await page.locator('#phone').fill('912 345 678');
  await page.getByRole('button', { name: words.page.confirm }).click();
}

/** Puts one of a product into the bag. */
export const add = (page: Page, id: keyof typeof shops.pt.bakes) =>
  page.locator(`#${id} .stepper button`).last().click();

/** The counter, where somebody is taking an order by telephone. */
export async function openCounter(page: Page, instant = FRIDAY) {
  await openAt(page, instant, `${PAGE}#balcao`);
  await page.getByText(bakers.pt.take).click();
  return {
    form: page.locator('.take form'),
    field: (name: string) => page.locator(`.take [name="${name}"]`),
    turn: (to: 'before' | 'after') => page.getByRole('button', { name: bakers.pt[to] }).click(),
  };
}
