/**
 * Renders the film of the about section frame by frame and encodes it, once for each scheme. Run by
 * `npm run assets`; the results are committed. `node build/assets/film.ts dark` makes only that scheme's
 * film; `node build/assets/film.ts dark folder --frames 1,90` writes only those frames, as PNG files.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { createServer } from 'vite';
import { filmFiles } from '../../src/pages/home/film-files.ts';
import { inStudio } from '../../src/studio/folder.ts';
import { makeFiles } from '../documents/made-files.ts';
import { browserArguments, findBrowser } from '../find-browser.ts';
import { servedFolders, studioAlias } from '../studio-alias.ts';

const run = promisify(execFile);

const width = 1280;
const height = 720;
const framesPerSecond = 30;
const seconds = 11.3;
const frameCount = Math.round(framesPerSecond * seconds);
/** Frames are drawn larger and scaled down, for smoother edges than the browser's. */
const oversampling = 2;
const workers = 4;
const target = inStudio('public/film');
/**
 * The frame of the loop that the file begins with: half embroidery, half interface. The poster is this
 * frame, and the film does not begin with almost empty cloth.
 */
const firstFrame = 141;
const filmLimit = 900_000;
const posterLimit = 60_000;

const frameName = (frame: number) => `${String(frame).padStart(4, '0')}.png`;

async function checkEncoders() {
  const remedy =
    'Install an ffmpeg with libsvtav1 and libx264 (on Debian: apt-get install ffmpeg).';
  const { stdout } = await run('ffmpeg', ['-hide_banner', '-encoders']).catch(() => {
    throw new Error(`ffmpeg is not on the PATH. ${remedy}`);
  });
  for (const encoder of ['libsvtav1', 'libx264']) {
    if (!stdout.includes(encoder)) throw new Error(`This ffmpeg lacks ${encoder}. ${remedy}`);
  }
}

type Scheme = keyof typeof filmFiles;

type Shoot = { scheme: Scheme; frames: number[]; folder: string };

async function renderFrames(browser: Browser, url: string, { scheme, frames, folder }: Shoot) {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: oversampling,
    colorScheme: scheme,
  });
  page.on('pageerror', (error) => console.error(error.message));
  await page.goto(`${url}film/index.html?t=0`);
  await page.waitForFunction(() => 'filmIsReady' in window);
  await page.evaluate(() => window.filmIsReady);
  const session = await page.context().newCDPSession(page);
  for (const frame of frames) {
    const part = ((frame + firstFrame) % frameCount) / frameCount;
    await page.evaluate((at) => window.drawFilm(at), part);
    // Twice as fast as Playwright's screenshots, which are compressed more.
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
    });
    await writeFile(join(folder, frameName(frame)), data, 'base64');
  }
  await page.close();
}

async function render({ frames, ...rest }: Shoot) {
  await makeFiles();
  const server = await createServer({
    configFile: false,
    publicDir: false,
    resolve: { alias: studioAlias },
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
    server: {
      port: 0,
      host: '127.0.0.1',
      hmr: false,
      watch: null,
      fs: { allow: servedFolders },
    },
  });
  await server.listen();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserArguments,
  });
  try {
    const url = server.resolvedUrls?.local[0] as string;
    const shares = Array.from({ length: workers }, (_, worker) =>
      frames.filter((_, i) => i % workers === worker),
    );
    await Promise.all(
      shares.map((share) => renderFrames(browser, url, { frames: share, ...rest })),
    );
  } finally {
    await browser.close();
    await server.close();
  }
}

async function encode(folder: string, scheme: Scheme) {
  const { webm, mp4 } = filmFiles[scheme];
  const input = [
    '-y',
    '-loglevel',
    'error',
    '-framerate',
    `${framesPerSecond}`,
    '-i',
    join(folder, '%04d.png'),
  ];
  const picture = [
    '-vf',
    `scale=${width}:${height}:flags=lanczos+accurate_rnd:out_color_matrix=bt709:out_range=tv,format=yuv420p`,
    ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-an'],
  ];
  const av1 = ['-c:v', 'libsvtav1', '-preset', '4', '-crf', '33', '-g', `${frameCount}`];
  // The decoder of every phone supports level 3.1.
  const h264 = [
    ...['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '25'],
    ...['-refs', '5', '-level:v', '3.1'],
  ];
  await run('ffmpeg', [...input, ...picture, ...av1, join(target, webm)]);
  await run('ffmpeg', [
    ...[...input, ...picture, ...h264, '-g', `${frameCount}`],
    ...['-movflags', '+faststart', join(target, mp4)],
  ]);
}

async function makePoster(folder: string, scheme: Scheme) {
  const files = filmFiles[scheme];
  const poster = sharp(join(folder, frameName(0))).resize(width, height);
  await writeFile(
    join(target, files.avif),
    await poster.clone().avif({ quality: 52, effort: 8 }).toBuffer(),
  );
  if ('jpg' in files)
    await writeFile(
      join(target, files.jpg),
      await poster.clone().jpeg({ quality: 62, mozjpeg: true }).toBuffer(),
    );
}

async function report(scheme: Scheme) {
  for (const file of Object.values(filmFiles[scheme])) {
    const { size } = await stat(join(target, file));
    console.log(`${target}/${file}: ${size} bytes`);
    const limit = file.startsWith('film') ? filmLimit : posterLimit;
    if (size > limit) throw new Error(`${file} is over its limit of ${limit} bytes.`);
  }
}

async function make(scheme: Scheme) {
  const folder = await mkdtemp(join(tmpdir(), 'film-'));
  try {
    await mkdir(target, { recursive: true });
    const frames = Array.from({ length: frameCount }, (_, frame) => frame);
    await render({ scheme, frames, folder });
    await encode(folder, scheme);
    await makePoster(folder, scheme);
    await report(scheme);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function main() {
  // A low priority, so the machine stays usable. The browser and ffmpeg inherit it.
  setPriority(2);
  const { values, positionals } = parseArgs({
    options: { frames: { type: 'string' } },
    allowPositionals: true,
  });
  const all: Scheme[] = ['light', 'dark'];
  const [named, folder] = positionals;
  const schemes = named ? all.filter((scheme) => scheme === named) : all;
  if (schemes.length === 0) throw new Error(`There is no scheme ${named}, but: ${all.join(', ')}.`);
  if (values.frames && folder) {
    await mkdir(folder, { recursive: true });
    for (const scheme of schemes)
      await render({ scheme, frames: values.frames.split(',').map(Number), folder });
    return;
  }
  await checkEncoders();
  for (const scheme of schemes) await make(scheme);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
