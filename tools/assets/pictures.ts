/**
 * Photographs the showcases: opens each in a browser, at a desk and on a phone, and writes the
 * pictures that the projects section shows, with the flat composite of both. Run by
 * `npm run assets pictures`; what it makes is committed.
 */
import { mkdir } from 'node:fs/promises';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { createServer } from 'vite';
import {
  type PictureFormat,
  type PictureKind,
  pictureAddress,
  pictureFiles,
  pictureKinds,
} from '../../src/pages/home/project-pictures.ts';
import { browserArguments, findBrowser } from '../find-browser.ts';
import { compositePage } from './flat-composite.ts';

const target = 'public';

/** Bytes that the largest AVIF of a kind may have; the home page's pictures share 350 kB. */
const limits: Record<PictureKind, number> = { desktop: 45_000, mobile: 25_000, flat: 60_000 };

/**
 * Each from the best that is worth its bytes to the least that still looks sharp. WebP is for the
 * few browsers without AVIF: it aims at thrice the bytes, and may miss.
 */
const encodings = {
  avif: {
    qualities: [54, 50, 46, 42, 38, 35, 32, 29, 26],
    share: 1,
    encode: (picture: Sharp, quality: number) => picture.avif({ quality, effort: 6 }),
  },
  webp: {
    qualities: [76, 60, 45, 30],
    share: 3,
    encode: (picture: Sharp, quality: number) =>
      picture.webp({ quality, alphaQuality: 80, smartSubsample: true, effort: 5 }),
  },
};

/** Photographs these showcases, straight from their source: nothing needs to be built before. */
export async function makePictures(slugs: readonly string[]): Promise<void> {
  await mkdir(`${target}/pictures`, { recursive: true });
  const server = await createServer({
    configFile: 'showcase/vite.config.ts',
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, host: '127.0.0.1', hmr: false, ws: false, watch: null },
  });
  await server.listen();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserArguments,
  });
  try {
    for (const slug of slugs) {
      const url = `${server.resolvedUrls?.local[0]}${slug}/?photo`;
      const desktop = await photograph(browser, url, 'desktop');
      const mobile = await photograph(browser, url, 'mobile');
      await writeSizes(slug, 'desktop', desktop);
      await writeSizes(slug, 'mobile', mobile);
      await writeSizes(slug, 'flat', await drawComposite(browser, { desktop, mobile }));
      console.log(`${slug}: photographed`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Twice the size that is needed: scaled down, letters and edges come out finer. */
const shown: BrowserContextOptions = { deviceScaleFactor: 2, reducedMotion: 'reduce' };

async function photograph(browser: Browser, url: string, kind: 'desktop' | 'mobile') {
  const { width, height } = pictureKinds[kind];
  const page = await browser.newPage({
    ...shown,
    viewport: { width, height },
    locale: 'pt-PT',
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

/** Both photographs lying flat, the phone in front: for small screens and where 3D is missing. */
async function drawComposite(browser: Browser, shots: { desktop: Buffer; mobile: Buffer }) {
  const { width, height } = pictureKinds.flat;
  const page = await browser.newPage({ ...shown, viewport: { width, height } });
  await page.setContent(compositePage(shots));
  const composite = await page.screenshot({ omitBackground: true });
  await page.close();
  return composite;
}

async function writeSizes(slug: string, kind: PictureKind, source: Buffer) {
  const qualities = {
    avif: await qualityFor(source, kind, 'avif'),
    webp: await qualityFor(source, kind, 'webp'),
  };
  for (const { format, width } of pictureFiles(kind)) {
    const file = `${target}${pictureAddress(slug, kind, width, format)}`;
    await encodings[format].encode(sharp(source).resize({ width }), qualities[format]).toFile(file);
  }
}

/** The best quality at which the largest size stays within its limit. */
async function qualityFor(source: Buffer, kind: PictureKind, format: PictureFormat) {
  const { qualities, share, encode } = encodings[format];
  const limit = limits[kind] * share;
  const largest = await sharp(source).resize({ width: pictureKinds[kind].width }).toBuffer();
  for (const quality of qualities) {
    const encoded = await encode(sharp(largest), quality).toBuffer();
    if (encoded.length <= limit) return quality;
  }
  const least = qualities.at(-1);
  if (format === 'webp' && least) return least;
  throw new Error(`A ${kind} picture does not fit into ${limit} bytes as ${format}.`);
}
