/** Makes every size and format of a project's pictures from a desktop and a phone screenshot. */
import { mkdir } from 'node:fs/promises';
import { type Browser, chromium } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import {
  type PictureFormat,
  type PictureKind,
  pictureAddress,
  pictureFiles,
  pictureKinds,
} from '../../src/pages/home/project-pictures.ts';
import { browserArguments, findBrowser } from '../find-browser.ts';
import { compositePage } from './flat-composite.ts';

/** The maximum size of the largest AVIF of each kind, in bytes. The home page's pictures share 350 kB. */
const limits: Record<PictureKind, number> = { desktop: 45_000, mobile: 25_000, flat: 60_000 };

/**
 * The qualities of each format, from the best that is worth its bytes to the lowest that looks sharp. WebP
 * is for the few browsers without AVIF: its target is three times the bytes, and it may exceed that.
 */
const encodings = {
  avif: {
    qualities: [54, 50, 46, 42, 38, 35, 32, 29, 26],
    share: 1,
    encode: (picture: Sharp, quality: number, effort: number) => picture.avif({ quality, effort }),
  },
  webp: {
    qualities: [76, 60, 45, 30],
    share: 3,
    encode: (picture: Sharp, quality: number, effort: number) =>
      picture.webp({
        quality,
        alphaQuality: 80,
        smartSubsample: true,
        effort: Math.min(effort, 5),
      }),
  },
};

/** Twice the required size: scaled down, text and edges look finer. */
export const doubleSize = { deviceScaleFactor: 2, reducedMotion: 'reduce' } as const;

export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findBrowser(), args: browserArguments });

export type Shots = { desktop: Buffer; mobile: Buffer };

type Options = {
  /** The folder of the served files, `public` by default. */
  target?: string;
  /** 0 to 9: more effort takes more time for smaller files. */
  effort?: number;
  /** Called with a sentence about a picture over its limit. Unless it throws, the picture is written anyway. */
  onTooLarge: (problem: string) => void;
};

/**
 * Writes all pictures of a project.
 * @param shots - in the aspect ratios of project-pictures.ts
 */
export async function writePictures(
  browser: Browser,
  slug: string,
  shots: Shots,
  options: Options,
): Promise<void> {
  await mkdir(`${options.target ?? 'public'}/pictures`, { recursive: true });
  const flat = await drawComposite(browser, shots);
  for (const [kind, source] of Object.entries({ ...shots, flat }))
    await writeSizes(slug, kind as PictureKind, source, options);
}

/** Both pictures without perspective, the phone in front: for small screens and browsers without 3D. */
async function drawComposite(browser: Browser, shots: Shots) {
  const { width, height } = pictureKinds.flat;
  const page = await browser.newPage({ ...doubleSize, viewport: { width, height } });
  await page.setContent(compositePage(shots));
  const composite = await page.screenshot({ omitBackground: true });
  await page.close();
  return composite;
}

async function writeSizes(
  slug: string,
  kind: PictureKind,
  source: Buffer,
  { target = 'public', effort = 6, onTooLarge }: Options,
) {
  const qualities = {
    avif: await qualityFor(source, kind, 'avif', effort, onTooLarge),
    // A WebP over its target is written anyway, because few browsers use it.
    webp: await qualityFor(source, kind, 'webp', effort, () => undefined),
  };
  for (const { format, width } of pictureFiles(kind)) {
    const { encode } = encodings[format];
    await encode(sharp(source).resize({ width }), qualities[format], effort).toFile(
      `${target}${pictureAddress(slug, kind, width, format)}`,
    );
  }
}

/** The best quality at which the largest size stays within its limit. */
async function qualityFor(
  source: Buffer,
  kind: PictureKind,
  format: PictureFormat,
  effort: number,
  onTooLarge: Options['onTooLarge'],
) {
  const { qualities, share, encode } = encodings[format];
  const limit = limits[kind] * share;
  const largest = await sharp(source).resize({ width: pictureKinds[kind].width }).toBuffer();
  for (const quality of qualities) {
    const encoded = await encode(sharp(largest), quality, effort).toBuffer();
    if (encoded.length <= limit) return quality;
  }
  onTooLarge(
    `The ${kind} picture does not fit into ${limit} bytes as ${format}: one with larger areas of one colour would.`,
  );
  return Math.min(...qualities);
}
