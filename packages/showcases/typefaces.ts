/**
 * The fonts of the demonstrations, and the subset of each: the characters of the three languages, and the
 * weights that the page uses. `npm run fonts` makes the files, which are committed. Each page's
 * `fonts.css` uses them.
 */
const ascii = Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => String.fromCharCode(0x20 + i)).join(
  '',
);

const text = `${ascii}\u00a0ÁÀÂÃÇÉÊÍÑÓÔÕÚÜáàâãçéêíñóôõúüªº²¿¡«»“”‘’–—…·€×−`;

/** Characters of handwriting, without those that only a keyboard has. */
const hand = text.replaceAll(/[#$%*+<=>[\\\]^_`{|}~@€×−²]/g, '');

export const characters = { text, hand };

export type Typeface = {
  name: string;
  /** Its package, and the file in it. */
  from: readonly [family: string, file: string];
  /** From the folder of the demonstrations. */
  to: string;
  characters: keyof typeof characters;
  /** Fixes an axis at a value, or limits it to a range. */
  axes: Readonly<Record<string, number | { min: number; max: number }>>;
  /** The OpenType features to keep. */
  features: readonly string[];
};

const joins = ['kern', 'liga', 'calt'];
/** For a script font, whose accents are placed on joined letters. */
const hands = [...joins, 'mark'];
/** For bills, clocks and calendars, whose digits are in columns. */
const columns = [...joins, 'tnum'];

const twoWeights = { wght: { min: 400, max: 700 } };

export const typefaces: readonly Typeface[] = [
  {
    name: 'Besley',
    from: ['besley', 'latin-wght-normal'],
    to: 'restaurant-orders/fonts/besley.woff2',
    characters: 'text',
    axes: { wght: 700 },
    // Its tabular zero stays thin at every weight.
    features: joins,
  },
  {
    name: 'Besley',
    from: ['besley', 'latin-wght-italic'],
    to: 'restaurant-orders/fonts/besley-italic.woff2',
    characters: 'text',
    axes: { wght: 700 },
    features: joins,
  },
  {
    name: 'Figtree',
    from: ['figtree', 'latin-wght-normal'],
    to: 'restaurant-orders/fonts/figtree.woff2',
    characters: 'text',
    axes: twoWeights,
    features: columns,
  },
  {
    name: 'Jost',
    from: ['jost', 'latin-wght-normal'],
    to: 'hotel-booking/fonts/jost.woff2',
    characters: 'text',
    axes: { wght: { min: 400, max: 600 } },
    features: columns,
  },
  {
    name: 'Newsreader',
    from: ['newsreader', 'latin-opsz-normal'],
    to: 'hotel-booking/fonts/newsreader.woff2',
    characters: 'text',
    axes: { wght: 400, opsz: 16 },
    features: joins,
  },
  {
    name: 'Newsreader',
    from: ['newsreader', 'latin-opsz-italic'],
    to: 'hotel-booking/fonts/newsreader-italic.woff2',
    characters: 'text',
    // Mostly months and headings.
    axes: { wght: 400, opsz: 28 },
    features: joins,
  },
  {
    name: 'Outfit',
    from: ['outfit', 'latin-wght-normal'],
    to: 'bakery/fonts/outfit.woff2',
    characters: 'text',
    axes: { wght: { min: 400, max: 600 } },
    features: columns,
  },
  {
    name: 'Fraunces',
    from: ['fraunces', 'latin-full-normal'],
    to: 'bakery/fonts/fraunces.woff2',
    characters: 'text',
    // Small text with the softest corners, and none of the odd letters.
    axes: { ...twoWeights, opsz: 14, SOFT: 100, WONK: 0 },
    features: joins,
  },
  {
    name: 'EB Garamond',
    from: ['eb-garamond', 'latin-wght-normal'],
    to: 'personal-legacy/fonts/eb-garamond.woff2',
    characters: 'text',
    axes: { wght: 400 },
    features: joins,
  },
  {
    name: 'EB Garamond',
    from: ['eb-garamond', 'latin-wght-italic'],
    to: 'personal-legacy/fonts/eb-garamond-italic.woff2',
    characters: 'text',
    axes: { wght: 400 },
    features: joins,
  },
  {
    // The hand that is taught in Portugal's primary schools.
    name: 'Playwrite PT',
    from: ['playwrite-pt', 'fallback-wght-normal'],
    to: 'personal-legacy/fonts/playwrite-pt.woff2',
    characters: 'hand',
    axes: { wght: 400 },
    features: hands,
  },
  {
    name: 'Archivo Narrow',
    from: ['archivo-narrow', 'latin-wght-normal'],
    to: 'music-player/fonts/archivo-narrow.woff2',
    characters: 'text',
    axes: twoWeights,
    features: columns,
  },
];

/** The committed licence of a typeface. */
export const licenceFile = (family: string): string => `licences/${family}.txt`;
