/** What is dark beside the documents as they are opened (visit/colours.ts). */
import sharp from 'sharp';
import { readColours } from '../../build/assets/colours.ts';
import { site } from '../../src/in-force/site.ts';
import { filmFiles } from '../../src/pages/home/film-files.ts';
import type { Colours } from '../../src/styles/colours.ts';
import { channels, colourOf } from '../../src/styles/colours.ts';
import { unreadable } from '../axe.ts';
import { fieldIn, fillIn, submit } from '../form.ts';
import { mainLanguage } from '../languages.ts';
import { expect, open, test } from '../open-page.ts';
import { wordsOf } from '../words.ts';

const { light, dark } = readColours();
const day = light.usual;
const night = dark.usual;

const rgb = (colours: Colours, name: string) =>
  `rgb(${channels(colourOf(colours, name)).join(', ')})`;

// A refused form, and blocked fonts.
test.use({ colorScheme: 'dark', expectedConsole: /not sent|Failed to load resource/ });

test('the head has the theme colour of both schemes', async ({ request }) => {
  const html = await (await request.get(`/?lang=${mainLanguage}`)).text();
  const themes = html.match(/<meta name="theme-color"[^>]*>/g);
  // Browsers use the first theme colour whose media query matches.
  expect(themes).toEqual([
    `<meta name="theme-color" media="(prefers-color-scheme:dark)" content="${night.linen}">`,
    `<meta name="theme-color" content="${day.linen}">`,
  ]);
});

test('the form is readable in each state', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const words = await wordsOf(mainLanguage, 'contact');
  await open(page, `/contact?lang=${mainLanguage}`);
  await submit(page);
  await expect(page.getByText(words.validation.required)).toHaveCount(4);
  await expect(fieldIn(page, 'name')).toHaveCSS('border-color', rgb(night, 'danger'));
  expect(await unreadable(page), 'errors').toEqual([]);
  await fillIn(page);

  await page.route('**/email/send', (route) => route.fulfill({ status: 500, body: 'no' }));
  await submit(page);
  await expect(page.getByText(words.failure)).toBeVisible();
  expect(await unreadable(page), 'failed').toEqual([]);
  await page.unroute('**/email/send');
  await submit(page);
  await expect(page.getByText(words.success)).toBeVisible();
  expect(await unreadable(page), 'sent').toEqual([]);
});

/** The share of a picture's pixels that look the same as a colour, 0 to 1. */
async function shareOf(png: Buffer, colours: Colours, name: string) {
  const pixels = await sharp(png).removeAlpha().raw().toBuffer();
  const wanted = channels(colourOf(colours, name));
  let found = 0;
  for (let at = 0; at < pixels.length; at += 3)
    if (wanted.every((value, channel) => Math.abs(value - (pixels[at + channel] ?? 0)) < 6))
      found += 1;
  return (found * 3) / pixels.length;
}

test('the first paint is already dark', async ({ page }) => {
  await page.route(/\.(woff2|js)$/, (route) => route.abort());
  await page.goto(`/contact?lang=${mainLanguage}`);
  const first = await page.screenshot();
  expect(await shareOf(first, night, 'linen')).toBeGreaterThan(0.4);
  // The light ground may be the colour of the letters at night, which take a little more room before their fonts come.
  await page.unrouteAll();
  await open(page, `/contact?lang=${mainLanguage}`);
  const whole = await shareOf(await page.screenshot(), day, 'linen');
  expect(await shareOf(first, day, 'linen')).toBeLessThan(whole + 0.02);
});

if (site.film)
  test('only the film of the current scheme is fetched', async ({ page }) => {
    for (const [scheme, files, others] of [
      ['dark', filmFiles.dark, filmFiles.light],
      ['light', filmFiles.light, filmFiles.dark],
    ] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      await open(page, `/?lang=${mainLanguage}`);
      await page.locator('[data-film]').scrollIntoViewIfNeeded();
      await expect.poll(() => fetched).toContain(`/film/${files.webm}`);
      for (const file of Object.values(others)) expect(fetched).not.toContain(`/film/${file}`);
      page.removeAllListeners('request');
    }
  });
