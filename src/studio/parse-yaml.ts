/** Parses YAML and validates it with a schema. Every problem is reported with file, line and remedy. */
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
import { namesAt, nearest } from './names.ts';
import { type OldNames, oldNames } from './old-names.ts';
import { unshowableProblem } from './read-text.ts';

export type Path = readonly (string | number)[];

export type ContentFile = {
  data: unknown;
  /** Also when the schema finds a mistake in it. Absent when it is no YAML. */
  written?: unknown;
  /** File and line of a value: `content/pt/home.yaml:12`. */
  placeOf: (path: Path) => string;
};

type Source = {
  file: string;
  source: string;
  /** Line of the file in which the source begins. */
  firstLine?: number;
};

/** Adds a sentence to `problems` for each mistake. */
export function parseYaml(
  { file, source, firstLine = 1 }: Source,
  shape: z.ZodType,
  problems: string[],
  old: OldNames = oldNames[basename(file)] ?? {},
): ContentFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, {
    lineCounter,
    logLevel: 'error',
    // The parser compares each name with all before it; repeatedNames looks once.
    uniqueKeys: false,
  });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1;
  const mistakes =
    document.errors.length > 0 ? syntaxMistakes(document) : lostParts(document, source);
  for (const { offset, message } of mistakes)
    problems.push(`${file}:${lineAt(offset)}: ${message}`);
  const placeOf = (path: Path) => {
    for (let depth = path.length; depth >= 0; depth -= 1) {
      const part = path.slice(0, depth);
      // YAML takes a name of digits for a number.
      const asNumbers = part.map((key) => (/^\d+$/.test(String(key)) ? Number(key) : key));
      const node = document.getIn(part, true) ?? document.getIn(asNumbers, true);
      if (isNode(node) && node.range) return `${file}:${lineAt(node.range[0])}`;
    }
    return file;
  };
  if (mistakes.length > 0) return { data: undefined, placeOf };

  if (document.contents === null) {
    problems.push(`${file}:${firstLine}: is empty: write its texts, as in another file like it.`);
    return { data: undefined, placeOf };
  }
  const written: unknown = document.toJS();
  const { data, error } = shape.safeParse(written);
  const messageFor = ({ path, message }: Issue) =>
    message === unknownName ? remedyOf(path, { written, shape, old }) : message;
  for (const issue of error ? error.issues.flatMap((each) => plainIssues(each)) : []) {
    const { path } = issue;
    problems.push(
      `${placeOf(path)}${path.length > 0 ? ` (${nameOf(path)})` : ''}: ${messageFor(issue)}`,
    );
  }
  return { data, written, placeOf };
}

const unknownName = 'unknown name';

type Written = { written: unknown; shape: z.ZodType; old: OldNames };

/**
 * What to do with a name that the schema does not have: what it is called now, or which it comes nearest to, of those
 * that are not there yet.
 */
function remedyOf(path: Path, { written, shape, old }: Written) {
  const now = old[nameOf(path.filter((key) => typeof key === 'string'))];
  if (now !== undefined) return `is called "${now}" now: write that.`;
  const around = path.slice(0, -1);
  const group = around.reduce<unknown>((value, key) => Reflect.get(Object(value), key), written);
  const names = namesAt(shape, around).filter((name) => !(name in Object(group)));
  const near = nearest(String(path.at(-1)), names);
  return near === undefined
    ? 'nothing says this: take it out, or correct its name.'
    : `nothing says this: write "${near}", or take it out.`;
}

type Mistake = { offset: number; message: string };

const quoted = 'write the text between quotes (\'…\'), or under ">-", on a line of its own.';

/** By the codes of the parser. */
const remedies: Readonly<Record<string, string>> = {
  BAD_DQ_ESCAPE: 'a backslash between double quotes begins a sign: write two, or single quotes.',
  BAD_INDENT:
    'the line begins further to the left or right than those it belongs to: put it below them.',
  BAD_SCALAR_START: `the text begins with a sign: ${quoted}`,
  BLOCK_AS_IMPLICIT_KEY: `the text contains a colon, or a line further to the right: ${quoted}`,
  MISSING_CHAR:
    'a line is no text and no "name: text": write a colon and a space after the name, or the end of what is open above.',
  MULTILINE_IMPLICIT_KEY:
    'a line is no text and no "name: text": write a colon and a space after the name.',
  MULTIPLE_DOCS: '"---" or "..." ends the file here: take the line out.',
  RESOURCE_EXHAUSTION: 'too many brackets or lists stand within each other: take some out.',
  TAB_AS_INDENT: 'the line begins with a tab: write spaces.',
  UNEXPECTED_TOKEN: `the text begins with a sign or a quote, and more follows: ${quoted}`,
};

/** These do not hide what follows them. The others do: what is reported after them is often their consequence. */
const local = ['BAD_DQ_ESCAPE', 'BAD_SCALAR_START', 'BLOCK_AS_IMPLICIT_KEY'];

function syntaxMistakes(document: Document.Parsed): Mistake[] {
  const errors = document.errors.toSorted((one, other) => one.pos[0] - other.pos[0]);
  const end = errors.findIndex(({ code }) => !local.includes(code));
  const mistakes = errors.slice(0, end === -1 ? undefined : end + 1).map((error) => ({
    offset: isUnclosedQuote(error) ? beginOfQuote(document, error.pos[0]) : error.pos[0],
    message: messageOf(error),
  }));
  return end === -1 ? [...mistakes, ...repeatedNames(document)] : mistakes;
}

