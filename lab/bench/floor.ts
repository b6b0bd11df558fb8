/** The home page without scripts and fonts: the lower limit of its paint times. */
import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFiles } from '../../build/documents/compress.ts';

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Copies a build into `folder` without the scripts and fonts of its documents. The headers stay the same,
 * except for the hashes of changed styles. Throws if there was nothing to remove, because then the
 * comparison would be meaningless.
 */
export async function writeFloor(build: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp(build, folder, { recursive: true });
  const site = join(folder, 'site');
  let manifest = await readFile(join(folder, 'manifest.json'), 'utf8');
  for (const name of await readdir(site)) {
    const file = join(site, name);
    if (/\.(br|zst|gz)$/.test(name) && name.includes('.html')) await rm(file);
    if (!name.endsWith('.html')) continue;
    const html = await readFile(file, 'utf8');
    const { bare, hashes } = withoutScriptsAndFonts(html);
    for (const [before, after] of hashes) manifest = manifest.replaceAll(before, after);
    await writeFile(file, bare);
  }
  await writeFile(join(folder, 'manifest.json'), manifest);
  await compressFiles(site, site);
}

function withoutScriptsAndFonts(html: string) {
  const hashes: [before: string, after: string][] = [];
  const bare = html
    // Structured data stays: it is not executed.
    .replaceAll(/<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link[^>]*\b(?:as="(?:font|script)"|rel="modulepreload")[^>]*>/g, '')
    // The attribute that the inline script sets, so that the first paint is the same.
    .replace('<html ', '<html data-js ')
    .replaceAll(/<style>([\s\S]*?)<\/style>/g, (_, css: string) => {
      const fontless = css.replaceAll(/@font-face\s*\{[^}]*\}/g, '');
      hashes.push([digest(css), digest(fontless)]);
      return `<style>${fontless}</style>`;
    });
  if (!/<script/.test(html) || hashes.every(([before, after]) => before === after))
    throw new Error('The document has no scripts or no fonts to take out.');
  return { bare, hashes };
}
