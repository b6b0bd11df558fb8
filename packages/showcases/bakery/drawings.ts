import type { Shape } from './picture.tsx';

const WINE = '#3c0a22';
const BURNT = '#7d3413';
const CRUST = '#bf5f22';
const GOLD = '#e59a3c';
const LIGHT = '#f7c372';
const FLOUR = '#fff1d4';
const YOLK = '#ffc02b';
const PORCELAIN = '#fffaf0';
const COFFEE = '#4a1d12';
const MILKY = '#c98a55';

const path = (d: string, fill: string): Shape => ['path', { d, fill }];
const line = (d: string, stroke: string, width: number): Shape => [
  'path',
  {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  },
];
const oval = (cx: number, cy: number, rx: number, ry: number, fill: string): Shape => [
  'ellipse',
  { cx, cy, rx, ry, fill },
];
const turned = (transform: string, ...shapes: readonly Shape[]): Shape => [
  'g',
  { transform },
  shapes,
];
const shadow = (cx: number, cy: number, rx: number): Shape => [
  'ellipse',
  { cx, cy, rx, ry: rx / 9, fill: WINE, opacity: 0.16 },
];
/** The slit a blade leaves: burnt at its lip, pale inside. */
const slit = (transform: string, length: number, width: number): Shape => {
  const leaf = (l: number, w: number) => `M${-l} 0Q0 ${-w} ${l} 0Q0 ${w} ${-l} 0Z`;
  return turned(
    transform,
    path(leaf(length, width), BURNT),
    path(leaf(length - 5, width - 4), LIGHT),
    path(leaf(length - 10, width * 0.45), FLOUR),
  );
};
/** Grains of sugar, flour or sesame at fixed points. */
const grains = (points: readonly (readonly [number, number])[], r: number, fill: string): Shape[] =>
  points.map(([x, y], index) =>
    turned(`translate(${x} ${y}) rotate(${(index * 47) % 180})`, oval(0, 0, r * 1.5, r, fill)),
  );

/** A round loaf of radius 74 about the origin; also the "o" of the name. */
export const BOULE: readonly Shape[] = [
  oval(0, 0, 74, 74, BURNT),
  oval(-3, -4, 69, 68, CRUST),
  path('M-66-20A69 68 0 0 1 20-68A84 84 0 0 0-66-20Z', GOLD),
  turned(
    'rotate(-38)',
    slit('translate(0 0)', 64, 25),
    slit('translate(-24-30) rotate(28)', 21, 9),
    slit('translate(16-31) rotate(28)', 21, 9),
    slit('translate(-24 30) rotate(-28)', 21, 9),
    slit('translate(16 31) rotate(-28)', 21, 9),
  ),
];

/** A croissant, 200 wide, arching over the origin; also the circumflex of the name. */
export const CROISSANT: readonly Shape[] = [
  ...(
    [
      [-88, 34, -64, 19, 15],
      [88, 34, 64, 19, 15],
      [-66, 8, -48, 29, 23],
      [66, 8, 48, 29, 23],
      [-36, -12, -26, 37, 28],
      [36, -12, 26, 37, 28],
    ] as const
  ).map(
    ([x, y, angle, tall, wide]): Shape =>
      turned(
        `translate(${x} ${y}) rotate(${angle})`,
        oval(0, 0, wide, tall, BURNT),
        oval(angle < 0 ? -2 : 2, -2, wide - 3, tall - 3, CRUST),
        line(
          `M${-wide * 0.35} ${-tall * 0.62}Q${-wide * 0.6} 0 ${-wide * 0.3} ${tall * 0.55}`,
          GOLD,
          6,
        ),
        line(
          `M${wide * 0.3} ${-tall * 0.5}Q${wide * 0.45} 0 ${wide * 0.3} ${tall * 0.4}`,
          BURNT,
          2.5,
        ),
      ),
  ),
  oval(0, -17, 33, 41, BURNT),
  oval(0, -19, 30, 38, CRUST),
  line('M-13-44Q-20-18-12 8', LIGHT, 8),
  line('M3-46Q2-18 4 8', GOLD, 5),
  line('M17-38Q21-18 16 2', BURNT, 2.5),
];

