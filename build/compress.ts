import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.json',
  '.txt',
  '.xml',
  '.webmanifest',
]);

/**
 * Writes a brotli and a gzip copy beside every file that gets smaller by it. No zstandard: browsers that
 * read it read brotli too, whose copies are smaller on nearly every file of a site.
 */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)));
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
}

/** Each at its highest level: it is done once, and what decompresses it is no slower for it. */
async function compressFile(file: string) {
  const plain = await readFile(file);
  const forms = {
    br: promisify(brotliCompress)(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    gz: promisify(gzip)(plain, { level: 9 }),
  };
  for (const [ending, form] of Object.entries(forms)) {
    const bytes = await form;
    if (bytes.length < plain.length) await writeFile(`${file}.${ending}`, bytes);
  }
}
