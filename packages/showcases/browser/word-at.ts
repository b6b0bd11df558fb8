/** What every dictionary has. */
export type PageWords = {
  head: { title: string; description: string };
  withoutScripts: string;
};

/**
 * The text of a dictionary by the names that lead to it: `page.headline.0`.
 * @throws an error if there is none
 */
export function wordAt(words: PageWords, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>((inner, name) => Reflect.get(Object(inner), name), words);
  if (typeof found !== 'string') throw new Error(`no word is called ${path}`);
  return found;
}
