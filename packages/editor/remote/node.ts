/**
 * Stands for the modules of Node in the browser. Its file system is the repository: the texts of content/, and
 * the names of the files in public/.
 */
import type { NewFile } from '../documents.ts';

export const repositoryFiles = new Map<string, NewFile['content']>();

export const join = (...parts: string[]): string =>
  parts.filter((part) => part !== '' && part !== '.').join('/');
export const dirname = (path: string): string => path.slice(0, path.lastIndexOf('/'));
export function basename(path: string, ending = ''): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.endsWith(ending) ? name.slice(0, name.length - ending.length) : name;
}
export const tmpdir = (): string => '/tmp';

export function isDeepStrictEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [own, others] = [Object.entries(one), other as Record<string, unknown>];
  return (
    own.length === Object.keys(others).length &&
    own.every(([key, value]) => key in others && isDeepStrictEqual(value, others[key]))
  );
}

const inside = (folder: string) =>
  [...repositoryFiles.keys()].filter((path) => path.startsWith(`${folder}/`));

export const existsSync = (path: string): boolean =>
  repositoryFiles.has(path) || inside(path).length > 0;
/** Without an encoding it returns bytes, as in Node. */
export function readFileSync(path: string): Uint8Array;
export function readFileSync(path: string, encoding: 'utf8'): string;
export function readFileSync(path: string, encoding?: 'utf8'): string | Uint8Array {
  const text = repositoryFiles.get(path);
  if (typeof text !== 'string') throw new Error(`There is no text ${path}.`);
  return encoding ? text : new TextEncoder().encode(text);
}
export const statSync = (path: string): { isDirectory: () => boolean } | undefined =>
  existsSync(path) ? { isDirectory: () => !repositoryFiles.has(path) } : undefined;
/** The repository has no links. */
export const lstatSync = (path: string): object | undefined => statSync(path);
export const realpathSync = (path: string): string => path;
export const readdirSync = (folder: string): string[] => [
  ...new Set(inside(folder).map((path) => path.slice(folder.length + 1).replace(/\/.*/, ''))),
];

export const mkdtemp = async (start: string): Promise<string> => start + crypto.randomUUID();
export const mkdir = async (): Promise<void> => {};
export async function cp(from: string, to: string): Promise<void> {
  for (const path of inside(from))
    repositoryFiles.set(to + path.slice(from.length), repositoryFiles.get(path) ?? '');
}
export async function rm(folder: string): Promise<void> {
  for (const path of inside(folder)) repositoryFiles.delete(path);
}
export async function writeFile(path: string, content: NewFile['content']): Promise<void> {
  repositoryFiles.set(path, content);
}
export async function rename(from: string, to: string): Promise<void> {
  repositoryFiles.set(to, repositoryFiles.get(from) ?? '');
  repositoryFiles.delete(from);
}
