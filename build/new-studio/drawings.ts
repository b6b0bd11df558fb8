/** The drawings of a new studio: its initials from the letters of a sampler, and motifs that belong to nobody. */
import { letteringOf } from '../../src/stitch/lettering.ts';
import type { StitchMap } from '../../src/stitch/stitch-map.ts';

/** At most three initials, each of a word. */
export const initialsOf = (name: string): string =>
  name
    .split(/[^\p{L}\p{M}\d]+/u)
    .flatMap((word) => word.slice(0, 1))
    .slice(0, 3)
    .join('')
    .toLocaleUpperCase('en');

/** The files that depend on the name, by their paths in stitches/. */
export function drawingsFor(name: string): Map<string, string> {
  const initials = initialsOf(name);
  const [large, small] = [4, 3].map((scale) => sewn(initials, scale) ?? flower);
  const files = new Map<string, string>();
  files.set(
    'drawings/initials.yaml',
    [
      ['# The mark: the first initial.', 'emblem', emblemOf(initials)],
      ['# The initials, for the first screen, and smaller for phones.', 'initials', large],
      ['', 'initialsOnPhone', small],
    ]
      .map(
        ([comment, key, map]) => `${comment}${comment && '\n'}${key}: |\n${rows(map as StitchMap)}`,
      )
      .join('\n'),
  );
  files.set('scenes/hero.yaml', hero(large as StitchMap, small as StitchMap));
  return files;
}

const rows = (map: StitchMap) => map.map((row) => `  ${row}\n`).join('');

/**
 * Letters in one thread and the other by turns, `scale` cells for each of theirs, lighter within; undefined if the
 * sampler lacks one of them.
 */
function sewn(letters: string, scale: number): StitchMap | undefined {
  const maps = [...letters].map((letter) => letteringOf(letter));
  if (maps.length === 0 || !maps.every((map) => map !== undefined)) return undefined;
  const lines = maps.map((map, index) => {
    const enlarged = withLight(enlargedBy(scale, map));
    return index % 2 === 0
      ? enlarged
      : enlarged.map((row) => row.replaceAll('A', 'B').replaceAll('a', 'b'));
  });
  const gap = '.'.repeat(scale);
  const rows = lines[0]?.map((_, y) => lines.map((line) => line[y]).join(gap)) ?? [];
  const isSewn = (row: string) => /[^.]/.test(row);
  return rows.slice(rows.findIndex(isSewn), rows.findLastIndex(isSewn) + 1);
}

/** Cells that touch at a corner are joined there. */
function enlargedBy(scale: number, map: StitchMap): StitchMap {
  const isFilled = (x: number, y: number) => map[y]?.[x] === 'A';
  const joint = Math.floor(scale / 2);
  /** Whether the cell at x, y of an empty one of the sampler lies in the joint of its two neighbours. */
  const joins = (column: number, row: number, x: number, y: number) =>
    [-1, 1].some((dx) =>
      [-1, 1].some((dy) => {
        const isNear = (at: number, side: number) => (side < 0 ? at < joint : at >= scale - joint);
        return (
          isNear(x, dx) &&
          isNear(y, dy) &&
          isFilled(column + dx, row) &&
          isFilled(column, row + dy) &&
          !isFilled(column + dx, row + dy)
        );
      }),
    );
  return map.flatMap((line, row) =>
    Array.from({ length: scale }, (_, y) =>
      [...line]
        .flatMap((cell, column) =>
          Array.from({ length: scale }, (_, x) =>
            cell === 'A' || joins(column, row, x, y) ? 'A' : '.',
          ),
        )
        .join(''),
    ),
  );
}

function withLight(map: StitchMap): StitchMap {
  const around = [-1, 0, 1];
  const isWithin = (x: number, y: number) =>
    around.every((dx) => around.every((dy) => map[y + dy]?.[x + dx] === 'A'));
  return map.map((row, y) => [...row].map((cell, x) => (isWithin(x, y) ? 'a' : cell)).join(''));
}

