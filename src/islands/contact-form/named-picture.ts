import { thanks as picture } from '../../in-force/stitches.ts';
import { versesOf } from '../../stitch/lettering.ts';
import type { StitchMap } from '../../stitch/stitch-map.ts';

/** In characters, of which a phone shows so many at a size that can be read. */
const longestName = 12;

/** The picture of the thanks with the first name below it; undefined if the name cannot be sewn. */
export function namedPicture(name: string): StitchMap | undefined {
  const [first = ''] = name.normalize('NFC').trim().split(/\s+/);
  if (!picture || !/\p{L}/u.test(first) || [...first].length > longestName) return undefined;
  const sewn = versesOf([first], ['B']);
  if (!sewn) return undefined;
  const widest = Math.max(...[picture, sewn].map(([row = '']) => row.length));
  const centred = (row: string) =>
    row.padStart(Math.floor((widest + row.length) / 2), '.').padEnd(widest, '.');
  return [...picture, '', '', ...sewn].map(centred);
}
