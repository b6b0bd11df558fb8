/** What tests/paper.ts finds on sheets, on sheets made for it. */
import type { Page } from '@playwright/test';
import { readPaper } from '../paper.ts';
import { expect, test } from '../site.ts';

async function faultsOn(page: Page, body: string, headings: string[]) {
  await page.setContent(body);
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return (await readPaper(pdf)).faults(headings);
}

/** A text that fills a sheet but for a few lines. */
const nearlyAll = '<div style="height: 24cm">First</div>';
const nextSheet = '<div style="break-before: page">';

test('a heading ends no sheet, neither whole nor with its first line', async ({ page }) => {
  for (const [heading, next] of [
    ['Bleoff', 'Text'],
    ['Bleoff', 'waa Text'],
    ['Kin Bleoff', 'waa Text'],
  ] as const) {
    const whole = next === 'Text' ? heading : `${heading}waa`;
    const body = `${nearlyAll}<h2>${heading}</h2>${nextSheet}${next}</div>`;
    expect(await faultsOn(page, body, [whole])).toHaveLength(1);
  }
});

test('a text that is wider than the sheet is found', async ({ page }) => {
  const margin = '<style>@page { margin: 1.5cm } body { margin: 0 }</style>';
  for (const [words, count] of [
    ['word '.repeat(60), 1],
    ['word '.repeat(5), 0],
  ] as const) {
    const body = `${margin}<p style="white-space: nowrap">${words}</p>`;
    expect(await faultsOn(page, body, [])).toHaveLength(count);
  }
});
