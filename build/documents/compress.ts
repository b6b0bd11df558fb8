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
 * Writes a brotli and a gzip copy of every file, if the copy is smaller. No zstd: every browser that
 * supports it also supports brotli, whose copies are smaller for nearly every file of the site.
 */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)));
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
}

/** Uses the highest levels: files are compressed once per build, and decompression is not slower. */
async function compressFile(file: string) {
  const plain = await readFile(file);
  const copies = {
    br: promisify(brotliCompress)(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    gz: promisify(gzip)(plain, { level: 9 }),
  };
  for (const [ending, copy] of Object.entries(copies)) {
    const bytes = await copy;
    if (bytes.length < plain.length) await writeFile(`${file}.${ending}`, bytes);
  }
}
