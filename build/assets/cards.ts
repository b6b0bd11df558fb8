/**
 * Makes the social cards, the pictures of shared links: one for each language, and one for each article or story and language. Run
 * by `npm run assets cards`; the results are committed, because they are photographs of a page in a browser.
 */
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { inStudio } from '../../src/studio/folder.ts';
import { browserArguments, findBrowser } from '../find-browser.ts';
import { ownCardPages } from './article-cards.ts';
import { cardPages, cardSize } from './card-pages.ts';

/** @param own - the name of an article's or story's card; without it the studio's cards are made */
export async function makeCards(own?: string): Promise<void> {
  const pages = await (own ? ownCardPages(own) : cardPages());
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserArguments,
  });
  try {
    for (const [file, html] of Object.entries(pages)) {
      const card = await photograph(browser, html);
      await sharp(card)
        .png({ palette: true, quality: 95, effort: 10, dither: 0.4 })
        .toFile(inStudio(`public/${file}`));
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
