/** Gives a copy of the project other languages, as a person does: a folder of content/ and its line. */
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

async function edit(file: string, change: (source: string) => string) {
  const source = await readFile(file, 'utf8');
  const changed = change(source);
  if (changed === source) throw new Error(`There was nothing to change in ${file}`);
  await writeFile(file, changed);
}

const table = 'studio/settings.yaml';
const entryOf = (code: string) => new RegExp(`^  ${code}: \\{.*\\}\\n`, 'm');

/** Takes a language out: its folder, and its line in the table. */
export async function dropLanguage(folder: string, code: string): Promise<void> {
  await rm(join(folder, 'studio/content', code), { recursive: true });
  await edit(join(folder, table), (source) => source.replace(entryOf(code), ''));
}

/** A language's name, and its locale for dates and numbers. */
type Entry = { name: string; locale: string };

/** Puts a language in, before all others, with the words of one that is there. */
export async function addLanguage(
  folder: string,
  code: string,
  like: string,
  { name, locale }: Entry = { name: code, locale: code },
): Promise<void> {
  const content = join(folder, 'studio/content');
  await cp(join(content, like), join(content, code), { recursive: true });
  await edit(join(folder, table), (source) =>
    source.replace('languages:\n', `$&  ${code}: { name: ${name}, locale: ${locale} }\n`),
  );
}

/** Facts and switches with a text in one more language wherever it has one in `like`. */
export function withLanguage<Value>(value: Value, code: string, like: string): Value {
  if (Array.isArray(value)) return value.map((each) => withLanguage(each, code, like)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    withLanguage(inner, code, like),
  ]);
  const text = Reflect.get(value, like);
  return Object.fromEntries(typeof text === 'string' ? [...entries, [code, text]] : entries);
}
