import * as compositions from './compositions.ts';
import type { Score } from './score.ts';
import { words } from './words.ts';

/**
 * Colours of a piece, as the page wears them while it plays, in the order in which the pieces give
 * them: the sky, the ink on it and on the rays, the rays, the sun, the marks of the score on the
 * sun, then the sea with the controls and the list, the text on it and the quieter text on it.
 */
const COLOURS = [
  'sky',
  'ink',
  'rays',
  'sun',
  'lead',
  'harmony',
  'bass',
  'sea',
  'foam',
  'mist',
] as const;

type Palette = Readonly<Record<(typeof COLOURS)[number], string>>;

/** Reads ten six-digit hexadecimal colours. */
function paletteOf(colours: string): Palette {
  const values = colours.split(' ');
  return Object.fromEntries(COLOURS.map((name, index) => [name, `#${values[index]}`])) as Record<
    (typeof COLOURS)[number],
    string
  >;
}

export type Piece = {
  id: string;
  title: string;
  artist: string;
  /** The hour it is written for, in minutes since midnight. */
  hour: number;
  instruments: string;
  palette: Palette;
  score: Score;
};

type Id = keyof typeof words.instruments;

type Entry = Omit<Piece, 'score' | 'palette' | 'instruments'> & {
  id: Id;
  compose: () => Score;
  colours: string;
};

const minutes = (hours: number, rest = 0) => hours * 60 + rest;

const entries: readonly Entry[] = [
  {
    id: 'antes-do-galo',
    title: 'Antes do galo',
    artist: 'Ilídia Ventosa',
    hour: minutes(6, 10),
    compose: compositions.beforeTheCock,
    colours: 'b9b3e6 1e1548 d6c4e8 ffb38f 1e1548 c2452d 7b5cc4 1e1548 fff0e6 bdb3e2',
  },
  {
    id: 'pao-com-manteiga',
    title: 'Pão com manteiga',
    artist: 'Duo Maçaroca',
    hour: minutes(8, 30),
    compose: compositions.breadAndButter,
    colours: 'ffb98a 421408 ffd0a6 fff2d6 b83210 f08a24 421408 421408 fff2d6 e7b795',
  },
  {
    id: 'eletrico-sem-pressa',
    title: 'Elétrico sem pressa',
    artist: 'Orquestra de Bolso',
    hour: minutes(10, 45),
    compose: compositions.unhurriedTram,
    colours: 'ffd23f 16282b ffe27f fffbea d7341c 0f7b78 16282b 12282c fff6d2 b4c4bb',
  },
  {
    id: 'sesta-no-patio',
    title: 'Sesta no pátio',
    artist: 'Tomé Salgueiral',
    hour: minutes(13),
    compose: compositions.siestaInTheYard,
    colours: 'c8d67a 26300a dfe7a6 fdfbe6 b6401f 7d9426 26300a 232c0c f7f6d4 bcc596',
  },
  {
    id: 'bola-de-berlim',
    title: 'Bola de Berlim',
    artist: 'Conjunto Sete Poços',
    hour: minutes(16, 20),
    compose: compositions.beachDoughnut,
    colours: '4fc3c9 04303a 8fdcd3 ffe76b d93a1c 0a7f88 04303a 04303a fdf8d2 9fd0ce',
  },
  {
    id: 'a-ultima-luz',
    title: 'A última luz',
    artist: 'Baltasar & Irene Lua',
    hour: minutes(19, 40),
    compose: compositions.lastLight,
    colours: 'ff6b3d 2b0833 ff8f55 ffd897 8f0f4d ef5a2a 2b0833 2b0833 ffe8c7 d9a9b4',
  },
  {
    id: 'terceiro-esquerdo',
    title: 'Terceiro esquerdo',
    artist: 'Benvinda Ramalde',
    hour: minutes(22, 15),
    compose: compositions.thirdFloorLeft,
    colours: '4d1d66 ffe2ae 63297a ffc04d a11e2e d9782b 3a1152 1c0829 ffe8c2 c3a3cf',
  },
  {
    id: 'farol',
    title: 'Farol',
    artist: 'Quarteto da Levada',
    hour: minutes(26),
    compose: compositions.lighthouse,
    colours: '0e4a55 e6f5e4 17606a d9ecd9 c53a26 4f9d99 0a3d48 041c24 e6f5e4 94bdb8',
  },
];

/** In the order of the day. Composing takes a few milliseconds; no sound is made here. */
export const PIECES: readonly Piece[] = entries.map(({ compose, colours, ...piece }) => ({
  ...piece,
  instruments: words.instruments[piece.id],
  palette: paletteOf(colours),
  score: compose(),
}));

/** Throws on an unknown id: those from outside are checked where they come in. */
export function pieceOf(id: string): Piece {
  const found = PIECES.find((piece) => piece.id === id);
  if (!found) throw new Error(`No piece called ${id}.`);
  return found;
}

/** The piece whose hour came last before `now` (minutes since midnight). */
export function pieceAt(now: number): Piece {
  const [first] = PIECES as readonly [Piece];
  // The small hours belong to the day before: the last piece is written for 26h00.
  const time = now < first.hour ? now + minutes(24) : now;
  return PIECES.filter(({ hour }) => hour <= time).at(-1) ?? first;
}
