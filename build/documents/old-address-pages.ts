/** Small pages at old addresses, for a plain folder: it sends visitors on, where a server answers 308. */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type * as Prerender from '../../src/document/prerender.tsx';
import { escapeHtml } from '../../src/i18n/escape-html.ts';
import { addressOf } from '../../src/studio/old-addresses.ts';

/** @param documents - of the site, by their addresses */
export async function writeOldAddresses(
  folder: string,
  { defaultLanguage, redirects, site }: typeof Prerender,
  documents: object,
): Promise<void> {
  // A file at its very name comes before one at which a host finds it too.
  const named = Object.entries(redirects).sort(
    ([one], [other]) => Number(other.endsWith('.html')) - Number(one.endsWith('.html')),
  );
  for (const [path, redirect] of named) {
    const language = redirect.language ?? defaultLanguage;
    const html = pageTo(site.url + addressOf({ ...redirect, language }), language);
    for (const file of filesAt(path, documents)) {
      if (existsSync(folder + file)) continue;
      await mkdir(dirname(folder + file), { recursive: true });
      await writeFile(folder + file, html);
    }
  }
}

/** Where hosts look for an address: with a slash at its end and without one. */
function filesAt(path: string, documents: object): string[] {
  const files = path.endsWith('.html') ? [path] : [`${path}.html`, `${path}/index.html`];
  // A host that goes from a page to its folder would come back from there, again and again.
  return files.filter((file) => !Object.hasOwn(documents, file.replace(/\/index\.html$/, '')));
}

function pageTo(address: string, language: string): string {
  const href = escapeHtml(address);
  return [
    `<!doctype html><html lang="${language}"><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>${href}</title><link rel="canonical" href="${href}">`,
    `<meta http-equiv="refresh" content="0; url=${href}"><p><a href="${href}">${href}</a></p></html>\n`,
  ].join('');
}
