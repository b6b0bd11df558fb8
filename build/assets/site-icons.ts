/** The icons of the site, from the emblem's map: plain squares at small sizes, stitches at large ones. */
import sharp from 'sharp';
import { palette, type StitchMap, stitchPaths, threadsIn } from '../../src/stitch/stitch-map.ts';
import { colour, darkColour, mixed } from './colours.ts';
import { stitchPattern } from './stitch-pattern.ts';

/** The icons of home screens: the mark on linen. Android crops the maskable one to any shape. */
const largeIcons = [
  { file: 'apple-touch-icon.png', side: 180, margin: 6, radius: 0, seam: 1.1 },
  { file: 'icon-192.png', side: 192, margin: 6, radius: 4.3 / 19, seam: 1.1 },
  { file: 'icon-512.png', side: 512, margin: 6, radius: 4.3 / 19, seam: 1.1 },
  { file: 'icon-maskable-512.png', side: 512, margin: 8, radius: 0 },
];

/** In pixels, in the file for old browsers. */
const tabSizes = [16, 32];

export const iconFiles: readonly string[] = [
  ...largeIcons.map(({ file }) => file),
  'favicon.svg',
  'favicon.ico',
].map((file) => `/${file}`);

/** The contents of the files by their addresses. */
export async function siteIcons(emblem: StitchMap): Promise<Record<string, string | Buffer>> {
  const tab = tabIcon(emblem);
  const small = tabSizes.map((side) => drawn(tabIcon(emblem, true), side).png().toBuffer());
  const large = largeIcons.map(async ({ file, side, ...shape }) => {
    const icon = drawn(homeIcon(emblem, shape), side);
    return [`/${file}`, await icon.png({ palette: true, quality: 95 }).toBuffer()];
  });
  return {
    ...Object.fromEntries(await Promise.all(large)),
    '/favicon.svg': tab,
    '/favicon.ico': icoFile(await Promise.all(small)),
  };
}

/** Drawn larger and scaled down, for smoother edges. */
const drawn = (svg: string, side: number) =>
  sharp(Buffer.from(sized(svg, 4 * side))).resize(side, side);

const sized = (svg: string, side: number) =>
  svg.replace('<svg ', `<svg width="${side}" height="${side}" `);

type Yarn = ReturnType<typeof yarnOf>;

/** The colours of the mark's threads. An icon is a file of its own, without the site's custom properties. */
const yarnOf = (map: StitchMap, dye: (name: string) => string) =>
  threadsIn(map).map((thread) => [thread, dye(palette[thread])] as const);

const sizeOf = (map: StitchMap) => [map[0]?.length ?? 0, map.length] as const;

/** A map with an even width, to be centred in 16 pixels: an odd one gets its middle column twice. */
function evenMap(map: StitchMap): StitchMap {
  const [width] = sizeOf(map);
  if (width % 2 === 0) return map;
  return map.map((row) => row.slice(0, (width + 1) / 2) + row.slice((width - 1) / 2));
}

const fills = (yarn: Yarn) => yarn.map(([thread, color]) => `.${thread}{stroke:${color}}`).join('');

const patternsFor = (yarn: Yarn) =>
  yarn.map(([thread]) => stitchPattern(thread, `class="${thread}"`)).join('');

/** With a tint under the stitches: on a home screen the gaps between them would make the colour pale. */
const sewn = (map: StitchMap) =>
  stitchPaths(map)
    .map(
      ({ thread, path }) =>
        `<path class="${thread}" opacity=".4" d="${path}"/><path stroke="url(#${thread})" d="${path}"/>`,
    )
    .join('');

/**
 * The icon of a tab. At 16 to 32 px a cell is one or two pixels, too small for a cross-stitch, so each is a
 * plain square on the pixel grid. From 96 px the stitches are drawn.
 * @param isSmall - never larger, and for readers without media queries
 */
function tabIcon(emblem: StitchMap, isSmall = false): string {
  const even = evenMap(emblem);
  const [[width, height], [evenWidth]] = [sizeOf(emblem), sizeOf(even)];
  // In cells: 16, one per pixel, or more for a larger mark.
  const side = Math.max(16, evenWidth, height);
  // An odd cell of height is left free below.
  const centred = (columns: number) =>
    `translate(${(side - columns) / 2 + 0.5} ${Math.floor((side - height) / 2) + 0.5})`;
  const plain = stitchPaths(even)
    .map(({ thread, path }) => `<path class="${thread}" d="${path}"/>`)
    .join('');
  const yarn = yarnOf(emblem, colour);
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" fill="none" stroke-linecap="square"><style>${fills(yarn)}`;
  const squares = `<g class="plain" transform="${centred(evenWidth)}" shape-rendering="crispEdges">${plain}</g>`;
  if (isSmall) return `${head}</style>${squares}</svg>`;
  return [
    head,
    // Lighter threads for a dark tab bar.
    `@media(prefers-color-scheme:dark){${fills(yarnOf(emblem, darkColour))}}`,
    '.sewn{display:none}@media(min-width:96px){.sewn{display:inline}.plain{display:none}}</style>',
    patternsFor(yarn),
    squares,
    `<g class="sewn" transform="${centred(width)}">${sewn(emblem)}</g>`,
    '</svg>\n',
  ].join('');
}

type LargeIcon = {
  /** How much larger the square is than the mark, in cells. */
  margin: number;
  /** The radius of the corners, as a fraction of the side. */
  radius: number;
  /** The distance of the seam from the edge, in cells; no seam if undefined. */
  seam?: number;
};

/** The icon of a home screen: the mark sewn on linen. */
function homeIcon(emblem: StitchMap, { margin, radius, seam }: LargeIcon): string {
  const [width, height] = sizeOf(emblem);
  const yarn = yarnOf(emblem, colour);
  const linen = colour('linen');
  const linenHole = mixed('linen-weave', 'seam', 1 / 3);
  const cells = Math.max(width, height) + margin;
  const corner = Math.round(radius * cells * 100) / 100;
  const left = (cells - width) / 2 + 0.5;
  const top = (cells - height) / 2 + 0.5 + cells * 0.012;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cells} ${cells}" fill="none" stroke-linecap="square">`,
    `<style>${fills(yarn)}</style>`,
    patternsFor(yarn),
    `<pattern id="linen" x="${left - 0.5}" y="${top - 0.5}" width="1" height="1" patternUnits="userSpaceOnUse"><path d="M0 0h0M1 0h0M0 1h0M1 1h0" stroke="${linenHole}" stroke-width=".22" stroke-linecap="round"/></pattern>`,
    `<rect width="${cells}" height="${cells}" rx="${corner}" fill="${linen}"/>`,
    `<rect width="${cells}" height="${cells}" rx="${corner}" fill="url(#linen)"/>`,
    seam ? seamSvg(cells, seam) : '',
    `<g transform="translate(${left} ${top})">${sewn(emblem)}</g>`,
    '</svg>\n',
  ].join('');
}

/** A seam parallel to the rounded square that phones crop icons to. */
function seamSvg(cells: number, inset: number) {
  const side = cells - 2 * inset;
  const radius = cells * 0.225 - inset;
  // A whole number of stitches goes around it.
  const stitch = (4 * (side - 2 * radius) + 2 * Math.PI * radius) / 56;
  const dash = [0.55, 0.45].map((part) => (part * stitch).toFixed(3)).join(' ');
  return `<rect x="${inset}" y="${inset}" width="${side}" height="${side}" rx="${radius}" stroke="${colour('thread-2')}" stroke-width=".3" stroke-linecap="round" stroke-dasharray="${dash}"/>`;
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
