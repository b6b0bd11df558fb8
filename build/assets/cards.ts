/**
 * Makes a social card per language: the picture of a shared link. Run by `npm run assets cards`; the results are
 * committed, because they are photographs of a page in a browser.
 */
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { inStudio } from '../../src/studio/folder.ts';
import { browserArguments, findBrowser } from '../find-browser.ts';
import { cardPages, cardSize } from './card-pages.ts';

export async function makeCards(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserArguments,
  });
  try {
    for (const [code, html] of Object.entries(await cardPages())) {
      const card = await photograph(browser, html);
      await sharp(card)
        .png({ palette: true, quality: 95, effort: 10, dither: 0.4 })
        .toFile(inStudio(`public/social-${code}.png`));
    }
  } finally {
    await browser.close();
  }
}

async function photograph(browser: Browser, html: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: cardSize, reducedMotion: 'reduce' });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot({ omitBackground: true });
  await page.close();
  return shot;
}
