/**
 * Takes screenshots of the showcases in a desktop and a phone window, and writes the pictures of the
 * projects section, with the flat composite of both. Run by `npm run assets pictures`; the results are
 * committed.
 */
import type { Browser } from '@playwright/test';
import { createServer } from 'vite';
import { defaultLanguage, languages } from '../../src/i18n/languages.ts';
import { pictureKinds } from '../../src/pages/home/project-pictures.ts';
import { doubleSize, openBrowser, writePictures } from './picture-sizes.ts';

/** The screen that the laptop shows, where the phone's is another: what the one sends, the other receives. */
const desktopScreens: Partial<Record<string, string>> = { 'restaurant-orders': '#cozinha' };

/** Uses a development server, so the showcases need no build. */
export async function makePictures(slugs: readonly string[]): Promise<void> {
  const server = await createServer({
    configFile: 'packages/showcases/vite.config.ts',
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, host: '127.0.0.1', hmr: false, ws: false, watch: null },
  });
  await server.listen();
  const browser = await openBrowser();
  try {
    for (const slug of slugs) {
      // In the default language of the site, if the demonstration has it.
      const url = `${server.resolvedUrls?.local[0]}${slug}/?photo&lang=${defaultLanguage}`;
      const desktop = await photograph(browser, url + (desktopScreens[slug] ?? ''), 'desktop');
      const mobile = await photograph(browser, url, 'mobile');
      const onTooLarge = (problem: string) => {
        throw new Error(problem);
      };
      await writePictures(browser, slug, { desktop, mobile }, { onTooLarge });
      console.log(`${slug}: photographed`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

async function photograph(browser: Browser, url: string, kind: 'desktop' | 'mobile') {
  const { width, height } = pictureKinds[kind];
  const page = await browser.newPage({
    ...doubleSize,
    viewport: { width, height },
    locale: languages[defaultLanguage].locale,
    timezoneId: 'Europe/Lisbon',
    isMobile: kind === 'mobile',
    hasTouch: kind === 'mobile',
  });
  const faults: Error[] = [];
  page.on('pageerror', (error) => faults.push(error));
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  // The bar above a demonstration: that it is one, the section says beside the picture.
  await page.addStyleTag({ content: 'aside.demo { display: none; }' });
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot({ animations: 'disabled' });
  await page.close();
  if (!response?.ok()) throw new Error(`${url} answers ${response?.status() ?? 'nothing'}`);
  if (faults[0]) throw new Error(`${url} fails: ${faults[0].message}`);
  return shot;
}
