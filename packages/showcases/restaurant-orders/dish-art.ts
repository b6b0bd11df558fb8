import { cloneElement, type VNode } from 'preact';
import { bowl, fork, glass, knife, pan, plate } from './crockery.ts';
import {
  at,
  bar,
  blob,
  disc,
  grains,
  group,
  line,
  oval,
  raised,
  random,
  ring,
  shape,
} from './drawing.ts';

const green = '#264';
const tomato = '#d32';
const teal = '#277';
const ochre = '#d92';
const wine = '#6d1739';
const china = '#fffdf6';
const dusk = 'rgb(30 18 4 / 26%)';
const brown = '#320';

/** Draws on several spots, each written as its numbers; compact, since a table holds many. */
const each = (spots: string, draw: (index: number, ...spot: number[]) => VNode[]) =>
  spots.split(',').flatMap((spot, index) => draw(index, ...spot.trim().split(' ').map(Number)));

/** Lays the same thing on several spots. */
const lay = (draw: (...spot: number[]) => VNode[], spots: string) =>
  each(spots, (_, ...spot) => draw(...spot));

const times = (count: number, draw: (index: number) => VNode[]) =>
  Array.from({ length: count }, (_, index) => draw(index)).flat();

/** A lump of food: its dark side, and its lit top a little higher and smaller. */
const lump = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  seed: number,
  rough: number,
  dark: string,
  light: string,
  rim = 3,
) => [
  ...raised(blob(x, y, rx, ry, seed, rough), dark, 3),
  shape(blob(x - 0.5, y - rim / 2, rx - rim, ry - rim, seed, rough), light),
];

const olive = (x: number, y: number, turn = 0) => [
  oval(x + 1, y + 2, 8.5, 7, turn, dusk),
  oval(x, y, 8.5, 7, turn, '#323'),
  oval(x - 2.4, y - 2.4, 2.6, 1.5, turn - 30, '#988'),
];

