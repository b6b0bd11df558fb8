import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

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

/** The highest levels: files are compressed once, and decompression is not slower. */
const forms = {
  br: {
    pack: (plain: Buffer) =>
      promisify(brotliCompress)(plain, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        },
      }),
    unpack: promisify<Buffer, Buffer>(brotliDecompress),
  },
  gz: {
    pack: (plain: Buffer) => promisify(gzip)(plain, { level: 9 }),
    unpack: promisify<Buffer, Buffer>(gunzip),
  },
};

/**
 * Writes a brotli and a gzip copy of every file, if the copy is smaller. No zstd: every browser that
 * supports it also supports brotli, whose copies are smaller for nearly every file of the site.
 * @param before - the last build of the folder, from which the copies of files that are the same are taken over:
 * compressing all takes half of a build's time
 */
export async function compressFiles(folder: string, before: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  await Promise.all(files.map((file) => compressFile(file, folder, before)));
}

async function compressFile(file: string, folder: string, before: string) {
  const plain = await readFile(join(folder, file));
  for (const [ending, { pack, unpack }] of Object.entries(forms)) {
    const last = await readFile(join(before, `${file}.${ending}`)).catch(() => undefined);
    // Unpacked, because nothing else proves of which file it is a copy.
    const isSame = last && (await unpack(last).catch(() => undefined))?.equals(plain);
    const bytes = isSame ? last : await pack(plain);
    if (bytes.length < plain.length) await writeFile(join(folder, `${file}.${ending}`), bytes);
  }
}
