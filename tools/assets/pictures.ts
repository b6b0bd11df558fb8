/**
 * Photographs the showcases: opens each in a browser, at a desk and on a phone, and writes the
 * pictures that the projects section shows, with the flat composite of both. Run by
 * `npm run assets pictures`; what it makes is committed.
 */
import type { Browser } from '@playwright/test';
import { createServer } from 'vite';
import { defaultLanguage, languages } from '../../src/i18n/languages.ts';
import { pictureKinds } from '../../src/pages/home/project-pictures.ts';
import { drawnTwice, openBrowser, writePictures } from './picture-sizes.ts';

/** Photographs these showcases, straight from their source: nothing needs to be built before. */
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
      // In the language of the site, if the demonstration speaks it.
      const url = `${server.resolvedUrls?.local[0]}${slug}/?photo&lang=${defaultLanguage}`;
      const desktop = await photograph(browser, url, 'desktop');
      const mobile = await photograph(browser, url, 'mobile');
      const sayTooLarge = (problem: string) => {
        throw new Error(problem);
      };
      await writePictures(browser, slug, { desktop, mobile }, { sayTooLarge });
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
    ...drawnTwice,
    viewport: { width, height },
    locale: languages[defaultLanguage].locale,
    timezoneId: 'Europe/Lisbon',
    isMobile: kind === 'mobile',
    hasTouch: kind === 'mobile',
  });
  const faults: Error[] = [];
  page.on('pageerror', (error) => faults.push(error));
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot({ animations: 'disabled' });
  await page.close();
  if (!response?.ok()) throw new Error(`${url} answers ${response?.status() ?? 'nothing'}`);
  if (faults[0]) throw new Error(`${url} fails: ${faults[0].message}`);
  return shot;
}