function repeatedNames(document: Document.Parsed): Mistake[] {
  const found: Mistake[] = [];
  visit(document, {
    Map: (_, { items }) => {
      const names = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (names.has(key.value))
          found.push({
            offset: key.range?.[0] ?? 0,
            message: 'the name is there twice: take one out.',
          });
        names.add(key.value);
      }
    },
  });
  return found;
}

const isUnclosedQuote = ({ message }: YAMLError) => message.startsWith('Missing closing');

function messageOf(error: YAMLError) {
  if (isUnclosedQuote(error)) return 'the quote that begins here has no end: write it.';
  const remedy = remedies[error.code];
  if (remedy) return remedy;
  const [sentence = ''] = error.message.split(/ at line \d+/);
  return `${sentence}: ${quoted}`;
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
function lostParts(document: Document.Parsed, source: string): Mistake[] {
  const found: Mistake[] = document.warnings.map(({ pos }) => ({
    offset: pos[0],
    message: `the text begins with "!" or "%", which is a sign of YAML: ${quoted}`,
  }));
  visit(document, (_, node) => {
    const say = (offset: number | undefined, message: string) =>
      found.push({ offset: offset ?? 0, message });
    const begins = (sign: string, name: string, offset: number | undefined) =>
      say(offset, `"${sign}${name}" begins with "${sign}", which is a sign of YAML: ${quoted}`);
    if (isPair(node) && isNode(node.key) && !isScalar(node.key))
      say(node.key.range?.[0], `a name is no text: ${quoted}`);
    if (isAlias(node)) begins('*', node.source, node.range?.[0]);
    else if (isNode(node) && 'anchor' in node && node.anchor)
      begins('&', node.anchor, node.range?.[0]);
    const problem =
      isScalar(node) && typeof node.value === 'string' ? unshowableProblem(node.value) : undefined;
    if (isScalar(node) && problem) say(node.range?.[0], problem);
  });
  return [...found, ...repeatedNames(document), ...gluedComments(source)];
}

/** `We are #1`: the sign begins a comment. A comment that is meant has a space after the sign. */
function gluedComments(source: string): Mistake[] {
  const found: Mistake[] = [];
  let offset = 0;
  let before = '';
  let isLineEmpty = true;
  for (const lexeme of new Lexer().lex(source)) {
    // Marks of the lexer, without a length in the source: what follows one is a text.
    const isMark = ['\u0002', '\u0018', '\u001f'].includes(lexeme);
    if (before !== '\u001f' && /^#[^\s#]/.test(lexeme) && !isLineEmpty)
      found.push({
        offset,
        message: `"${lexeme.split(' ')[0]}" begins a comment, which no page shows: write the text between quotes ('…'), or a space after "#".`,
      });
    if (lexeme.includes('\n')) isLineEmpty = lexeme.endsWith('\n');
    else if (!isMark && lexeme.trim() !== '') isLineEmpty = false;
    if (!isMark) offset += lexeme.length;
    before = lexeme;
  }
  return found;
}

type Issue = { path: Path; message: string };

/** Translates an issue of zod into messages for authors of the texts. */
function plainIssues(issue: z.core.$ZodIssue, before: Path = []): Issue[] {
  const path = [...before, ...(issue.path as Path)];
  const say = (message: string) => [{ path, message }];
  switch (issue.code) {
    case 'invalid_union': {
      // The intended alternative is the one whose own type matches and that has errors inside.
      const meant = issue.errors.find((errors) =>
        errors.every(({ code, path: within }) => code !== 'invalid_type' || within.length > 0),
      );
      return meant
        ? meant.flatMap((each) => plainIssues(each, path))
        : say('is neither a text nor parts with "when" and "text": write one of the two.');
    }
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ path: [...path, key], message: unknownName }));
    case 'invalid_type':
      return say(invalidType(issue));
    case 'too_small':
      return say(
        issue.origin === 'array' ? 'the list is empty: write one entry at least.' : issue.message,
      );
    case 'invalid_format':
      return say(
        path.at(-1) === 'id'
          ? 'is no id: use lower-case letters, digits and hyphens.'
          : issue.message,
      );
    default:
      return say(issue.message);
  }
}

/** Messages of zod itself begin with "Invalid input"; all others are remedies from the schema. */
const ownRemedy = ({ message }: z.core.$ZodIssue) =>
  message.startsWith('Invalid input') ? undefined : message;

function invalidType(issue: z.core.$ZodIssueInvalidType) {
  const remedy = ownRemedy(issue);
  if (remedy) return remedy;
  if (/undefined$/.test(issue.message)) return 'is missing: write it.';
  if (issue.expected === 'string')
    return "is no text: write one; between quotes ('…') when it is a number or begins with a sign.";
  return issue.expected === 'array'
    ? 'is no list: write each entry on a line after "- ".'
    : 'is no group: write its texts below it, each with its name and further to the right.';
}

/** Formats a path for messages: `faqsSection.faqs[2].answer`. */
export const nameOf = (path: Path) =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
