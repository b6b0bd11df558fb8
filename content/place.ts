import { readFile } from 'node:fs/promises';

/** A file with the line where something stands in it, `content/pt/home.ts:12`; the file alone when it is not found. */
export async function placeIn(file: string, part: string): Promise<string> {
  const source = await readFile(file, 'utf8').catch(() => '');
  const at = part === '' ? -1 : source.indexOf(part);
  return at < 0 ? file : `${file}:${source.slice(0, at).split('\n').length}`;
}
