/** The two typefaces of the site: what each is cut from, and what is set in it. */

import { pagesOf } from '../../src/pages/registry.ts';
import { inStudio } from '../../src/studio/folder.ts';
import { readContent } from '../../src/studio/read-content.ts';
import { readSettings } from '../../src/studio/read-settings.ts';
import { writtenCharacters } from './characters.ts';

export type SiteTypeface = {
  name: string;
  /** As its package has it. */
  source: string;
  /** Cut down to what is used. */
  file: string;
  /** The characters that it has whatever is written. */
  characters: string;
  /** Whether a character that is written somewhere may come to be set in it. */
  isSetIn: (character: string) => boolean;
  axes: Readonly<Record<string, number | { min: number; max: number }>>;
};

const source = (family: string, file: string) =>
  `node_modules/@fontsource-variable/${family}/files/${family}-${file}.woff2`;

const letters = Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) =>
  String.fromCharCode(0x20 + i),
).join('');
const accented = 'ÁÀÂÃÇÉÊÍÑÓÔÕÚÜáàâãçéêíñóôõúü';

export const siteTypefaces: readonly SiteTypeface[] = [
  {
    name: 'Bricolage Grotesque',
    source: source('bricolage-grotesque', 'latin-opsz-normal'),
    file: 'fonts/bricolage-grotesque.woff2',
    characters: `${letters}\u00a0\u00ad${accented}¿¡’–—…`.replace(/[#$%*+<=>[\\\]^_`{|}~]/g, ''),
    // Headlines, names and amounts: letters and the signs of amounts, and no sign that is only for running text.
    isSetIn: (character) => /[\p{L}\p{M}\p{Sc}%+]/u.test(character) && !'ªº'.includes(character),
    // Only ever large and heavy: the optical size stays at its display end, the weight at its top.
    axes: { opsz: 96, wght: 800 },
  },
  {
    name: 'Instrument Sans',
    source: source('instrument-sans', 'latin-wght-normal'),
    file: 'fonts/instrument-sans.woff2',
    characters: `${letters}\u00a0\u00ad${accented}ªº¿¡«»“”‘’–—…·€©×`,
    isSetIn: () => true,
    axes: { wght: { min: 400, max: 600 } },
  },
];

/** For each of them, the characters that only the words and the settings of this studio ask for. */
export function furtherCharacters(): string[] {
  const written = writtenCharacters(readContent(readSettings(inStudio('settings.yaml')), pagesOf));
  return siteTypefaces.map(({ characters, isSetIn }) =>
    written.filter((it) => isSetIn(it) && !characters.includes(it)).join(''),
  );
}
