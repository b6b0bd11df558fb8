/** Reads what stands above an article: YAML, TOML or JSON, as several tools write it. */
import { parse as parseToml, TomlError } from 'smol-toml';
import { LineCounter, parseDocument } from 'yaml';

export type Keys = Readonly<Record<string, unknown>>;

export type Front = {
  /** Values as written: `title: 2012` is the text "2012". */
  keys: Keys;
  body: string;
  /** Line of the file in which the body begins. */
  firstLine: number;
  /** Why a part of the keys could not be read, with its line. */
  problem?: { line: number; why: string };
};

const yamlFront = /^---[ \t]*\n([\s\S]*?)(?:^|\n)---[ \t]*(?:\n|$)/;
const tomlFront = /^\+\+\+[ \t]*\n([\s\S]*?)(?:^|\n)\+\+\+[ \t]*(?:\n|$)/;

/** Lines as Pelican reads them, without anything around: `Title: …`. */
const pelicanFront = /^(?:title|date|slug|author):[ \t]+\S[^\n]*\n(?:\w+:[^\n]*\n)+(?:\n|$)/i;
const namesOf = (lines: string): Keys =>
  Object.fromEntries(
    Object.entries(plainKeys(lines)).map(([name, value]) => [name.toLowerCase(), value]),
  );

/** Splits a file into its keys and its text. A file without keys is all text. */
export function readFront(file: string): Front {
  const source = file.replaceAll(/\r\n?/g, '\n');
  const after = (length: number) => ({
    body: source.slice(length),
    firstLine: source.slice(0, length).split('\n').length,
  });
  const yaml = yamlFront.exec(source);
  if (yaml) return { ...readYaml(yaml[1] ?? ''), ...after(yaml[0].length) };
  const toml = tomlFront.exec(source);
  if (toml) return { ...readToml(toml[1] ?? ''), ...after(toml[0].length) };
  const pelican = pelicanFront.exec(source);
  if (pelican) return { keys: namesOf(pelican[0]), ...after(pelican[0].length) };
  const json = source.startsWith('{') ? endOfJson(source) : undefined;
  if (json !== undefined) {
    const keys: unknown = JSON.parse(source.slice(0, json));
    return { keys: keys as Keys, ...after(json) };
  }
  return { keys: {}, ...after(0) };
}

/** @throws nothing: what cannot be read is read line by line */
function readYaml(source: string): Pick<Front, 'keys' | 'problem'> {
  let problem: Front['problem'];
  for (const text of [source, withoutWrappedLines(source)]) {
    const lineCounter = new LineCounter();
    const document = parseDocument(text, {
      schema: 'failsafe',
      uniqueKeys: false,
      logLevel: 'silent',
      lineCounter,
    });
    const [error] = document.errors;
    if (!error) return { keys: (document.toJS() ?? {}) as Keys };
    problem ??= {
      line: lineCounter.linePos(error.pos[0]).line + 1,
      why: `the keys are no YAML (${error.message.split(/ at line|\n/)[0]}): only those of one line were read`,
    };
  }
  return { keys: plainKeys(source), ...(problem && { problem }) };
}

/** Other tools accept a text that goes on in the next line without an indent. */
const withoutWrappedLines = (source: string) =>
  source.replaceAll(/\n(?![ \t]|[\w"'-]+[ \t]*:|-(?:[ \t]|$)|#|\n|$)/g, ' ');

const plainKeys = (source: string): Keys =>
  Object.fromEntries(
    [...source.matchAll(/^(\w[\w-]*)[ \t]*:[ \t]+(\S.*)$/gm)].map(([, key = '', value = '']) => [
      key,
      value.trim().replace(/^(["'])(.*)\1$/, '$2'),
    ]),
  );

function readToml(source: string): Pick<Front, 'keys' | 'problem'> {
  try {
    return { keys: parseToml(source) };
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    return {
      keys: {},
      problem: {
        line: error.line + 1,
        why: `the keys are no TOML (${error.message.split('\n')[0]})`,
      },
    };
  }
}

/** Where an object in JSON at the beginning of a text ends; undefined when there is none. */
function endOfJson(source: string): number | undefined {
  for (let end = source.indexOf('}'); end !== -1; end = source.indexOf('}', end + 1))
    try {
      JSON.parse(source.slice(0, end + 1));
      return end + 1;
    } catch {
      // A bracket further down closes it.
    }
  return undefined;
}

/** The first key that has a text. A group in which several tools write is named with a dot. */
export function textAt(keys: Keys, names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = name
      .split('.')
      .reduce<unknown>((group, key) => Reflect.get(Object(group), key), keys);
    const text = value instanceof Date ? value.toISOString() : textOf(value);
    if (text !== undefined && text.trim() !== '') return text.trim();
  }
  return undefined;
}

const textOf = (value: unknown) =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined;

/** All texts of some keys, each of which may be a list. */
export const textsAt = (keys: Keys, names: readonly string[]): string[] =>
  names
    .flatMap((name) => keys[name])
    .flatMap((value) => textOf(value) ?? [])
    .map((text) => text.trim())
    .filter(Boolean);

/** The day of a date as tools and people write it; undefined when it is none. */
export function dayOf(text: string | undefined): string | undefined {
  const [, year, month = '', day = ''] =
    /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text ?? '') ?? [];
  const written = year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (written) return Number.isNaN(Date.parse(written)) ? undefined : written;
  // "Aug 12 2022", in the time of this machine as it is read, so that the day stays.
  const date = new Date(text ?? '');
  if (Number.isNaN(date.getTime()) || !/[a-z]/i.test(text ?? '')) return undefined;
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
