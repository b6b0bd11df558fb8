/** The icons of the site, from the logo's stitch map: plain squares at small sizes, stitches at large ones. */

import {
  palette,
  type StitchMap,
  stitchPaths,
  type Thread,
  threads,
} from '../../src/stitch/stitch-map.ts';
import { emblem as logo } from '../../src/stitch/stitches.ts';
import { colour, darkColour, mixed } from './colours.ts';
import { stitchPattern } from './stitch-pattern.ts';

type Yarn = Partial<Record<Thread, string>>;

/** The colours of the mark's threads. An icon is a file of its own, without the site's custom properties. */
const yarnOf = (dye: (name: string) => string): Yarn =>
  Object.fromEntries(
    threads
      .filter((thread) => logo.join('').includes(thread))
      .map((thread) => [thread, dye(palette[thread])]),
  );

const yarn = yarnOf(colour);
const yarnOnDark = yarnOf(darkColour);
const linen = colour('linen');
const linenHole = mixed('linen-weave', 'seam', 1 / 3);

const width = logo[0]?.length ?? 0;
const height = logo.length;

/** A map with an even width, to be centred in 16 pixels: an odd one gets its middle column twice. */
const evenLogo: StitchMap =
  width % 2 === 0
    ? logo
    : logo.map((row) => row.slice(0, (width + 1) / 2) + row.slice((width - 1) / 2));

/** The side of a tab's icon, in cells: 16, one per pixel, or more for a larger mark. */
const tab = Math.max(16, evenLogo[0]?.length ?? 0, height);
/** Centres a mark of this width in a tab's icon. An odd cell of height is left free below. */
const centred = (columns: number) =>
  `translate(${(tab - columns) / 2 + 0.5} ${Math.floor((tab - height) / 2) + 0.5})`;

const fills = (colors: Yarn) =>
  Object.entries(colors)
    .map(([thread, color]) => `.${thread}{stroke:${color}}`)
    .join('');

const stitchPatterns = Object.keys(yarn)
  .map((thread) => stitchPattern(thread, `class="${thread}"`))
  .join('');

/** With a tint under the stitches: on a home screen the gaps between them would make the colour pale. */
const sewnLogo = stitchPaths(logo)
  .map(
    ({ thread, path }) =>
      `<path class="${thread}" opacity=".4" d="${path}"/><path stroke="url(#${thread})" d="${path}"/>`,
  )
  .join('');

/**
 * The icon of a tab. At 16 to 32 px a cell is one or two pixels, too small for a cross-stitch, so each is a
 * plain square on the pixel grid. From 96 px the stitches are drawn.
 */
export function faviconSvg(): string {
  const plain = stitchPaths(evenLogo)
    .map(({ thread, path }) => `<path class="${thread}" d="${path}"/>`)
    .join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${tab} ${tab}" fill="none" stroke-linecap="square">`,
    `<style>${fills(yarn)}`,
    // Lighter threads for a dark tab bar.
    `@media(prefers-color-scheme:dark){${fills(yarnOnDark)}}`,
    '.sewn{display:none}@media(min-width:96px){.sewn{display:inline}.plain{display:none}}</style>',
    stitchPatterns,
    `<g class="plain" transform="${centred(evenLogo[0]?.length ?? 0)}" shape-rendering="crispEdges">${plain}</g>`,
    `<g class="sewn" transform="${centred(width)}">${sewnLogo}</g>`,
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
export function linenIconSvg({ margin, radius, seam }: LargeIcon): string {
  const cells = Math.max(width, height) + margin;
  const corner = Math.round(radius * cells * 100) / 100;
  const left = (cells - width) / 2 + 0.5;
  const top = (cells - height) / 2 + 0.5 + cells * 0.012;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cells} ${cells}" fill="none" stroke-linecap="square">`,
    `<style>${fills(yarn)}</style>`,
    stitchPatterns,
    `<pattern id="linen" x="${left - 0.5}" y="${top - 0.5}" width="1" height="1" patternUnits="userSpaceOnUse"><path d="M0 0h0M1 0h0M0 1h0M1 1h0" stroke="${linenHole}" stroke-width=".22" stroke-linecap="round"/></pattern>`,
    `<rect width="${cells}" height="${cells}" rx="${corner}" fill="${linen}"/>`,
    `<rect width="${cells}" height="${cells}" rx="${corner}" fill="url(#linen)"/>`,
    seam ? seamSvg(cells, seam) : '',
    `<g transform="translate(${left} ${top})">${sewnLogo}</g>`,
    '</svg>\n',
  ].join('');
}

/** A seam parallel to the rounded square that phones crop icons to. */
function seamSvg(cells: number, inset: number) {
  const side = cells - 2 * inset;
  const radius = cells * 0.225 - inset;
  return `<rect x="${inset}" y="${inset}" width="${side}" height="${side}" rx="${radius}" pathLength="112" stroke="${colour('thread-2')}" stroke-width=".3" stroke-linecap="round" stroke-dasharray="1.1 .9"/>`;
}
