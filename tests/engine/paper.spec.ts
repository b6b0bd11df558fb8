/** What tests/paper.ts finds on sheets, on sheets made for it. */
import { paperFaults } from '../paper.ts';
import { expect, test } from '../site.ts';

/** A text that fills a sheet but for a few lines. */
const nearlyAll = '<div style="height: 24cm">First</div>';
const nextSheet = '<div style="break-before: page">';

test('words that begin a heading elsewhere may end a sheet', async ({ page }) => {
  await page.setContent(`${nearlyAll}<p>Bl</p>${nextSheet}Text</div><h2>Bleoff</h2><p>Text</p>`);
  expect(await paperFaults(await page.pdf({ format: 'A4' }), ['Bleoff'])).toEqual([]);
});

test('a heading that is drawn after the text below it ends no sheet', async ({ page }) => {
  const heading = '<h2 style="position: relative">Bleoff</h2>';
  await page.setContent(`${nearlyAll}${heading}<p>Text</p>${nextSheet}More</div>`);
  expect(await paperFaults(await page.pdf({ format: 'A4' }), ['Bleoff'])).toEqual([]);
});

test('a heading ends no sheet, neither whole nor with its first line', async ({ page }) => {
  for (const [heading, next] of [
    ['Bleoff', 'Text'],
    ['Bleoff', 'waa Text'],
    ['Kin Bleoff', 'waa Text'],
  ]) {
    await page.setContent(`${nearlyAll}<h2>${heading}</h2>${nextSheet}${next}</div>`);
    const pdf = await page.pdf({ format: 'A4' });
    const whole = next === 'Text' ? heading : `${heading}waa`;
    expect(await paperFaults(pdf, [whole ?? ''])).toHaveLength(1);
  }
});

test('a text that is wider than the sheet is found', async ({ page }) => {
  const margin = '<style>@page { margin: 1.5cm } body { margin: 0 }</style>';
  for (const [words, count] of [
    ['word '.repeat(60), 1],
    ['word '.repeat(5), 0],
  ] as const) {
    await page.setContent(`${margin}<p style="white-space: nowrap">${words}</p>`);
    const faults = await paperFaults(await page.pdf({ format: 'A4', preferCSSPageSize: true }), []);
    expect(faults).toHaveLength(count);
  }
});
