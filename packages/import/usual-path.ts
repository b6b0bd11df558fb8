/** The address that a tool has given to an article whose keys say none. */
import { relative, sep } from 'node:path';
import type { Article } from './article.ts';
import { type Keys, textAt, textsAt } from './front-matter.ts';

/** Settings of the old site, by the names of their files. */
type Settings = (name: string) => Keys;

/** Patterns with a name, as in https://jekyllrb.com/docs/permalinks/ */
const ofJekyll: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title.html',
  pretty: '/:categories/:year/:month/:day/:title/',
  none: '/:categories/:title.html',
};

/** @returns a path, or undefined where nothing says it */
export function usualPath(
  root: string,
  { source, date = '' }: Article,
  keys: Keys,
  settings: Settings,
): string | undefined {
  const parts = relative(root, source)
    .replace(/(?:\/index)?(?:\.[a-z]{2}(?:-[a-z]{2})?)?\.\w+$/i, '')
    .split(sep);
  const name = parts.at(-1)?.replace(/^\d{4}-\d\d?-\d\d?-/, '') ?? '';
  const slug = textAt(keys, ['slug']) ?? name;
  const [year = '', month = '', day = ''] = date.split('-');
  const values = { year, month, day, slug, title: slug, filename: name, slugorfilename: slug };
  if (parts.includes('_posts')) {
    const categories = textsAt(keys, ['categories', 'category']).join('/').toLowerCase();
    const own = textAt(keys, ['permalink']) ?? textAt(settings('_config.yml'), ['permalink']);
    const pattern = ofJekyll[own ?? 'date'] ?? own ?? '';
    return filled(pattern.replace(':output_ext', '.html'), { ...values, categories });
  }
  const [content, section = '', ...below] = parts;
  if (content !== 'content' || below.length === 0) return undefined;
  const hugo = ['hugo.toml', 'hugo.yaml', 'config.toml', 'config.yaml'].map(settings);
  if (hugo.every((each) => Object.keys(each).length === 0)) return undefined;
  const pattern = hugo
    .map((each) => textAt(each, [`permalinks.${section}`, `permalinks.page.${section}`]))
    .find(Boolean);
  const whole = [section, ...below.slice(0, -1), textAt(keys, ['slug']) ?? below.at(-1)];
  return pattern ? filled(pattern, { ...values, section }) : `/${whole.join('/').toLowerCase()}`;
}

/** Undefined where the pattern has a word that this does not know. */
function filled(pattern: string, values: Readonly<Record<string, string>>): string | undefined {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (pattern === '' || names.some((name) => !(name in values))) return undefined;
  return pattern
    .replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? '')
    .replaceAll(/\/{2,}/g, '/');
}
