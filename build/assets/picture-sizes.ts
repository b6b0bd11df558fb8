/** Makes every size and format of a project's pictures from a desktop and a phone screenshot. */
import { mkdir, writeFile } from 'node:fs/promises';
import { type Browser, chromium } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import {
  type PictureFormat,
  type PictureKind,
  pictureAddress,
  pictureFiles,
  pictureKinds,
} from '../../src/pages/home/project-pictures.ts';
import { inStudio } from '../../src/studio/folder.ts';
import { browserArguments, findBrowser } from '../find-browser.ts';
import { compositePage } from './flat-composite.ts';

/** The maximum size of the largest AVIF of each kind, in bytes. The home page's pictures share 350 kB. */
const limits: Record<PictureKind, number> = {
  desktop: 45_000,
  mobile: 25_000,
  flat: 60_000,
  tablet: 40_000,
};

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

/** A date field is written in the language of its page, as a visitor's browser of that language does. */
const datesOfPage = '--enable-blink-features=LangAttributeAwareFormControlUI';

export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await findBrowser(),
    args: [...browserArguments, datesOfPage],
  });

export type Shots = {
  desktop: Buffer;
  mobile: Buffer;
  /** Of the owner's side. */
  tablet?: Buffer;
};

type Options = {
  /** Of the screens of a demonstration. */
  language?: string;
  /** The folder of the served files, `public` by default. */
  target?: string;
  /** 0 to 9: more effort takes more time for smaller files. 6 takes 11 times as long as 3, for 9 % fewer bytes. */
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
  await mkdir(`${options.target ?? inStudio('public')}/pictures`, { recursive: true });
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

/** The quality that the pictures of a kind had last: those in the next language are much the same. */
const lastQuality = new Map<string, number>();

async function writeSizes(
  slug: string,
  kind: PictureKind,
  source: Buffer,
  { language, target = inStudio('public'), effort = 3, onTooLarge }: Options,
) {
  const fits = {
    avif: await encodeLargest(slug, source, kind, 'avif', effort, onTooLarge),
    // A WebP over its target is written anyway, because few browsers use it.
    webp: await encodeLargest(slug, source, kind, 'webp', effort, () => undefined),
  };
  for (const { format, width } of pictureFiles(kind)) {
    const { quality, encoded } = fits[format];
    const isLargest = width === pictureKinds[kind].width;
    const file = `${target}${pictureAddress(slug, kind, width, format, language)}`;
    const { encode } = encodings[format];
    if (isLargest) await writeFile(file, encoded);
    else await encode(sharp(source).resize({ width }), quality, effort).toFile(file);
  }
}

/** The largest size at the best quality at which it stays within its limit. */
async function encodeLargest(
  slug: string,
  source: Buffer,
  kind: PictureKind,
  format: PictureFormat,
  effort: number,
  onTooLarge: Options['onTooLarge'],
) {
  const { qualities, share, encode } = encodings[format];
  const limit = limits[kind] * share;
  const key = `${slug} ${kind} ${format}`;
  const best = lastQuality.get(key) ?? Number.POSITIVE_INFINITY;
  const largest = await sharp(source).resize({ width: pictureKinds[kind].width }).toBuffer();
  for (const quality of qualities.filter((each) => each <= best)) {
    const encoded = await encode(sharp(largest), quality, effort).toBuffer();
    const isLast = quality === qualities.at(-1);
    if (encoded.length > limit && !isLast) continue;
    if (encoded.length > limit)
      onTooLarge(
        `The ${kind} picture does not fit into ${limit} bytes as ${format}: one with larger areas of one colour would.`,
      );
    lastQuality.set(key, quality);
    return { quality, encoded };
  }
  throw new Error(`There is no quality for ${key}.`);
}