/** For a name in letters that the sampler lacks. */
const flower: StitchMap = [
  '....AAAAA....',
  '...AAaaaAA...',
  '.AAAAaaaAAAA.',
  'AAaaAAaAAaaAA',
  'AaaaaACAaaaaA',
  'AAaaACCCAaaAA',
  '.AAACCCCCAAA.',
  'AAaaACCCAaaAA',
  'AaaaaACAaaaaA',
  'AAaaAAaAAaaAA',
  '.AAAAaaaAAAA.',
  '...AAaaaAA...',
  '....AAAAA....',
];

function emblemOf(initials: string): StitchMap {
  const letter = sewn([...initials][0] ?? '', 2);
  if (!letter) return flower;
  const width = letter[0]?.length ?? 0;
  const stitches = Array.from({ length: width }, (_, x) => (x % 2 === 0 ? 'C' : '.')).join('');
  return [...letter, '.'.repeat(width), stitches];
}

const left = (map: StitchMap) => -Math.floor((map[0]?.length ?? 0) / 2);

/** The initials among flowers, stars and hearts; the letters stand on row 9. */
const hero = (large: StitchMap, small: StitchMap) => `\
# The picture of the first screen, in cells. 0, 0 is its middle.
# A figure is [drawing, x, y of its upper left cell, turn]. The turn m is mirrored, s has the first and the second thread
# swapped, ms is both.

# The embroidery of the hoop's border: an eighth of it, which is repeated and mirrored.
border: garland

# The scene in a hoop: the initials, with flowers around them.
inHoop:
  - [initials, ${left(large)}, ${10 - large.length}]
  - [heart, -5, -35]
  - [star, -22, -31]
  - [star, 14, -31]
  - [flower, -38, -12]
  - [flower, 30, -12]
  - [smallStar, -33, -19]
  - [smallStar, 29, -19]
  - [sprig, 3, 15]
  - [sprig, -16, 15, m]
  - [heart, -29, 15, s]
  - [heart, 19, 15, s]
  - [star, -4, 29]

# The scene on a phone.
onLinen:
  - [heart, -5, -27]
  - [star, -20, -24]
  - [star, 12, -24]
  - [initialsOnPhone, ${left(small)}, ${10 - small.length}]
  - [sprig, 2, 14]
  - [sprig, -15, 14, m]
  - [flower, -23, 13]
  - [flower, 15, 13]
  - [smallStar, -18, 32]
  - [smallStar, -8, 32]
  - [smallStar, 4, 32]
  - [smallStar, 14, 32]

# The needle in the hoop: the place of its eye, and its angle in degrees clockwise from the right.
needle: [-36.5, 10.5, 64]

# The working thread of each composition, as path data of SVG. In a hoop it goes into the needle's eye, and on a phone
# from the heart to the initials: when you move those, change it too.
threads:
  wide: M-47-14c9 2 4.5 9 5 16s3.5 8.5 5.7 8.9
  tablet: M-41.6 6c.6 2.6 2.4 5 5.3 4.9
  narrow: M.5-17.5c1.5 1.5-1.5 2.5-.5 4.5
  # Its end, which comes out behind the eye and hangs down.
  end: M-36.3 10.9c1.4-1.2 3.6-.8 3.9 1s.7 2.6 2.5 2.4

# The working thread and its needle on the reverse: the needle lies on the cloth.
reverse:
  thread: M6 38.5c1 6 7 4 12 6s3 9 10 9 7-7 12-6 1 5.5 5 6
  needle: [45.2, 53.5, -52]

# On the picture of a shared link, in its pixels, 1200 by 630: from the edge, under the headline and over the wood,
# through the needle's eye.
card: M-10 568C90 532 150 592 270 590S460 541 556 541 691 562 685 502 674 405 699 405 721 419 735 413
`;
