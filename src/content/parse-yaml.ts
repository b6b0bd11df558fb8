/** Parses YAML and validates it with a schema. Every problem is reported with file, line and remedy. */
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';

export type Path = readonly (string | number)[];

export type ContentFile = {
  data: unknown;
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
): ContentFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1;
  for (const error of document.errors)
    problems.push(
      `${file}:${lineAt(error.pos[0])}: ${error.message.split('\n')[0]} Write a text with a colon or a sign at its beginning under ">-", on a line of its own.`,
    );
  const placeOf = (path: Path) => {
    for (let depth = path.length; depth >= 0; depth -= 1) {
      const node = document.getIn(path.slice(0, depth), true);
      if (isNode(node) && node.range) return `${file}:${lineAt(node.range[0])}`;
    }
    return file;
  };
  if (document.errors.length > 0) return { data: undefined, placeOf };

  const { data, error } = shape.safeParse(document.toJS());
  for (const { path, message } of error ? error.issues.flatMap((issue) => plainIssues(issue)) : [])
    problems.push(`${placeOf(path)} (${nameOf(path)}): ${message}`);
  return { data, placeOf };
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
      return issue.keys.map((key) => ({
        path: [...path, key],
        message: 'nothing says this: take it out, or correct its name.',
      }));
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
