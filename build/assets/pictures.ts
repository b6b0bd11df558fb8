/**
 * Takes screenshots of the showcases in each language: the guest's side in a desktop and a phone window, the
 * owner's on a tablet. Writes the pictures of the projects section and the stories, with the flat composite of
 * the first two. Run by `npm run assets pictures`; the results are committed.
 */
import type { Browser } from '@playwright/test';
import { createServer } from 'vite';
import { languageCodes } from '../../src/in-force/languages.ts';
import { site } from '../../src/in-force/site.ts';
import { pictureKinds, pictureLanguage } from '../../src/pages/home/project-pictures.ts';
import { doubleSize, openBrowser, writePictures } from './picture-sizes.ts';

/** The screen that the laptop shows, where the phone's is another: what the one sends, the other receives. */
const desktopScreens: Partial<Record<string, string>> = { 'restaurant-orders': '#cozinha' };

/** Uses a development server, so the showcases need no build. */
export async function makePictures(slugs: readonly string[]): Promise<void> {
  const server = await createServer({
    configFile: 'packages/showcases/vite.config.ts',
    logLevel: 'warn',
    server: { port: 0, host: '127.0.0.1', hmr: false, ws: false, watch: null },
  });
  await server.listen();
  try {
    const browser = await openBrowser();
    try {
      for (const language of new Set(languageCodes.map(pictureLanguage)))
        for (const slug of slugs) {
          const url = `${server.resolvedUrls?.local[0]}${slug}/?photo&lang=${language}`;
          await takePictures(browser, url, slug, language);
          console.log(`${slug}: photographed, ${language}`);
        }
    } finally {
      await browser.close();
    }
  } finally {
    await server.close();
  }
}

/** Photographs a demonstration in a language, and writes its pictures. */
async function takePictures(browser: Browser, url: string, slug: string, language: string) {
  const shoot = (kind: 'desktop' | 'mobile' | 'tablet', hash = '') =>
    photograph(browser, url + hash, kind, language);
  const { ownerSide } = site.projects.find((project) => project.slug === slug) ?? {};
  const shots = {
    desktop: await shoot('desktop', desktopScreens[slug]),
    mobile: await shoot('mobile'),
    ...(ownerSide && { tablet: await shoot('tablet', ownerSide) }),
  };
  const onTooLarge = (problem: string) => {
    throw new Error(problem);
  };
  await writePictures(browser, slug, shots, { language, onTooLarge });
}

async function photograph(
  browser: Browser,
  url: string,
  kind: 'desktop' | 'mobile' | 'tablet',
  language: string,
) {
  const { width, height } = pictureKinds[kind];
  const page = await browser.newPage({
    ...doubleSize,
    viewport: { width, height },
    locale: language,
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
  // A field takes its language when it gets its type, which was before it had a place in the page.
  await page.evaluate(() => {
    for (const field of document.querySelectorAll<HTMLInputElement>(
      '[type="date"], [type="time"]',
    )) {
      const { type } = field;
      field.type = 'text';
      field.type = type;
    }
  });
  // A screen that could not be loaded says so instead.
  const isOpen = kind !== 'tablet' || (await page.getByRole('button').count()) > 0;
  const shot = await page.screenshot({ animations: 'disabled' });
  await page.close();
  if (!response?.ok()) throw new Error(`${url} answers ${response?.status() ?? 'nothing'}`);
  if (!isOpen) throw new Error(`${url} shows no owner's screen`);
  if (faults[0]) throw new Error(`${url} fails: ${faults[0].message}`);
  return shot;
}