const braid: Shape[] = Array.from({ length: 11 }, (_, index): Shape => {
  const angle = (index / 11) * 360;
  return turned(
    `rotate(${angle.toFixed(1)}) translate(0-46) rotate(58)`,
    oval(0, 0, 31, 18, BURNT),
    oval(-1, -1, 28, 15, index % 2 ? CRUST : '#cf7429'),
    line('M-18-4Q-2-13 15-6', index % 2 ? GOLD : LIGHT, 5),
    line('M-10 7Q2 9 14 4', BURNT, 2),
  );
});

const cup = (coffee: string, spot: Shape | null): readonly Shape[] => [
  shadow(100, 144, 78),
  oval(96, 132, 74, 15, WINE),
  oval(96, 128, 74, 15, PORCELAIN),
  oval(96, 128, 50, 8, '#ecd9c4'),
  line('M136 76C172 70 172 112 128 112', PORCELAIN, 11),
  path('M46 62H146C146 100 132 130 96 130S46 100 46 62Z', PORCELAIN),
  path('M120 62H146C146 100 132 130 96 130C116 122 122 92 120 62Z', '#ecd9c4'),
  line('M49 84Q96 98 143 84', '#cf3f1c', 6),
  oval(96, 62, 50, 14, PORCELAIN),
  oval(96, 63, 43, 10, coffee),
  ...(spot ? [spot] : []),
];

const steam: Shape = [
  'g',
  { class: 'steam' },
  [
    line('M78 40C68 30 90 22 80 8', PORCELAIN, 5),
    line('M102 40C92 28 116 20 104 2', PORCELAIN, 5),
    line('M124 42C116 32 134 24 126 12', PORCELAIN, 5),
  ],
];

