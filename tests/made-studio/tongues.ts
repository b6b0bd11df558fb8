/** Languages of made studios, and what looks like their words: only their letters and lengths matter to a page. */
import type { Chance } from './chance.ts';

export type Tongue = {
  code: string;
  name: string;
  locale: string;
  syllables: readonly string[];
};

/** Each with its locale, its name, and its syllables. The last is written from right to left. */
const table = `
  pt-PT Português ção co ra da lha es te pre ó mos gui nha mar ser fim ô ja bom ve ém
  en-GB English the ing tion ash ough ble wor king ly gh stre per off ice wa ter ness my
  es-ES Español ción ñe llo ba ja que rrio pue dí as ti mar sol gü és cam bre on es te
  de-DE Deutsch schaft keit ver ung grö ße haus über tät lich werk zeug müh le an ge bot
  nl-NL Nederlands schap heid ij sel ge voor uit een werk aan huis plaats ën oor groe te
  fr-FR Français tion eau ê tre ç on œu vre mai son lé ger où bien ges ti qu ment aï
  it-IT Italiano zione chie sa gli ò pro get to già per sce gno bel la pi ù stra da ità
  gl-ES Galego ción xe lla ña da es co rou mar fe bre ó tra ballo que xo í beira
  sv-SE Svenska skap het för ä len sta värl den gö ra å ret sjö hus är bete ning om
  fi-FI Suomi yys jär jes tel mä suun nit te lu työ hä nen kaup pa ohj el mis to ää
  ar-EG العربية ال سلا كتا بنا مدر سة عمل حر ف يوم نور دار شمس ماء قلم بيت تج ري خط وب
`;

const all = table
  .trim()
  .split('\n')
  .map((line): Tongue => {
    const [locale = '', name = '', ...syllables] = line.trim().split(' ');
    return { code: locale.slice(0, 2), name, locale, syllables };
  });

export const tongues: readonly Tongue[] = all.slice(0, -1);
export const [arabic] = all.slice(-1) as [Tongue];

/** A word, without capitals. */
export function wordIn({ syllables }: Tongue, chance: Chance, length: number): string {
  let word = '';
  while (word.length < length) word += chance.pick(syllables);
  return word.slice(0, Math.max(length, 2));
}

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Words of usual lengths; one of them may be as long as the longest of this language. */
export function phraseIn(
  tongue: Tongue,
  chance: Chance,
  { words, longest = 12 }: { words: number; longest?: number },
): string {
  const place = chance.below(words);
  const phrase = Array.from({ length: words }, (_, index) =>
    wordIn(tongue, chance, index === place ? longest : chance.between(2, 9)),
  );
  return capital(phrase.join(' '));
}
