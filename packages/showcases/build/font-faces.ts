/** Makes each page's `fonts.css`: its typefaces, and the fonts of the device that are shown until they have come. */
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { deviceFonts, type Typeface, typefaces } from '../typefaces.ts';
import { root } from './documents.ts';

const percent = (value: number) => `${Math.round(value * 10) / 10}%`;

const rule = (lines: Readonly<Record<string, string | undefined>>) =>
  `@font-face {\n${Object.entries(lines)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`;

/**
 * The rules of a typeface. `size-adjust` of a device's font is how wide the typeface is beside it, and its ascent and
 * descent are those of the typeface, divided by that.
 */
function facesOf({ name, from: [, file], to, face, before }: Typeface): string[] {
  const style = file.endsWith('italic') ? 'italic' : undefined;
  const own = {
    'font-family': `'${name}'`,
    src: `url('./${to.slice(to.indexOf('/') + 1)}') format('woff2')`,
    'font-style': style,
    'font-weight': face.weight,
    'font-display': 'swap',
    'size-adjust': face.size ? percent(face.size) : undefined,
    'ascent-override': face.lines && percent(face.lines[0]),
    'descent-override': face.lines && percent(face.lines[1]),
  };
  const hasBold = new Set(before.sizes.map(([, cut]) => cut)).size > 1;
  const stand = before.sizes.map(([font, cut, size]) => ({
    'font-family': `'${name} Fallback${font === 'Roboto' || font === 'Noto' ? ` ${font}` : ''}'`,
    src: deviceFonts[font].map((local) => `local('${`${local} ${cut}`.trim()}')`).join(', '),
    'font-style': style,
    'font-weight': hasBold ? (cut === 'Bold' ? '600 700' : '400') : '100 900',
    'size-adjust': percent(size),
    'ascent-override': percent((before.lines[0] / size) * 100),
    'descent-override': percent((before.lines[1] / size) * 100),
    'line-gap-override': '0%',
  }));
  return [own, ...stand].map(rule);
}

/** `fonts.css` of a page's folder, which is not written to disk. */
export function fontFaces(): Plugin {
  const slugIn = (file: string) => file.match(/([^/]+)\/fonts\.css$/)?.[1];
  return {
    name: 'font-faces',
    enforce: 'pre',
    resolveId(id, importer = '') {
      const slug = slugIn(id.startsWith('./') ? join(dirname(importer), id) : id);
      return slug && join(root, slug, 'fonts.css');
    },
    load(id) {
      const slug = slugIn(id.split('?', 1).join());
      const own = typefaces.filter(({ to }) => to.startsWith(`${slug}/`));
      return slug && own.flatMap(facesOf).join('\n');
    },
  };
}
