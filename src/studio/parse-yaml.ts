/** Parses YAML and validates it with a schema. Every problem is reported with file, line and path. */
import { basename } from 'node:path';
import {
  type Document,
  isAlias,
  isNode,
  isPair,
  isScalar,
  Lexer,
  LineCounter,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import type { z } from 'zod';
import { mistakeIn, type Problem, problem, problemAt } from '../problems/problem.ts';
import type { Place } from '../problems/sentences.ts';
import { namesAt, nearest } from './names.ts';
import { type OldNames, oldNames } from './old-names.ts';
import { unshowable } from './read-text.ts';

export type Path = readonly (string | number)[];

export type ContentFile = {
  data: unknown;
  /** Also when the schema finds a mistake in it. Absent when it is no YAML. */
  written?: unknown;
  placeOf: (path: Path) => Place;
};

type Source = {
  file: string;
  source: string;
  /** Line of the file in which the source begins. */
  firstLine?: number;
};

/**
 * What sources without a mistake say: a build reads each file several times, and the development server all of them
 * after every change. Their documents, which are large, only where a place is asked for.
 */
const known = new Map<string, { said: unknown; parts: Parts }>();
/** How many characters of sources it may still take, before all are forgotten. */
const mostKnown = 4_000_000;
let room = mostKnown;

function remember(source: string, said: unknown) {
  room -= source.length;
  if (room < 0) {
    known.clear();
    room = mostKnown;
  }
  known.set(source, { said, parts: partsOf(source) });
}

type Parts = () => ReturnType<typeof parse>;

function partsOf(source: string): Parts {
  let parsed: ReturnType<typeof parse> | undefined;
  return () => {
    parsed ??= parse(source);
    return parsed;
  };
}

function parse(source: string) {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, {
    lineCounter,
    logLevel: 'error',
    // The parser compares each name with all before it; repeatedNames looks once.
    uniqueKeys: false,
  });
  return { document, lineCounter };
}

/** Adds to `problems`. */
export function parseYaml(
  { file, source, firstLine = 1 }: Source,
  shape: z.ZodType,
  problems: Problem[],
  old: OldNames = oldNames[basename(file)] ?? {},
): ContentFile {
  const parts = known.get(source)?.parts ?? partsOf(source);
  const lineAt = (offset: number) => parts().lineCounter.linePos(offset).line + firstLine - 1;
  const lineOf = (path: Path) => {
    const { document } = parts();
    for (let depth = path.length; depth >= 0; depth -= 1) {
      const part = path.slice(0, depth);
      // YAML takes a name of digits for a number.
      const asNumbers = part.map((key) => (/^\d+$/.test(String(key)) ? Number(key) : key));
      const node = document.getIn(part, true) ?? document.getIn(asNumbers, true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return undefined;
  };
  const placeOf = (path: Path) => ({ file, line: lineOf(path), path: nameOf(path) });
  if (!known.has(source)) {
    const { document } = parts();
    const mistakes =
      document.errors.length > 0 ? syntaxMistakes(document) : lostParts(document, source);
    for (const { offset, wrong } of mistakes)
      problems.push({ ...wrong, place: { file, line: lineAt(offset) } });
    if (mistakes.length > 0) return { data: undefined, placeOf };

    if (document.contents === null) {
      problems.push(problemAt({ file, line: firstLine }, 'emptyFile'));
      return { data: undefined, placeOf };
    }
    remember(source, document.toJS());
  }
  // A copy: whoever asks may change it.
  const written = structuredClone(known.get(source)?.said);
  const { data, error } = shape.safeParse(written);
  for (const { path, wrong } of error ? error.issues.flatMap((each) => plainIssues(each)) : []) {
    const told = wrong.kind === 'unknownName' ? unknownName(path, { written, shape, old }) : wrong;
    problems.push({ ...told, place: placeOf(path) });
  }
  return { data, written, placeOf };
}

type Written = { written: unknown; shape: z.ZodType; old: OldNames };

/**
 * What is wrong with a name that the schema does not have: what it is called now, or which it comes nearest to, of those
 * that are not there yet.
 */
function unknownName(path: Path, { written, shape, old }: Written): Problem {
  const now = old[nameOf(path.filter((key) => typeof key === 'string'))];
  if (now !== undefined) return problem('renamed', { now });
  const around = path.slice(0, -1);
  const group = around.reduce<unknown>((value, key) => Reflect.get(Object(value), key), written);
  const names = namesAt(shape, around).filter((name) => !(name in Object(group)));
  const near = nearest(String(path.at(-1)), names);
  return near === undefined ? problem('unknownName') : problem('nearName', { near });
}

type Found = { offset: number; wrong: Problem };

/** These do not hide what follows them. The others do: what is reported after them is often their consequence. */
const local = ['BAD_DQ_ESCAPE', 'BAD_SCALAR_START', 'BLOCK_AS_IMPLICIT_KEY'];

function syntaxMistakes(document: Document.Parsed): Found[] {
  const errors = document.errors.toSorted((one, other) => one.pos[0] - other.pos[0]);
  const end = errors.findIndex(({ code }) => !local.includes(code));
  const mistakes = errors.slice(0, end === -1 ? undefined : end + 1).map((error) => ({
    offset: isUnclosedQuote(error) ? beginOfQuote(document, error.pos[0]) : error.pos[0],
    wrong: mistakeOf(error),
  }));
  return end === -1 ? [...mistakes, ...repeatedNames(document)] : mistakes;
}

function repeatedNames(document: Document.Parsed): Found[] {
  const found: Found[] = [];
  visit(document, {
    Map: (_, { items }) => {
      const names = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (names.has(key.value))
          found.push({ offset: key.range?.[0] ?? 0, wrong: problem('nameTwice') });
        names.add(key.value);
      }
    },
  });
  return found;
}

const isUnclosedQuote = ({ message }: YAMLError) => message.startsWith('Missing closing');

function mistakeOf(error: YAMLError): Problem {
  if (isUnclosedQuote(error)) return problem('openQuote');
  const [said = ''] = error.message.split(/ at line \d+/);
  return problem('noYaml', { code: error.code, said });
}

/** The parser reports a missing quote where the file ends. */
function beginOfQuote(document: Document.Parsed, end: number): number {
  let begin = end;
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (type?.startsWith('QUOTE') && range && range[0] < end) begin = range[0];
    },
  });
  return begin;
}

