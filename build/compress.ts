import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';

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
 * Writes a brotli, a zstandard and a gzip copy beside every file that gets smaller by it. Brotli's
 * dictionary of web text makes it the smallest of the three on nearly every file of a site;
 * zstandard is there for clients that read it and not brotli, gzip for all others.
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
    zst: promisify(zstdCompress)(plain, {
      pledgedSrcSize: plain.length,
      params: {
        [constants.ZSTD_c_compressionLevel]: 22,
        // No browser reads a larger window than 8 MB (RFC 9659); this level may want more.
        [constants.ZSTD_c_windowLog]: 23,
      },
    }),
    gz: promisify(gzip)(plain, { level: 9 }),
  };
  for (const [ending, form] of Object.entries(forms)) {
    const bytes = await form;
    if (bytes.length < plain.length) await writeFile(`${file}.${ending}`, bytes);
  }
}
