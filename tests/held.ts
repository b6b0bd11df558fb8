import type { Page } from '@playwright/test';
import { hold } from '../packages/showcases/tests/held.ts';

/** Holds back the code of the islands. Call before the page is opened. Returns a function that lets the code through. */
export const holdIslands = (page: Page) => hold(page, /\/assets\/start-[^/]*\.js$/);