const leaf = (x: number, y: number, turn: number, size = 1) => [
  group(
    `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
    shape('M0 0q5-10 14-10q1 10-14 10q8-1 15 5q-8 7-15-5Z', '#483'),
  ),
];

const fried = (x: number, y: number, seed: number) => [
  ...lump(x, y, 16, 15, seed, 0.07, '#d98a1c', '#f6c04a'),
  shape(blob(x - 2, y - 2.5, 7, 6, seed + 5, 0.2), '#fd7'),
];

const smashed = (x: number, y: number, seed: number, size = 17) => [
  ...lump(x, y, size, size - 2, seed, 0.13, '#a62', '#eb6', 2),
  shape(blob(x + 1, y - 1, size * 0.5, size * 0.42, seed + 2, 0.35), '#fea'),
  line(`M${x - 9} ${y - 4}l7 4l8 -6l5 7`, '#b83', 1.6),
];

const lemon = (x: number, y: number, r: number, rind = '#eb2', flesh = '#fd6') => [
  disc(x + 1, y + 2.4, r, brown, 0.22),
  disc(x, y, r, rind),
  disc(x, y, r * 0.86, '#ffd'),
  disc(x, y, r * 0.76, flesh),
  line(
    Array.from({ length: 4 }, (_, index) => {
      const angle = (index * Math.PI) / 4 + 0.3;
      const dx = Math.round(Math.cos(angle) * r * 7.6) / 10;
      const dy = Math.round(Math.sin(angle) * r * 7.6) / 10;
      return `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`;
    }).join(''),
    '#ffd',
    r * 0.09,
  ),
];

const chorizo = (x: number, y: number, r = 12, seed = 1) => [
  ...lump(x, y, r, r * 0.94, seed, 0.05, '#821', '#b32', 2),
  line(grains(x, y, r * 0.6, 7, 2, seed + 4), '#eb9', 1.8),
];

const onion = (x: number, y: number, r: number, turn: number, tint = '#fda') => [
  group(
    `translate(${x} ${y}) rotate(${turn}) scale(1 .7)`,
    ring(0, 2, r, 'rgb(138 82 22 / 35%)', 4),
    ring(0, 0, r, tint, 3.8),
    ring(0, 0, r, '#fec', 1),
  ),
];

const pepper = (d: string) => [
  line(d, '#711', 7.5),
  line(d, '#d32', 6),
  line(d, '#e75', 1.6, '8 90'),
];

const egg = (x: number, y: number, size = 1) => [
  group(
    `translate(${x} ${y}) scale(${size})`,
    ...raised(blob(0, 0, 30, 27, 6, 0.16), '#fff', 2.4),
    disc(1, 2, 13, '#c70', 0.5),
    disc(0, 0, 13, '#fa2'),
    oval(-4, -5, 4.5, 2.8, -35, '#fd8'),
  ),
];

const steak = (x: number, y: number, rx: number, ry: number, seed: number) => [
  ...lump(x, y, rx, ry, seed, 0.12, '#521', '#842', 4),
  shape(blob(x - 4, y - 7, rx * 0.62, ry * 0.46, seed + 1, 0.16), '#a53', 0.7),
];

const prawn = (x: number, y: number, turn: number) => [
  at(
    x,
    y,
    turn,
    line('M-13 8C-15-8 8-14 14 4', '#831', 12),
    line('M-13 8C-15-8 8-14 14 4', '#e84', 10.5),
    line('M-13 8C-15-8 8-14 14 4', '#fb9', 10.5, '1 6'),
    shape('M12 3l10 4l-6 4l2 6l-8-4Z', '#d62'),
  ),
];

const sardine = (x: number, y: number, turn: number) => [
  at(
    x,
    y,
    turn,
    shape('M-54 3C-36-11 18-13 42 0l18-10q-5 12 0 20l-18-7C18 18-36 20-54 3Z', brown, 0.24),
    shape('M-54 0C-36-14 18-15 42-2l18-10q-5 12 0 22l-18-8C18 14-36 14-54 0Z', '#566'),
    shape('M-54 0C-30-3 14-4 42 0C18 14-36 14-54 0Z', '#ddd'),
    shape('M-50-1C-30-6 14-7 42-1.5C14 0-30 1-50-1Z', '#8aa'),
    line('M-24-9l-6 17M-8-11l-6 21M8-11l-6 20M24-9l-6 15', '#322', 2.6, '', 0.72),
    line('M-38-7q5 7 0 14', '#566', 1.6),
    disc(-45, -1, 2.8, china),
    disc(-45, -1, 1.5, '#211'),
  ),
];

const tentacle = (d: string, width: number) => [
  line(d, brown, width + 2, '', 0.25),
  line(d, '#623', width),
  line(d, '#a45', width * 0.66),
  line(d, '#eba', width * 0.3, `0.1 ${width * 0.48}`),
];

const bread = (x: number, y: number, turn: number, crust: string, crumb: string, seed: number) => [
  at(
    x,
    y,
    turn,
    ...lump(0, 0, 33, 21, seed, 0.07, crust, crumb, 4.5),
    line(grains(0, 0, 14, 16, 1.4, seed + 2), crust, 1.5, '', 0.55),
  ),
];

const cube = (x: number, y: number, seed: number) => [
  ...lump(x, y, 14, 12, seed, 0.14, '#631', '#a52'),
  shape(blob(x - 3, y - 4, 5, 3.2, seed + 20, 0.2, 6), '#c85'),
];

/** Every drawing as the shapes that lie on a table of 200 by 200. */
const drawings: Record<string, () => VNode[]> = {
  vazio: () => plate(green, ochre),
  couvert: () => [
    oval(104, 110, 90, 90, 0, dusk),
    disc(100, 100, 90, '#b74'),
    ring(100, 100, 86, '#852', 3),
    line('M22 78q78-16 156 0M16 104q84-14 168 0M28 136q72-14 144 0', '#963', 2.4),
    ...bread(72, 74, -24, '#641', '#da6', 3),
    ...bread(92, 54, -18, '#641', '#eb7', 8),
    ...bread(66, 126, 20, '#421', '#b85', 5),
    ...bread(88, 146, 14, '#421', '#c95', 2),
    disc(142, 92, 27, brown, 0.28),
    disc(140, 88, 27, china),
    disc(140, 88, 21, '#ca2'),
    oval(134, 82, 8, 4, -30, '#ed6'),
    disc(139, 143, 25, brown, 0.28),
    disc(137, 140, 25, china),
    disc(137, 140, 20, '#edc'),
    ...lay(olive, '128 134 20, 144 133 -30, 137 148 60, 149 147 0, 126 147 0'),
  ],
  'caldo-verde': () => [
    ...bowl(china, green, '#ab4'),
    disc(96, 96, 52, '#bc5', 0.7),
    line(grains(100, 102, 60, 56, 20, 12, 0.3), '#373', 2.6),
    line(grains(100, 102, 60, 46, 18, 31, -0.3), '#593', 2.2),
    line(grains(100, 102, 58, 16, 14, 44, 0.2), '#8b5', 1.8),
    ...lay(chorizo, '84 92 19 2, 116 86 17 4, 106 119 18 7'),
    oval(70, 126, 6, 4, 0, '#da3'),
    oval(138, 112, 4, 3, 0, '#da3'),
    oval(128, 134, 5, 3, 0, '#da3'),
  ],
  peixinhos: () => [
    ...plate(green, ochre),
    shape(blob(100, 104, 56, 50, 4, 0.06), '#ec9', 0.6),
    ...each(
      '78 96 -32, 92 88 -12, 110 90 10, 124 98 30, 88 116 -52, 106 112 -4, 118 124 48, 98 128 82',
      (index, x, y, turn) => [
        at(
          x,
          y,
          turn,
          line('M-1-34V34', brown, 15, '', 0.2),
          line('M0-37V35', '#593', 8),
          ...raised(blob(0, -1, 8.5, 29, index + 2, 0.1, 13), '#d82', 1.6),
          shape(blob(-1, -2, 5.5, 24, index + 9, 0.16, 11), '#eb5'),
          line(grains(0, 0, 16, 5, 3, index + 40), '#fd9', 2),
        ),
      ],
    ),
    ...lemon(142, 132, 17),
    ...lay(leaf, '58 128 -40 1.2, 62 136 20 1'),
  ],
  tabua: () => [
    at(104, 108, -14, bar(176, 128, 26, dusk)),
    at(
      100,
      100,
      -14,
      bar(176, 128, 26, '#a63'),
      bar(168, 120, 22, '#b84'),
      line('M-78-34q60-10 156 0M-80-6q80 10 160-2M-78 30q70-12 156 2', '#a63', 2.4),
      disc(74, 0, 7, '#741'),
      ...each('-52 -26 0, -30 -32 14, -58 -2 -10, -34 -8 22, -14 -20 40', (index, x, y, turn) => [
        at(
          x,
          y,
          turn,
          ...raised(blob(0, 0, 21, 15, index + 3, 0.16), '#a23', 2.4),
          line('M-16 3q8-12 30-7', '#ecb', 4.5),
          line('M-13 8q12-8 26-3', '#c45', 3),
        ),
      ]),
      ...raised('M6-44L52-52L50-14Z', '#db3', 3),
      shape('M8-43L51-50.500L50-30Z', '#fd8'),
      ...raised('M14-6L58 0L26 30Z', '#edb', 3),
      shape('M17-4L55 1L28 16Z', '#ffe'),
      ...raised(blob(-32, 34, 25, 19, 5, 0.04), '#d93', 3),
      shape(blob(-32, 32, 21, 15, 5, 0.06), '#feb'),
      shape(blob(-30, 33, 13, 9, 9, 0.2), '#fed'),
      ...each('4 40, 20 46, 12 28', (index, x, y) => [
        ...raised(blob(x, y, 8.5, 7.5, index + 60, 0.14), '#962', 2),
        line(`M${x - 5} ${y - 2}q5 4 10 0M${x} ${y - 5}v10`, '#da6', 1.8),
      ]),
      ...lay(leaf, '58 34 -30 1.2, 62 40 30 1'),
    ),
  ],
  bacalhau: () => [
    ...plate(teal, tomato),
    shape(blob(100, 106, 62, 56, 3, 0.05), '#da3', 0.4),
    ...lay(
      fried,
      '52 84 4, 47 108 5, 58 131 6, 80 147 7, 104 153 8, 128 146 9, 70 108 10, 86 127 11',
    ),
    ...raised(
      'M64 96C58 70 84 48 112 48C140 46 156 66 152 92C150 116 130 128 106 126C84 126 68 116 64 96Z',
      '#b62',
      5,
    ),
    shape(
      'M67 92C62 70 86 51 112 51C138 49 152 68 149 90C146 111 128 122 106 120C86 120 71 110 67 92Z',
      '#d94',
    ),
    shape(
      'M78 88C76 72 92 60 112 60C132 58 142 72 140 87C138 102 124 111 108 110C92 110 81 102 78 88Z',
      '#fec',
    ),
    line(
      'M84 84C94 74 98 66 102 61M88 101C102 90 112 76 118 60M104 109C118 98 128 84 132 67M122 107C130 100 136 92 139 84',
      '#db7',
      2.6,
    ),
    line('M93 94C102 88 108 80 112 72M112 101C120 95 126 87 129 80', '#ffe', 4),
    ...onion(84, 66, 17, -30),
    ...onion(100, 57, 14, 10, '#eb6'),
    ...onion(132, 66, 17, 40),
    ...onion(112, 76, 15, -8, '#eb6'),
    ...onion(142, 90, 13, 70),
    ...onion(76, 86, 13, 80, '#eb6'),
    ...pepper('M92 82q14-10 32-5'),
    ...pepper('M118 94q15 4 22-8'),
    ...pepper('M84 102q9 9 24 4'),
    ...lay(olive, '58 66 20, 150 122 -30, 66 54 60, 152 138 20'),
    ...lay(leaf, '98 88 -20 1.1, 122 112 50 1, 140 60 10 0.9, 72 118 200 0.9'),
  ],
  polvo: () => [
    ...plate(wine, teal),
    shape(blob(100, 104, 60, 52, 8, 0.08), '#ca3', 0.5),
    ...lay(smashed, '60 118 3, 84 142 9, 136 134 5 16, 148 104 12 14'),
    ...tentacle('M52 92C54 60 96 46 116 66C134 86 112 108 96 98C84 90 92 76 104 80', 21),
    ...tentacle('M148 76C140 112 122 128 96 124C80 120 74 108 82 104', 16),
    ...tentacle('M120 46C140 46 156 58 150 72', 13),
    line(grains(100, 100, 56, 14, 3, 4), '#ffe', 3.4),
    ...lay(
      leaf,
      '70 66 10 0.9, 128 104 80 0.9, 110 138 -20 0.9, 66 98 190 0.9, 144 92 -50 0.9, 98 60 40 0.9',
    ),
  ],
  sardinhas: () => [
    ...plate(teal, ochre),
    ...each('144 76 0, 150 96 0, 144 118 0', (index, x, y) => [
      ...lump(x, y, 14, 12, index + 3, 0.08, '#db5', '#fd9'),
    ]),
    ...lay(sardine, '96 72 -24, 98 94 -22, 100 116 -25, 104 138 -22'),
    ...pepper('M54 118q8 16 4 26'),
    ...pepper('M66 126q2 14 14 22'),
    line('M60 134q10 8 10 20', '#373', 6.5),
    ...lemon(62, 62, 16),
    line(grains(100, 104, 50, 20, 0.4, 4), china, 2),
    ...lay(leaf, '134 140 20 1.1, 140 132 -40 1'),
  ],
  tamboril: () => [
    ...pan('#d52'),
    disc(94, 96, 56, '#e73', 0.75),
    line(grains(100, 102, 66, 150, 5, 7), '#fdb', 3),
    line(grains(100, 102, 66, 60, 5, 19), '#fed', 3),
    ...each('78 80, 118 72, 136 104, 98 122, 66 116, 122 138', (index, x, y) => [
      ...lump(x, y, 15, 12, index + 13, 0.12, '#dca', '#ffe'),
    ]),
    ...lay(prawn, '98 92 20, 142 78 130, 76 140 -30, 62 92 80'),
    ...lay(leaf, '108 58 0, 122 118 60, 88 108 -30, 148 124 20, 104 148 190, 56 74 120'),
  ],
  rojoes: () => [
    ...plate(tomato, green),
    shape(blob(100, 106, 58, 50, 2, 0.06), '#b62', 0.4),
    ...each('60 82, 52 104, 62 126, 82 142', (index, x, y) => [
      ...lump(x, y, 12.5, 11.5, index + 30, 0.07, '#c72', '#eb4'),
    ]),
    ...lay(
      cube,
      '92 74 5, 116 70 6, 80 100 7, 104 96 8, 128 94 9, 94 122 10, 118 120 11, 140 112 12',
    ),
    ...lay(chorizo, '108 146 13 3, 132 138 12 9'),
    ...lemon(144, 76, 15, '#e82', '#fb5'),
    ...lay(olive, '72 60 20, 88 54 -20'),
    line(grains(106, 100, 40, 22, 1.5, 8), '#421', 1.6),
    ...lay(leaf, '106 84 10 1, 120 108 120 0.9, 86 112 -60 0.9'),
  ],
  bife: () => [
    ...plate(green, tomato),
    shape(blob(96, 112, 58, 44, 5, 0.08), '#b72', 0.65),
    ...times(17, (index) => {
      const next = random(index + 50);
      return [
        at(
          134 + next() * 20 - 12,
          66 + index * 4.6 + next() * 8,
          next() * 130 - 65,
          bar(37, 8.5, 2, dusk, -17.5, -1.5),
          bar(36, 7.5, 2, '#d92'),
          bar(33, 4, 1.5, '#fc6', -16.5, -3),
        ),
      ];
    }),
    ...steak(86, 106, 46, 36, 3),
    line('M52 96l26 36M64 80l36 50M82 72l34 48M104 72l20 28', '#311', 3.4, '', 0.5),
    ...egg(86, 98, 0.98),
    line(grains(90, 100, 30, 14, 0.3, 3), '#421', 1.8),
    ...lay(leaf, '62 134 -20 1.1, 68 142 40 1'),
  ],
  posta: () => [
    ...plate(tomato, ochre),
    ...lay(smashed, '134 70 20 15, 148 92 21 15, 146 116 22 15'),
    line('M46 122q20 26 54 34M50 112q22 28 66 38M56 136q18 16 40 22', '#362', 6),
    line('M48 118q22 26 60 36M60 132q20 18 50 20M52 128q18 20 36 26', '#593', 4),
    line(grains(78, 142, 22, 18, 4, 3), '#8b5', 4),
    ...steak(92, 92, 47, 34, 8),
    line('M52 88l24 30M60 72l38 48M78 64l40 48M98 62l32 38M118 66l16 20', '#210', 4, '', 0.62),
    line(grains(92, 90, 32, 26, 0.4, 8), china, 2.8),
    ...lay(leaf, '118 122 20 1, 112 130 70 0.9'),
  ],
  migas: () => [
    ...plate(ochre, green),
    ...raised(blob(100, 102, 55, 50, 7, 0.08, 13), '#b72', 4),
    shape(blob(99, 99, 51, 46, 7, 0.09, 13), '#da3'),
    line(grains(100, 100, 44, 120, 3, 3), '#ec7', 5),
    line(grains(100, 100, 44, 50, 3, 13), '#b72', 4),
    line(grains(100, 100, 44, 30, 18, 5, 0.35), '#373', 3.6),
    line(grains(100, 100, 42, 18, 15, 15, -0.3), '#6a4', 3),
    ...times(15, (index) => {
      const next = random(index + 5);
      const x = 100 + (next() - 0.5) * 78;
      const y = 100 + (next() - 0.5) * 70;
      return [
        oval(x + 0.6, y + 1.6, 7, 5, index * 40, dusk),
        oval(x, y, 7, 5, index * 40, '#eec'),
        disc(x, y, 1.8, '#321'),
      ];
    }),
    line(grains(100, 100, 40, 12, 4, 9), '#fec', 3.4),
  ],
  tomatada: () => [
    ...plate(green, tomato),
    shape(blob(100, 104, 60, 56, 3, 0.06), '#ca3', 0.4),
    ...each('72 72, 118 66, 144 98, 128 136, 84 142, 56 110, 100 104', (index, x, y) => [
      ...lump(x, y, 27, 25, index + 3, 0.09, '#b21', '#e43'),
      ...times(5, (part) => {
        const angle = part * 1.257 + index;
        return [
          oval(
            x + Math.cos(angle) * 13,
            y + Math.sin(angle) * 12,
            7,
            4.4,
            (angle * 180) / Math.PI,
            '#f85',
          ),
        ];
      }),
      line(grains(x, y, 14, 9, 1, index + 3), '#fd9', 2.2),
      disc(x, y, 4.5, '#e64'),
    ]),
    ...onion(86, 92, 14, 20, '#b58'),
    ...onion(120, 112, 15, -40, '#b58'),
    ...onion(106, 82, 11, 70, '#b58'),
    ...onion(78, 122, 12, -10, '#b58'),
    line(grains(100, 104, 54, 40, 2, 3), '#352', 1.8),
    line(grains(100, 104, 54, 20, 0.3, 6), china, 2.2),
  ],
  pudim: () => [
    ...plate(ochre, wine),
    shape(blob(100, 106, 62, 58, 5, 0.06), '#a51'),
    shape(blob(98, 104, 57, 53, 5, 0.07), '#c61'),
    ...raised(blob(100, 98, 47, 46, 4, 0.015, 24), '#941', 7),
    disc(100, 96, 44, '#d92'),
    ring(100, 96, 40, '#eb5', 3),
    ring(100, 96, 31, '#c72', 12, '2 10'),
    disc(100, 96, 20, '#941'),
    disc(100, 99, 16, '#730'),
    shape('M66 74q8 22 2 42q-6 20 4 34q-16-16-14-42q2-22 8-34Z', '#840', 0.75),
    shape('M130 70q12 18 10 40q-2 12 4 22q-16-10-16-30q0-18 2-32Z', '#840', 0.7),
    line('M68 76A38 38 0 0 1 108 60', '#fda', 5),
    disc(118, 63, 3, '#fda'),
    line('M52 132q10 16 26 22', '#ea4', 3),
  ],
  'arroz-doce': () => [
    ...plate(teal, wine),
    disc(100, 101, 60, '#ed8'),
    disc(100, 100, 58, '#feb'),
    line(grains(100, 100, 54, 130, 5, 5), '#ffd', 3.2),
    line(grains(100, 100, 54, 40, 5, 15), '#ec8', 2),
    group(
      'rotate(45 100 100)',
      line(
        'M64 57V143M82 47V153M100 43V157M118 47V153M136 57V143M57 64H143M47 82H153M43 100H157M47 118H153M57 136H143',
        '#841',
        3.6,
        '0.1 4.6',
      ),
      line(
        'M64 58V142M82 48V152M100 44V156M118 48V152M136 58V142M58 64H142M48 82H152M44 100H156M48 118H152M58 136H142',
        '#b63',
        1.6,
        '0.1 3.1',
      ),
    ),
    ...raised('M84 132q16 10 34-2q-2 14-18 14t-16-12Z', '#eb2', 2),
  ],
  laranja: () => [
    ...plate(tomato, ochre),
    shape(blob(100, 104, 60, 54, 9, 0.06), '#eb4', 0.6),
    ...each('70 76, 112 64, 144 92, 134 132, 92 144, 58 116, 100 104', (_, x, y) =>
      lemon(x, y, 26, '#f82', '#f93'),
    ),
    line(grains(100, 104, 54, 50, 0.6, 3), '#841', 1.8),
    line('M56 90q24 22 48-4t40 12', '#ea1', 3, '', 0.85),
    ...lay(leaf, '108 84 -30 1.2, 114 90 30 1'),
  ],
  loureiro: () => [
    ...glass('#dd7', '#ffe', green),
    disc(106, 108, 34, '#cc5', 0.6),
    line(grains(104, 104, 36, 14, 0.2, 5), '#ffe', 3),
  ],
  vinhao: () => [
    oval(104, 109, 76, 76, 0, dusk),
    disc(100, 100, 76, china),
    ring(100, 100, 71, wine, 2.4),
    disc(100, 100, 64, '#ddc'),
    disc(100, 102, 62, '#513'),
    disc(104, 108, 46, '#613'),
    line(grains(100, 102, 57, 20, 0.2, 4), '#d79', 5),
    ring(100, 102, 58, '#c69', 4, '16 9 4 12 26 8'),
    line('M62 122A42 42 0 0 1 66 78', '#a47', 6),
  ],
  fino: () => [
    ...glass('#e92', '#ffd', ochre),
    shape(blob(100, 101, 46, 45, 6, 0.04, 14), '#fed'),
    shape(blob(106, 107, 34, 33, 2, 0.1, 12), '#feb'),
    line(grains(102, 102, 36, 34, 0.2, 5), '#ffe', 5),
    line(grains(102, 102, 40, 20, 0.2, 8), '#ec8', 3),
  ],
  gasosa: () => [
    ...glass('#eec', '#fff', tomato),
    at(86, 90, 18, bar(30, 30, 6, '#fff'), bar(24, 24, 5, '#dec')),
    at(118, 116, -20, bar(28, 28, 6, '#fff'), bar(22, 22, 5, '#dec')),
    ...lemon(113, 85, 20),
    line(grains(100, 102, 42, 20, 0.2, 9), '#fff', 3),
    ...lay(leaf, '76 116 -20 1.4, 82 124 40 1.2'),
  ],
  cafe: () => [
    oval(104, 110, 80, 80, 0, dusk),
    disc(100, 100, 80, china),
    ring(100, 100, 76, tomato, 3),
    ring(100, 100, 54, '#edc', 2),
    line('M134 74L158 54', brown, 15, '', 0.18),
    line('M132 70L156 50', china, 14),
    line('M132 70L156 50', '#edc', 4),
    oval(103, 106, 46, 46, 0, dusk),
    disc(100, 100, 45, china),
    disc(100, 101, 38, '#321'),
    shape(blob(100, 101, 36, 35, 4, 0.03), '#b73'),
    shape(blob(103, 104, 26, 25, 8, 0.14), '#852'),
    shape(blob(108, 108, 14, 12, 3, 0.2), '#631'),
    line('M74 92A28 28 0 0 1 92 74', '#da7', 3),
    at(62, 146, 62, bar(6, 56, 3, '#ccb', -3, -36), oval(0, -40, 8, 13, 0, '#edd')),
  ],
};

/** What is drawn in a square of 200, or nothing. */
export const drawDish = (id: string): VNode[] => drawings[id]?.() ?? [];

const small = (id: string, x: number, y: number, size: number) =>
  group(`translate(${x} ${y}) scale(${size})`, ...drawDish(id));

/** A thing on the cloth and its shadow. */
function laid(x: number, y: number, turn: number, shapes: VNode[]): VNode[] {
  const shade = shapes.map((part) =>
    cloneElement(part, 'stroke' in part.props ? { stroke: '#210' } : { fill: '#210' }),
  );
  return [
    cloneElement(at(x + 3, y + 5, turn, ...shade), { opacity: '.22' }),
    at(x, y, turn, ...shapes),
  ];
}

/** The table of the first screen: the dish of the day between its cutlery, with bread and wine. */
export const drawTable = (): VNode[] => [
  small('vinhao', 6, -52, 0.52),
  small('couvert', 226, 196, 0.6),
  ...laid(17, 132, -5, fork()),
  ...laid(279, 100, 4, knife()),
  small('bacalhau', 33, 8, 1.16),
];
