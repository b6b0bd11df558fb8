/**
 * Takes the picture that other sites and messengers show for a link to a demonstration, in each language:
 * `npm run pictures`. The pictures are committed.
 */
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { locales } from '../browser/language.ts';
import { pages } from '../pages.ts';
import { pictureFile, root } from './documents.ts';
import { findBrowser } from './find-browser.ts';

/** As wide as a window in which the products are laid out for a desk, and twice what is sent. */
const window = { width: 1200, height: 630 };

const server = await createServer({
  root,
  configFile: `${root}/vite.config.ts`,
  logLevel: 'warn',
  server: { port: 0, host: '127.0.0.1', hmr: false, ws: false, watch: null },
});
await server.listen();
const browser = await chromium.launch(findBrowser());
for (const [code, locale] of Object.entries(locales))
  for (const slug of Object.keys(pages).filter((each) => !each.endsWith('-embed'))) {
    const page = await browser.newPage({ viewport: window, locale, timezoneId: 'Europe/Lisbon' });
    await page.goto(`${server.resolvedUrls?.local[0]}${slug}/?photo&lang=${code}`, {
      waitUntil: 'networkidle',
    });
    await page.evaluate(() => document.fonts.ready);
    const path = `${root}/${pictureFile(slug, code)}`;
    await mkdir(dirname(path), { recursive: true });
    await page.screenshot({ path, type: 'jpeg', quality: 82, animations: 'disabled' });
    await page.close();
  }
await browser.close();
await server.close();
