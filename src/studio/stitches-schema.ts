/** The shapes of the files in a studio's `stitches/`. Only the emblem and the first screen are required. */
import { z } from 'zod';
import { remedy } from '../problems/problem.ts';

const number = z.number({ error: remedy('noNumber') });

/** A name of a drawing in `drawings/`. */
const drawing = z.string({ error: remedy('noName') });

/** SVG path data, in cells. */
const path = z.string().regex(/^[Mm][\d\s.,+MmZzLlHhVvCcSsQqTtAa-]*$/, remedy('noPath'));

const tupleOf = (parts: string) => remedy('incomplete', { parts });

/** `m` is mirrored, `s` has the first and the second thread swapped. */
const turn = z.enum(['m', 's', 'ms'], { error: remedy('noTurn') });

/** A drawing, the place of its upper left cell, and how it is turned. */
const figure = z.tuple([drawing, number, number, turn.optional()], {
  error: tupleOf('drawing, x, y'),
});

/** The place of the eye, and the angle in degrees clockwise; 0 points right. */
const needle = z.tuple([number, number, number], { error: tupleOf('x, y, angle') });

/** Drawings by their names, as text blocks with a line for each row. */
export const drawings = z.record(
  z.string().regex(/^[A-Za-z0-9-]+$/),
  z.string({ error: remedy('noRows') }),
);

/** Which drawing is where. */
export const places = z.strictObject({
  /** The mark beside the name, in the tab and on cards. */
  emblem: drawing,
  /** Beside the call at the foot of the first page. */
  call: drawing.optional(),
  /** Beside the reasons, from behind. */
  reverse: drawing.optional(),
  /** Down the side of the steps on the page about them; its rows are repeated. */
  measure: drawing.optional(),
  /** What grows with the steps of a project. */
  step: drawing.optional(),
  /** Above the industries, repeated side by side. */
  border: drawing.optional(),
  /** Beside the questions. */
  question: drawing.optional(),
  /** On the legal pages. */
  legal: drawing.optional(),
  /** When a message was sent. */
  thanks: drawing.optional(),
});

export type Place = keyof z.infer<typeof places>;

/** The picture of the first screen. 0 0 is its middle. */
export const hero = z.strictObject({
  /** An eighth of the hoop's border, which is repeated and mirrored. */
  border: drawing.optional(),
  /** A circle of the large hoop without stitches of the border, because the tag lies there: x, y, radius. */
  bare: z.tuple([number, number, number], { error: tupleOf('x, y, radius') }).optional(),
  inHoop: z.array(figure),
  onLinen: z.array(figure),
  /** In the hoop. */
  needle,
  /** The working thread of each composition, and its end behind the needle's eye. */
  threads: z.strictObject({ wide: path, tablet: path, narrow: path, end: path }),
  /** What lies on the back of the cloth. */
  reverse: z.strictObject({ thread: path, needle }).optional(),
  /** The thread on the picture of a shared link, in its pixels. */
  card: path.optional(),
});

const lying = z.union([z.strictObject({ thread: path }), z.strictObject({ needle })], {
  error: remedy('neitherThreadNorNeedle'),
});

/** The picture of a page. */
export const scene = z.strictObject({
  /** Left and upper edge, width and height. */
  view: z.tuple([number, number, number, number], { error: tupleOf('x, y, width, height') }),
  /** In degrees clockwise, around a point. */
  tilt: z.tuple([number, number, number], { error: tupleOf('angle, x, y') }).optional(),
  figures: z.array(figure),
  /** On the cloth, the uppermost last. */
  lying: z.array(lying).default([]),
});

const article = z.union(
  [
    /** A drawing in its stitches, or how it becomes stitches. */
    z.strictObject({ show: z.enum(['sewn', 'steps']), of: drawing }),
    /** One stitch, a line more in each step. */
    z.strictObject({ show: z.literal('stitch') }),
  ],
  { error: remedy('showsNothing') },
);

/** By their names: the file is `/notes/<name>.svg`. */
export const articles = z.record(z.string().regex(/^[a-z0-9-]+$/), article);

/** The pages with a picture. */
export const sceneNames = ['contact', 'how-we-work', 'prices', 'not-found'] as const;
export type SceneName = (typeof sceneNames)[number];

/** Width and height of the drawings in the lists of icons, in cells. Their names are ids of the texts. */
export const iconSizes = {
  services: [24, 20],
  industries: [18, 18],
  /** From 1 to 9. */
  numerals: [11, 15],
} as const;
export type IconGroup = keyof typeof iconSizes;

/** Width and height that the layout expects of a drawing in a place, in cells. */
export const placeSizes: Partial<Record<Place, readonly [width: number, height: number]>> = {
  step: [9, 16],
  border: [24, 11],
  question: [20, 28],
  thanks: [27, 22],
};
