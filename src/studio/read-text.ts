/** Reads a file of content/ as text. What keeps it from being one is reported with file, line and remedy. */
import { readFileSync } from 'node:fs';

const remedies: Readonly<Record<string, string>> = {
  EISDIR: 'is a folder: put a file in its place',
  ENOENT: 'is a link to a file that is not there: put the file itself there',
  ELOOP: 'is a link to itself: put a file in its place',
  EACCES: 'may not be read: give yourself the right to read it',
};

const saveAs = 'save it as UTF-8, which every editor offers.';

/**
 * What no document and no feed may contain: control characters, lone surrogates, and the characters that
 * Unicode keeps for programs. U+FFFD stands where an editor could not read a letter.
 */
const unshowable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffd-\uffff]|\p{Surrogate}|\r(?!\n)/u;

/** A sentence about the first character of a text that no page can show, without its place. */
export function unshowableProblem(text: string): string | undefined {
  const [character] = unshowable.exec(text) ?? [];
  if (character === undefined) return undefined;
  if (character === '\r') return `has line ends of another system: ${saveAs}`;
  if (character === '\ufffd') return 'has a letter that was lost, shown as \ufffd: write it again.';
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return `has the control character U+${code}, which no page can show: take it out.`;
}

/** Returns the text, without a byte order mark; undefined when there is none, with a sentence in `problems`. */
export function readText(file: string, problems: string[]): string | undefined {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    problems.push(`${file} ${remedies[code] ?? `cannot be read (${code}): put a file there`}.`);
    return undefined;
  }
  const say = (line: number, problem: string) => {
    problems.push(`${file}:${line}: ${problem}`);
    return undefined;
  };
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return say(1, `is UTF-16: ${saveAs}`);
  const text = decode(bytes);
  if (text === undefined) return say(firstLineNotUtf8(bytes), `is not UTF-8: ${saveAs}`);
  const problem = unshowableProblem(text);
  if (problem === undefined) return text;
  return say(text.slice(0, unshowable.exec(text)?.index).split('\n').length, problem);
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
