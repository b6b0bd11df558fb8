/** The text of a file of content/, and the values in it. */
import { isDeepStrictEqual } from 'node:util';
import { parseDocument } from 'yaml';
import { wholeFile } from '../../src/studio/markdown-files.ts';
import type { Source } from './sources.ts';
import { DeskError } from './sources.ts';
import { writeYaml } from './write-yaml.ts';

export type Values = { data: unknown; body?: string };

/** @throws DeskError when it is no YAML */
export function readValues(text: string, { isMarkdown }: Pick<Source, 'isMarkdown'>): Values {
  const { yaml, body } = partsOf(text, isMarkdown);
  const document = parseDocument(yaml);
  if (document.errors[0]) throw new DeskError('unreadable', { why: document.errors[0].message });
  const data = document.toJS() ?? {};
  return isMarkdown ? { data, body: body.replaceAll('\r\n', '\n').trimEnd() } : { data };
}

/** The text with other values; everything else in it stays. */
export function writeValues(
  text: string | undefined,
  { data, body = '' }: Values,
  { isMarkdown }: Pick<Source, 'isMarkdown'>,
): string {
  if (!isMarkdown) return writeYaml(text ?? '', data);
  if (text === undefined) return `---\n${writeYaml('', data)}---\n\n${body.trim()}\n`;
  const parts = partsOf(text, true);
  const isSame = isDeepStrictEqual(parseDocument(parts.yaml).toJS(), data);
  const yaml = isSame ? parts.yaml : writeYaml(parts.yaml, data);
  const lineBreak = parts.body.includes('\r\n') ? '\r\n' : '\n';
  const written = body.replaceAll(/\r?\n/g, lineBreak).trimEnd();
  const old = parts.body.trimEnd();
  return parts.before + yaml + parts.between + (written === old ? parts.body : written + lineBreak);
}

/** The line of the file in which the text below the front matter begins, from 1. */
export const bodyStart = (text: string): number => {
  const { before, yaml, between } = partsOf(text, true);
  return `${before}${yaml}${between}`.split('\n').length;
};

/** The YAML of a file, and in Markdown what is before and after it. */
function partsOf(text: string, isMarkdown: boolean) {
  if (!isMarkdown) return { before: '', yaml: text, between: '', body: '' };
  const [, yaml = '', rest = text] = wholeFile.exec(text) ?? [];
  // Without the empty lines below the front matter.
  const body = rest.replace(/^(?:\r?\n)+/, '');
  const start = text.indexOf('\n') + 1;
  return {
    before: text.slice(0, start),
    yaml,
    between: text.slice(start + yaml.length, text.length - body.length),
    body,
  };
}