/** Every product of the house, drawn on 200 × 160. */
export const DRAWINGS: Readonly<Record<string, readonly Shape[]>> = {
  'massa-mae': [shadow(100, 148, 66), turned('translate(100 80) scale(.94)', ...BOULE)],
  broa: [
    shadow(100, 146, 70),
    path('M28 84C26 44 60 16 104 15S176 44 174 86S142 148 100 147S30 126 28 84Z', BURNT),
    ...[
      'M60 38L92 22L104 52L76 70L52 60Z',
      'M100 21C122 20 142 28 152 40L130 62L111 52Z',
      'M158 46C168 60 170 80 168 96L142 90L136 66Z',
      'M46 66L72 76L66 108L38 104C33 88 36 76 46 66Z',
      'M80 76L108 60L130 70L135 96L104 112L74 106Z',
      'M164 104C158 122 144 134 128 140L112 118L138 98Z',
      'M44 112L68 116L84 142C64 140 50 128 44 112Z',
      'M78 114L104 120L120 142C110 144 100 144 92 143Z',
    ].flatMap((d, index) => [
      line(d, ['#f3c063', '#eab04e', '#f8d07e'][index % 3] ?? LIGHT, 5),
      path(d, ['#f3c063', '#eab04e', '#f8d07e'][index % 3] ?? LIGHT),
    ]),
    ...grains(
      [
        [70, 48],
        [84, 40],
        [122, 36],
        [154, 70],
        [56, 84],
        [96, 80],
        [112, 88],
        [90, 94],
        [134, 118],
        [62, 126],
        [100, 130],
      ],
      2.4,
      FLOUR,
    ),
  ],
  cacete: [
    turned(
      'translate(100 82) rotate(-27)',
      oval(4, 38, 96, 9, 'rgb(60 10 34 / .16)'),
      path(
        'M-104 0C-104-22-80-29-50-29H52C82-29 104-20 104 0S82 29 52 29H-50C-80 29-104 22-104 0Z',
        BURNT,
      ),
      path(
        'M-101-2C-100-20-80-26-50-26H52C80-26 98-18 100-4C98 14 78 20 52 20H-50C-80 20-100 16-101-2Z',
        CRUST,
      ),
      line('M-84-12Q-70-20-46-20H40', GOLD, 5),
      slit('translate(-62-1) rotate(-24)', 33, 14),
      slit('translate(-20-1) rotate(-24)', 35, 15),
      slit('translate(24-1) rotate(-24)', 35, 15),
      slit('translate(66-1) rotate(-24)', 29, 13),
    ),
  ],
  centeio: [
    shadow(100, 142, 78),
    oval(100, 82, 84, 58, '#2f1013'),
    oval(97, 78, 80, 54, '#6a2e1a'),
    ...(
      [
        [66, 43],
        [50, 32],
        [33, 20],
        [15, 8],
      ] as const
    ).map(
      ([rx, ry]): Shape => [
        'ellipse',
        {
          cx: 97,
          cy: 78,
          rx,
          ry,
          fill: 'none',
          stroke: '#e7c79b',
          'stroke-width': 6,
          'stroke-dasharray': `${rx * 1.1} 7 ${rx * 0.5} 5`,
        },
      ],
    ),
    ...grains(
      [
        [48, 70],
        [58, 98],
        [84, 112],
        [120, 112],
        [146, 92],
        [150, 66],
        [126, 44],
        [88, 38],
        [62, 50],
        [97, 66],
        [110, 90],
        [78, 88],
      ],
      3,
      YOLK,
    ),
  ],
  regueifa: [
    shadow(100, 148, 70),
    turned('translate(100 80)', ...braid),
    ...grains(
      [
        [60, 36],
        [100, 26],
        [142, 44],
        [158, 84],
        [138, 124],
        [96, 138],
        [54, 118],
        [42, 78],
      ],
      2.6,
      FLOUR,
    ),
  ],
  'papo-seco': [
    ...[
      ['translate(122 58) rotate(-14) scale(.86)', 1],
      ['translate(84 98) rotate(-14)', 0],
    ].map(
      ([transform]): Shape =>
        turned(
          String(transform),
          oval(2, 40, 66, 7, 'rgb(60 10 34 / .16)'),
          path('M-84 2C-70-12-56-42 0-42S70-12 84 2C70 16 52 42 0 42S-70 16-84 2Z', BURNT),
          path('M-78 0C-64-14-50-38 0-38S64-14 77 0C60 10 44 33-2 33S-62 12-78 0Z', CRUST),
          path('M-54-16C-40-32-20-35 6-35C-14-28-34-22-54-16Z', GOLD),
          path('M-70 0Q0-26 70-2Q0 18-70 0Z', BURNT),
          path('M-58-1Q0-22 58-3Q0 12-58-1Z', LIGHT),
          path('M-44-3Q0-16 44-5Q0 4-44-3Z', FLOUR),
        ),
    ),
  ],
  nata: [
    shadow(100, 146, 56),
    path('M30 66L52 134Q100 154 148 134L170 66Z', BURNT),
    path('M34 66L55 131Q100 148 145 131L166 66Z', GOLD),
    ...[44, 62, 81, 100, 119, 138, 156].map((x) =>
      line(`M${x} 84L${100 + (x - 100) * 0.7} 136`, x > 110 ? BURNT : CRUST, 3),
    ),
    path('M128 70L166 66L145 131Q132 138 116 140Z', 'rgb(125 52 19 / .35)'),
    oval(100, 64, 74, 34, BURNT),
    oval(100, 62, 71, 31, LIGHT),
    line('M36 68Q40 88 76 92', GOLD, 4),
    oval(100, 62, 61, 25, CRUST),
    oval(100, 63, 58, 23, YOLK),
    path('M52 54Q66 42 92 42Q74 48 66 60Q58 62 52 54Z', '#ffdf84'),
    ...(
      [
        [84, 58, 15, 5, -12],
        [122, 52, 18, 6, 10],
        [112, 72, 21, 6, -6],
        [72, 72, 10, 4, 10],
        [140, 66, 8, 4, 0],
      ] as const
    ).map(([x, y, rx, ry, angle]) =>
      turned(
        `translate(${x} ${y}) rotate(${angle})`,
        oval(0, 0, rx, ry, BURNT),
        oval(-1, 1, rx * 0.55, ry * 0.5, WINE),
      ),
    ),
  ],
  croissant: [shadow(100, 140, 78), turned('translate(100 88) scale(.92 1.02)', ...CROISSANT)],
  berlim: [
    shadow(100, 147, 62),
    path('M24 84C24 36 56 14 100 14S176 36 176 84S144 148 100 148S24 130 24 84Z', BURNT),
    path('M28 82C28 40 58 18 98 18S168 40 171 80S140 143 98 143S28 126 28 82Z', CRUST),
    path('M30 74C34 38 62 19 98 19S164 38 169 74Q134 96 100 96T30 74Z', '#d98232'),
    path(
      'M26 70Q60 92 100 92T174 70Q180 84 172 96Q160 108 150 108Q144 126 132 118Q126 108 112 114Q104 132 90 122Q84 112 70 114Q54 116 50 106Q34 102 28 92Q22 82 26 70Z',
      YOLK,
    ),
    line('M36 88Q64 104 98 104', '#ffe29a', 6),
    path(
      'M40 62C46 38 70 24 100 24S152 36 160 62Q152 72 142 66Q134 80 122 70Q112 84 98 74Q84 84 76 70Q62 78 58 66Q46 74 40 62Z',
      PORCELAIN,
    ),
    path('M120 26C140 30 154 44 160 62Q152 72 142 66Q150 46 120 26Z', '#ecd9c4'),
  ],
  'bolo-arroz': [
    shadow(100, 150, 54),
    path('M44 56C40 24 66 10 100 10S160 24 156 56Q100 90 44 56Z', BURNT),
    path('M48 58C44 28 68 14 98 14S154 28 152 58Q100 86 48 58Z', GOLD),
    path(
      'M58 44C56 26 76 17 98 17S144 26 142 44Q134 52 126 44Q116 54 106 44Q96 52 86 44Q74 54 70 44Q62 50 58 44Z',
      PORCELAIN,
    ),
    path('M40 52Q100 76 160 52L154 140Q100 160 46 140Z', PORCELAIN),
    path('M132 60Q148 57 160 52L154 140Q142 145 130 147Z', '#ecd9c4'),
    line('M43 66Q100 88 157 66', WINE, 3),
    line('M46 126Q100 146 154 126', WINE, 3),
    ...[56, 78, 100, 122, 144].map((x) => {
      const y = 107 - ((x - 100) / 44) ** 2 * 9;
      return path(`M${x} ${y - 15}L${x + 9} ${y}L${x} ${y + 15}L${x - 9} ${y}Z`, '#cf3f1c');
    }),
  ],
  cafe: [
    steam,
    turned('translate(26 38) scale(.74)', ...cup(COFFEE, line('M64 62Q80 56 110 58', MILKY, 4))),
  ],
  pingo: [
    steam,
    turned('translate(26 38) scale(.74)', ...cup(COFFEE, oval(100, 63, 16, 4.5, FLOUR))),
  ],
  'meia-de-leite': [
    turned('translate(-16-6)', steam),
    turned('translate(-4 10)', ...cup(MILKY, line('M78 66Q88 56 96 64T116 62', FLOUR, 5))),
  ],
  galao: [
    shadow(100, 148, 66),
    oval(100, 140, 60, 12, WINE),
    oval(100, 136, 60, 12, PORCELAIN),
    path('M62 18H138L128 132Q100 142 72 132Z', FLOUR),
    path('M65 52L72 132Q100 142 128 132L135 52Z', MILKY),
    path('M68.500 92L72 132Q100 142 128 132L131.500 92Q100 104 68.500 92Z', '#e2b384'),
    path('M64 40Q82 54 100 46T136 42L135 58Q100 68 65 58Z', FLOUR),
    path('M120 18H138L128 132Q122 136 114 137Z', 'rgb(60 10 34 / .12)'),
    line('M76 32L82 116', 'rgb(255 250 240 / .7)', 6),
    oval(100, 18, 38, 8, PORCELAIN),
    oval(100, 19, 32, 5.5, '#ecd9c4'),
  ],
};
