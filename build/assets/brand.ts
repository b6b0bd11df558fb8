/**
 * Makes the icons of tabs and home screens, and a social card per language, from the stitch maps. Run by
 * `npm run assets brand`; the results are committed.
 */
import { writeFile } from 'node:fs/promises';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { inStudio } from '../../src/studio/folder.ts';
import { browserArguments, findBrowser } from '../find-browser.ts';
import { cardPages, cardSize } from './brand-card.ts';
import { faviconSvg, linenIconSvg } from './brand-icons.ts';

const target = inStudio('public');

/** The icons of home screens: the mark on linen. Android crops the maskable one to any shape. */
const largeIcons = [
  { file: 'apple-touch-icon.png', side: 180, margin: 6, radius: 0, seam: 1.1 },
  { file: 'icon-192.png', side: 192, margin: 6, radius: 4.3 / 19, seam: 1.1 },
  { file: 'icon-512.png', side: 512, margin: 6, radius: 4.3 / 19, seam: 1.1 },
  { file: 'icon-maskable-512.png', side: 512, margin: 8, radius: 0 },
];

export async function makeBrand(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserArguments,
  });
  try {
    await writeFile(`${target}/favicon.svg`, faviconSvg());
    const tabSizes = [16, 32];
    const tabIcons = await Promise.all(
      tabSizes.map((side) => drawIcon(browser, faviconSvg(), side)),
    );
    await writeFile(`${target}/favicon.ico`, icoFile(tabIcons));
    for (const { file, side, ...shape } of largeIcons) {
      const drawn = await drawIcon(browser, linenIconSvg(shape), side);
      await sharp(drawn)
        .png({ palette: true, quality: 95, effort: 10 })
        .toFile(`${target}/${file}`);
    }
    for (const [code, html] of Object.entries(await cardPages())) {
      const card = await photograph(browser, html, cardSize);
      await sharp(card)
        .png({ palette: true, quality: 95, effort: 10, dither: 0.4 })
        .toFile(`${target}/social-${code}.png`);
    }
  } finally {
    await browser.close();
  }
}

type Size = { width: number; height: number };

async function photograph(browser: Browser, html: string, viewport: Size): Promise<Buffer> {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot({ omitBackground: true });
  await page.close();
  return shot;
}

function drawIcon(browser: Browser, svg: string, side: number) {
  const html = `<!doctype html><style>body{margin:0}svg{display:block}</style>${svg}`;
  return photograph(browser, html, { width: side, height: side });
}

/** An ICO file of PNGs. Each PNG's size is read from its header. */
function icoFile(pngs: readonly Buffer[]): Buffer {
  const header = Buffer.from([0, 0, 1, 0, pngs.length, 0]);
  let offset = header.length + 16 * pngs.length;
  const entries = pngs.map((png) => {
    const entry = Buffer.alloc(16);
    entry.writeUInt8(png.readUInt32BE(16), 0);
    entry.writeUInt8(png.readUInt32BE(20), 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pngs]);
}
