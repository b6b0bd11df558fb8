import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '../../tests/generated.ts';
import { folderOfTest } from '../../tests/temporary-folder.ts';
import { compressFiles } from './compress.ts';

/** Long enough for its copies to be smaller. */
const text = fc.string({ minLength: 1 }).map((part) => part.repeat(100));
const left = fc.constantFrom('copy', 'copy of another', 'no copy', 'nothing');

test('a copy is that of its file whatever the last build left, and what it has packed is not packed again', () =>
  forAll(30, text, text, left, async (now, other, what) => {
    const root = folderOfTest('compress');
    for (const name of ['now', 'before']) mkdirSync(join(root, name));
    const [file, copy] = [join(root, 'now/a.html'), join(root, 'before/a.html.gz')];
    writeFileSync(file, now);
    // At another level than ours: it is recognised where it is taken over.
    const packed = gzipSync(what === 'copy' ? now : other, { level: 1 });
    if (what !== 'nothing') writeFileSync(copy, what === 'no copy' ? other : packed);
    await compressFiles(join(root, 'now'), join(root, 'before'));
    expect(String(brotliDecompressSync(readFileSync(`${file}.br`)))).toBe(now);
    expect(String(gunzipSync(readFileSync(`${file}.gz`)))).toBe(now);
    if (what === 'copy') expect(readFileSync(`${file}.gz`)).toEqual(packed);
  }));
