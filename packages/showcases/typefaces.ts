/**
 * The fonts of the demonstrations, and the subset of each: the characters of the three languages, and the
 * weights that the page uses. `npm run fonts` makes the files, which are committed. The build writes each page's
 * `fonts.css` (build/font-faces.ts).
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
  /** How it is set: weights, and in per cent its size and the lines it takes if they are not the file's own. */
  face: { weight: string; size?: number; lines?: Lines };
  /** What is shown until it has come, by fonts of the device: how wide it is beside each of them, and its own lines. */
  before: { lines: Lines; sizes: readonly (readonly [font: DeviceFont, cut: Cut, size: number])[] };
};

/** Ascent and descent, in per cent. */
type Lines = readonly [ascent: number, descent: number];

/** Fonts of devices, with those that are as wide. */
export const deviceFonts = {
  Arial: ['Arial', 'Liberation Sans', 'Helvetica'],
  Roboto: ['Roboto'],
  Times: ['Times New Roman', 'Liberation Serif', 'Times'],
  Noto: ['Noto Serif'],
} as const;

type DeviceFont = keyof typeof deviceFonts;
type Cut = '' | 'Bold' | 'Italic' | 'Bold Italic';

const sans = (...[arial, arialBold, roboto, robotoBold]: [number, number, number, number]) =>
  [
    ['Arial', '', arial],
    ['Arial', 'Bold', arialBold],
    ['Roboto', '', roboto],
    ['Roboto', 'Bold', robotoBold],
  ] as const;

const serif = (cut: Cut, times: number, noto: number) =>
  [
    ['Times', cut, times],
    ['Noto', cut, noto],
  ] as const;

const everyWeight = '100 900';

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
    face: { weight: everyWeight, size: 94, lines: [99, 50] },
    before: { lines: [93.06, 47], sizes: serif('Bold', 118.1, 99.9) },
  },
  {
    name: 'Besley',
    from: ['besley', 'latin-wght-italic'],
    to: 'restaurant-orders/fonts/besley-italic.woff2',
    characters: 'text',
    axes: { wght: 700 },
    features: joins,
    face: { weight: everyWeight, size: 94, lines: [99, 50] },
    before: { lines: [93.06, 47], sizes: serif('Bold Italic', 122.7, 100.5) },
  },
  {
    name: 'Figtree',
    from: ['figtree', 'latin-wght-normal'],
    to: 'restaurant-orders/fonts/figtree.woff2',
    characters: 'text',
    axes: twoWeights,
    features: columns,
    face: { weight: '400 700' },
    before: { lines: [95, 25], sizes: sans(99, 94.8, 100.6, 100.8) },
  },
  {
    name: 'Jost',
    from: ['jost', 'latin-wght-normal'],
    to: 'hotel-booking/fonts/jost.woff2',
    characters: 'text',
    axes: { wght: { min: 400, max: 600 } },
    features: columns,
    face: { weight: '400 600', size: 108 },
    before: { lines: [115.56, 40.5], sizes: sans(103.5, 104.1, 105.3, 110.8) },
  },
  {
    name: 'Newsreader',
    from: ['newsreader', 'latin-opsz-normal'],
    to: 'hotel-booking/fonts/newsreader.woff2',
    characters: 'text',
    axes: { wght: 400, opsz: 16 },
    features: joins,
    face: { weight: everyWeight, size: 105 },
    before: { lines: [77.175, 27.825], sizes: serif('', 109.8, 92.9) },
  },
  {
    name: 'Newsreader',
    from: ['newsreader', 'latin-opsz-italic'],
    to: 'hotel-booking/fonts/newsreader-italic.woff2',
    characters: 'text',
    // Mostly months and headings.
    axes: { wght: 400, opsz: 28 },
    features: joins,
    face: { weight: everyWeight, size: 105 },
    before: { lines: [77.175, 27.825], sizes: serif('Italic', 99, 86.7) },
  },
  {
    name: 'Outfit',
    from: ['outfit', 'latin-wght-normal'],
    to: 'bakery/fonts/outfit.woff2',
    characters: 'text',
    axes: { wght: { min: 400, max: 600 } },
    features: columns,
    face: { weight: '400 600', size: 106 },
    before: { lines: [106, 27.56], sizes: sans(105.5, 102.5, 105.5, 105.5) },
  },
  {
    name: 'Fraunces',
    from: ['fraunces', 'latin-full-normal'],
    to: 'bakery/fonts/fraunces.woff2',
    characters: 'text',
    // Small text with the softest corners, and none of the odd letters.
    axes: { ...twoWeights, opsz: 14, SOFT: 100, WONK: 0 },
    features: joins,
    face: { weight: '400 700' },
    before: {
      lines: [97.8, 25.5],
      sizes: [...serif('', 115.6, 97.7), ...serif('Bold', 115.8, 98)],
    },
  },
  {
    name: 'EB Garamond',
    from: ['eb-garamond', 'latin-wght-normal'],
    to: 'personal-legacy/fonts/eb-garamond.woff2',
    characters: 'text',
    axes: { wght: 400 },
    features: joins,
    face: { weight: everyWeight, size: 112, lines: [86, 45] },
    before: { lines: [96.32, 50.4], sizes: serif('', 105.3, 89.1) },
  },
  {
    name: 'EB Garamond',
    from: ['eb-garamond', 'latin-wght-italic'],
    to: 'personal-legacy/fonts/eb-garamond-italic.woff2',
    characters: 'text',
    axes: { wght: 400 },
    features: joins,
    face: { weight: everyWeight, size: 112, lines: [86, 45] },
    before: { lines: [96.32, 50.4], sizes: serif('Italic', 101.1, 88.5) },
  },
  {
    // The hand that is taught in Portugal's primary schools.
    name: 'Playwrite PT',
    from: ['playwrite-pt', 'fallback-wght-normal'],
    to: 'personal-legacy/fonts/playwrite-pt.woff2',
    characters: 'hand',
    axes: { wght: 400 },
    features: hands,
    face: { weight: everyWeight, size: 64 },
    before: { lines: [97.7, 37.6], sizes: serif('Italic', 82.3, 72.1) },
  },
  {
    name: 'Archivo Narrow',
    from: ['archivo-narrow', 'latin-wght-normal'],
    to: 'music-player/fonts/archivo-narrow.woff2',
    characters: 'text',
    axes: twoWeights,
    features: columns,
    face: { weight: '400 700' },
    before: { lines: [103.5, 31.2], sizes: sans(82.3, 82, 83.7, 87.2) },
  },
];

/** The committed licence of a typeface. */
export const licenceFile = (family: string): string => `licences/${family}.txt`;
