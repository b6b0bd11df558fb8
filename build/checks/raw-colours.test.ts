import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A literal colour instead of a variable of the studio's colours.css. */
const rawColour =
  /(?<![\w&])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!from)|(?<=[\s:,(])(?:white|black)(?=[\s,;)])(?!-)/gi;

/** Colours that are not part of the site's palette, with the reason. Without `colours`: the whole file. */
const exceptions: readonly { file: string; colours?: readonly string[]; reason: string }[] = [
  {
    file: 'src/pages/home/device-stage.module.css',
    colours: ['rgb('],
    reason: 'shadows on a dark background',
  },
];

/** Comments may contain colours. Block comments are blanked so that line numbers stay. */
const withoutComments = (text: string) =>
  text
    .replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|\s)\/\/.*/g, '');

function rawColoursIn(file: string) {
  const lines = withoutComments(readFileSync(file, 'utf8')).split('\n');
  return lines.flatMap((line, index) =>
    Array.from(line.matchAll(rawColour), ([colour]) => ({ colour, place: `${file}:${index + 1}` })),
  );
}

const files = globSync([
  'src/**/*.{css,ts,tsx}',
  'build/assets/{brand*,icons,stitch-pattern}.ts',
  'build/documents/discovery-files.ts',
]).filter((file) => !file.endsWith('.test.ts'));

const isException = (file: string, colour: string) =>
  exceptions.some(
    (exception) =>
      exception.file === file && (exception.colours?.includes(colour.toLowerCase()) ?? true),
  );

it('only colours.css has literal colours', () => {
  const found = files.flatMap((file) =>
    rawColoursIn(file)
      .filter(({ colour }) => !isException(file, colour))
      .map(({ colour, place }) => `${place} ${colour}`),
  );
  expect(found).toEqual([]);
});

it.each(exceptions)('$file still needs its exception', ({ file }) => {
  expect(rawColoursIn(file)).not.toEqual([]);
});
