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
  /** No text of the first screen is in it. */
  isLate?: true;
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

/** What most of them have: all characters, and letters that join as their drawer meant. */
const typeface = (
  name: string,
  page: string,
  [family, file]: Typeface['from'],
  own: Partial<Typeface> & Pick<Typeface, 'axes' | 'face' | 'before'>,
): Typeface => ({
  name,
  from: [family, file],
  to: `${page}/fonts/${family}${file.endsWith('italic') ? '-italic' : ''}.woff2`,
  characters: 'text',
  features: joins,
  ...own,
});

export const typefaces: readonly Typeface[] = [
  typeface('Besley', 'restaurant-orders', ['besley', 'latin-wght-normal'], {
    axes: { wght: 700 },
    // No digits in columns: their zero stays thin at every weight.
    face: { weight: everyWeight, size: 94, lines: [99, 50] },
    before: { lines: [93.06, 47], sizes: serif('Bold', 118.1, 99.9) },
  }),
  typeface('Besley', 'restaurant-orders', ['besley', 'latin-wght-italic'], {
    axes: { wght: 700 },
    isLate: true,
    face: { weight: everyWeight, size: 94, lines: [99, 50] },
    before: { lines: [93.06, 47], sizes: serif('Bold Italic', 122.7, 100.5) },
  }),
  typeface('Figtree', 'restaurant-orders', ['figtree', 'latin-wght-normal'], {
    axes: twoWeights,
    features: columns,
    face: { weight: '400 700' },
    before: { lines: [95, 25], sizes: sans(99, 94.8, 100.6, 100.8) },
  }),
  typeface('Jost', 'hotel-booking', ['jost', 'latin-wght-normal'], {
    axes: { wght: { min: 400, max: 600 } },
    features: columns,
    face: { weight: '400 600', size: 108 },
    before: { lines: [115.56, 40.5], sizes: sans(103.5, 104.1, 105.3, 110.8) },
  }),
  typeface('Newsreader', 'hotel-booking', ['newsreader', 'latin-opsz-normal'], {
    axes: { wght: 400, opsz: 16 },
    isLate: true,
    face: { weight: everyWeight, size: 105 },
    before: { lines: [77.175, 27.825], sizes: serif('', 109.8, 92.9) },
  }),
  typeface('Newsreader', 'hotel-booking', ['newsreader', 'latin-opsz-italic'], {
    // Mostly months and headings.
    axes: { wght: 400, opsz: 28 },
    face: { weight: everyWeight, size: 105 },
    before: { lines: [77.175, 27.825], sizes: serif('Italic', 99, 86.7) },
  }),
  typeface('Outfit', 'bakery', ['outfit', 'latin-wght-normal'], {
    axes: { wght: { min: 400, max: 600 } },
    features: columns,
    face: { weight: '400 600', size: 106 },
    before: { lines: [106, 27.56], sizes: sans(105.5, 102.5, 105.5, 105.5) },
  }),
  typeface('Fraunces', 'bakery', ['fraunces', 'latin-full-normal'], {
    // Small text with the softest corners, and none of the odd letters.
    axes: { ...twoWeights, opsz: 14, SOFT: 100, WONK: 0 },
    face: { weight: '400 700' },
    before: {
      lines: [97.8, 25.5],
      sizes: [...serif('', 115.6, 97.7), ...serif('Bold', 115.8, 98)],
    },
  }),
  typeface('EB Garamond', 'personal-legacy', ['eb-garamond', 'latin-wght-normal'], {
    axes: { wght: 400 },
    face: { weight: everyWeight, size: 112, lines: [86, 45] },
    before: { lines: [96.32, 50.4], sizes: serif('', 105.3, 89.1) },
  }),
  typeface('EB Garamond', 'personal-legacy', ['eb-garamond', 'latin-wght-italic'], {
    axes: { wght: 400 },
    face: { weight: everyWeight, size: 112, lines: [86, 45] },
    before: { lines: [96.32, 50.4], sizes: serif('Italic', 101.1, 88.5) },
  }),
  // The hand that is taught in Portugal's primary schools.
  typeface('Playwrite PT', 'personal-legacy', ['playwrite-pt', 'fallback-wght-normal'], {
    characters: 'hand',
    axes: { wght: 400 },
    isLate: true,
    features: hands,
    face: { weight: everyWeight, size: 64 },
    before: { lines: [97.7, 37.6], sizes: serif('Italic', 82.3, 72.1) },
  }),
  typeface('Archivo Narrow', 'music-player', ['archivo-narrow', 'latin-wght-normal'], {
    axes: twoWeights,
    features: columns,
    face: { weight: '400 700' },
    before: { lines: [103.5, 31.2], sizes: sans(82.3, 82, 83.7, 87.2) },
  }),
];

/** The committed licence of a typeface. */
export const licenceFile = (family: string): string => `licences/${family}.txt`;
