/** Which pictures the texts of a studio name. A picture that no text names any more is taken away with the save. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from './write-together.ts';

/** The folders of public/ that the editor fills. The pictures of projects belong to settings.yaml. */
const folders = ['people', 'notes', 'pages'];

/** How a text names a picture: a person by the name of the file, a text by its address. */
export const nameOfPicture = (path: string): string =>
  path.startsWith('public/people/')
    ? path.slice('public/people/'.length)
    : path.slice('public'.length);

/** Whether one of the texts names a picture, which stands in none of them as a part of another name. */
export const isNamed = (path: string, texts: readonly string[]): boolean => {
  const whole = new RegExp(`(?<![\\w-])${RegExp.escape(nameOfPicture(path))}(?![\\w-])`);
  return texts.some((text) => whole.test(text));
};

/** The pictures that the changed texts named, and that no text names after the changes. */
export function unnamedPictures(root: string, changes: readonly Change[]): Change[] {
  const before = textsOf(root, []);
  const after = textsOf(root, changes);
  return folders.flatMap((folder) => {
    const path = join(root, 'public', folder);
    if (!existsSync(path)) return [];
    return readdirSync(path, { withFileTypes: true })
      .filter((it) => it.isFile())
      .map(({ name }) => `public/${folder}/${name}`)
      .filter((file) => isNamed(file, before) && !isNamed(file, after))
      .map((file) => ({ path: file, content: undefined }));
  });
}

/** The texts of a studio, as they would be after some changes. */
export function textsOf(root: string, changes: readonly Change[]): string[] {
  const changed = new Map(changes.map(({ path, content }) => [path, content]));
  const there = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(md|yaml)$/.test(name))
    .map((name) => `content/${name.replaceAll('\\', '/')}`);
  const all = new Set([...there, ...changed.keys()].filter((path) => /\.(md|yaml)$/.test(path)));
  return [...all].flatMap((path) => {
    if (!changed.has(path)) return [readFileSync(join(root, path), 'utf8')];
    const content = changed.get(path);
    return typeof content === 'string' ? [content] : [];
  });
}