/** What YAML would take for something else than text, without a word about it. */
function lostParts(document: Document.Parsed, source: string): Found[] {
  const found: Found[] = document.warnings.map(({ pos }) => ({
    offset: pos[0],
    wrong: problem('tag'),
  }));
  visit(document, (_, node) => {
    const say = (offset: number | undefined, wrong: Problem) =>
      found.push({ offset: offset ?? 0, wrong });
    if (isPair(node) && isNode(node.key) && !isScalar(node.key))
      say(node.key.range?.[0], problem('nameIsNoText'));
    if (isAlias(node))
      say(node.range?.[0], problem('signOfYaml', { sign: '*', name: node.source }));
    else if (isNode(node) && 'anchor' in node && node.anchor)
      say(node.range?.[0], problem('signOfYaml', { sign: '&', name: node.anchor }));
    const wrong =
      isScalar(node) && typeof node.value === 'string' ? unshowable(node.value) : undefined;
    if (isScalar(node) && wrong) say(node.range?.[0], wrong);
  });
  return [...found, ...repeatedNames(document), ...gluedComments(source)];
}

/** `We are #1`: the sign begins a comment. A comment that is meant has a space after the sign. */
function gluedComments(source: string): Found[] {
  const found: Found[] = [];
  let offset = 0;
  let before = '';
  let isLineEmpty = true;
  for (const lexeme of new Lexer().lex(source)) {
    // Marks of the lexer, without a length in the source: what follows one is a text.
    const isMark = ['\u0002', '\u0018', '\u001f'].includes(lexeme);
    if (before !== '\u001f' && /^#[^\s#]/.test(lexeme) && !isLineEmpty)
      found.push({
        offset,
        wrong: problem('gluedComment', { begin: String(lexeme.split(' ')[0]) }),
      });
    if (lexeme.includes('\n')) isLineEmpty = lexeme.endsWith('\n');
    else if (!isMark && lexeme.trim() !== '') isLineEmpty = false;
    if (!isMark) offset += lexeme.length;
    before = lexeme;
  }
  return found;
}

type Issue = { path: Path; wrong: Problem };

/** What an issue of zod means for authors of the texts. */
function plainIssues(issue: z.core.$ZodIssue, before: Path = []): Issue[] {
  const path = [...before, ...(issue.path as Path)];
  const say = (wrong: Problem) => [{ path, wrong }];
  switch (issue.code) {
    case 'invalid_union': {
      // The intended alternative is the one whose own type matches and that has errors inside.
      const meant = issue.errors.find((errors) =>
        errors.every(({ code, path: within }) => code !== 'invalid_type' || within.length > 0),
      );
      return meant
        ? meant.flatMap((each) => plainIssues(each, path))
        : say(problem('neitherTextNorParts'));
    }
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: [...path, key],
        wrong: problem('unknownName'),
      }));
    case 'invalid_type':
      return say(invalidType(issue));
    case 'too_small':
      return say(issue.origin === 'array' ? problem('emptyList') : mistakeIn(issue.message));
    case 'invalid_format':
      return say(path.at(-1) === 'id' ? problem('noId') : mistakeIn(issue.message));
    default:
      return say(mistakeIn(issue.message));
  }
}

function invalidType({ message, expected }: z.core.$ZodIssueInvalidType): Problem {
  // Messages of zod itself begin so; all others are remedies from the schema.
  if (!message.startsWith('Invalid input')) return mistakeIn(message);
  if (/undefined$/.test(message)) return problem('missing');
  if (expected === 'string') return problem('noText');
  return problem(expected === 'array' ? 'noList' : 'noGroup');
}

/** Formats a path for messages: `faqsSection.faqs[2].answer`. */
export const nameOf = (path: Path) =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
