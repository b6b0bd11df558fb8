import { readFileSync } from 'node:fs';
import { typefaces } from '../typefaces.ts';

const frame = readFileSync(new URL('frame.html', import.meta.url), 'utf8');

/**
 * The whole document of a page's index.html, which has its body and, before that, what is its own in the head. It asks in
 * advance for the fonts of the first screen. A page for frames of other sites looks as the product that it shows.
 */
export function inFrame(html: string, slug: string): string {
  const product = slug.replace(/-embed$/, '');
  const fonts = typefaces
    .filter(({ to, isLate }) => to.startsWith(`${product}/`) && !isLate)
    .map(
      ({ to }) => `<link rel="preload" href="../${to}" as="font" type="font/woff2" crossorigin>`,
    );
  const at = html.indexOf('<body>');
  const [head, body] = [html.slice(0, at) + fonts.join('\n'), html.slice(at)];
  const shared = head.includes('name="viewport"')
    ? frame.replace(/ *<meta name="viewport".*\n/, '')
    : frame;
  return shared
    .replaceAll('PRODUCT', product)
    .replace(/(?= *<link rel="icon")/, () => `${head}\n`)
    .replace(/ *<!-- The page\..*-->/, () => body.trim());
}
