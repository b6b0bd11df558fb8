/** Reads a file of content/ as text. What keeps it from being one is reported with file, line and remedy. */
import { readFileSync } from 'node:fs';
import { type Problem, problem } from '../problems/problem.ts';

/**
 * What no document and no feed may contain: control characters, lone surrogates, and the characters that
 * Unicode keeps for programs. U+FFFD stands where an editor could not read a letter.
 */
const notToShow =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffd-\uffff]|\p{Surrogate}|\r(?!\n)/u;

/** What is wrong with the first character of a text that no page can show. */
export function unshowable(text: string): Problem | undefined {
  const [character] = notToShow.exec(text) ?? [];
  if (character === undefined) return undefined;
  if (character === '\r') return problem('lineEnds');
  if (character === '\ufffd') return problem('lostLetter');
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return problem('controlCharacter', { code });
}

/** Returns the text, without a byte order mark; undefined when there is none, with its problem in `problems`. */
export function readText(file: string, problems: Problem[]): string | undefined {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    problems.push(problem('unreadable', { file, code }));
    return undefined;
  }
  const say = (line: number, found: Problem) => {
    problems.push({ ...found, place: { file, line } });
    return undefined;
  };
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return say(1, problem('utf16'));
  const text = decode(bytes);
  if (text === undefined) return say(firstLineNotUtf8(bytes), problem('notUtf8'));
  const found = unshowable(text);
  // A Mac may write a letter and its accent as two: people see one, and names, ids and addresses are compared.
  if (found === undefined) return text.normalize('NFC');
  return say(text.slice(0, notToShow.exec(text)?.index).split('\n').length, found);
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function firstLineNotUtf8(bytes: Uint8Array): number {
  let start = 0;
  for (let line = 1; ; line += 1) {
    const end = bytes.indexOf(10, start);
    if (end === -1 || decode(bytes.subarray(start, end)) === undefined) return line;
    start = end + 1;
  }
}
