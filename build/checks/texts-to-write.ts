/**
 * Texts that `npm run new-studio` left to write, or to check against the law of a country. Each carries a mark in its
 * file, a comment: `title: What we make. # TO WRITE`. Whoever has written the text takes the mark out.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { studioFolder } from '../../src/studio/folder.ts';
import { isServed } from './example-facts.ts';

/** The mark, as it is written into a file. */
const toWrite = 'TO WRITE';

const mark = new RegExp(`(^|\\s)#\\s*${toWrite}\\b`);

export type Unwritten = { file: string; lines: number[] };

/** The files with marks, each with the lines of the marks, from 1. */
export const textsToWrite = (folder: string = studioFolder): Unwritten[] =>
  globSync(
    ['*.yaml', 'content/*.yaml', 'content/*/{*,legal/*,projects/*}.yaml', 'content/*/*/*.md'],
    {
      cwd: folder,
    },
  )
    .filter((file) => !hiddenFiles(folder).some((hidden) => file.endsWith(hidden)))
    .sort()
    .map((file) => ({ file: `${folder}/${file}`, lines: markedLines(`${folder}/${file}`) }))
    .filter(({ lines }) => lines.length > 0);

/** Nobody sees the texts of a page that is hidden. */
function hiddenFiles(folder: string): string[] {
  const file = `${folder}/settings.yaml`;
  const { hidden } = existsSync(file)
    ? ((parseDocument(readFileSync(file, 'utf8')).toJS() ?? {}) as { hidden?: unknown })
    : {};
  return (Array.isArray(hidden) ? hidden : []).map((id) =>
    String(id).startsWith('markdown/')
      ? `/${String(id).replace('markdown/', 'pages/')}.md`
      : `/${String(id).replace('project/', 'projects/')}.yaml`,
  );
}

const markedLines = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => (mark.test(line) ? [index + 1] : []));

/** A sentence for each file, and one with the sum; none when everything is written. */
export function unwrittenTexts(found: readonly Unwritten[]): string[] {
  const count = found.reduce((sum, { lines }) => sum + lines.length, 0);
  if (count === 0) return [];
  return [
    ...found.map(
      ({ file, lines }) =>
        `${file}: ${lines.length} ${lines.length === 1 ? 'text' : 'texts'} to write, marked "# ${toWrite}" in ${lines.length === 1 ? 'line' : 'lines'} ${ranges(lines)}.`,
    ),
    `${count} ${count === 1 ? 'text is' : 'texts are'} left to write: take out each mark when its text is yours.`,
  ];
}

/** The same, at an address that somebody can open: there a text that nobody wrote must not be served. */
export const unwrittenAt = (url: string, found: readonly Unwritten[] = textsToWrite()): string[] =>
  isServed(url)
    ? unwrittenTexts(found).map((sentence) => `${sentence} The site is for ${url}.`)
    : [];

/** `3, 5-9, 12` */
function ranges(lines: readonly number[]): string {
  const parts: [number, number][] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    if (last && last[1] === line - 1) last[1] = line;
    else parts.push([line, line]);
  }
  return parts.map(([from, to]) => (from === to ? from : `${from}-${to}`)).join(', ');
}
