/** Every piece is drawn from its own notes: time goes round the sun, pitch goes outwards. */
import type { Piece } from './pieces.ts';
import type { Note, Role, Score } from './score.ts';

const { PI, max, min, sin } = Math;

const TURN = PI * 2;

/** Width of a note's mark as a part of the sun's radius. */
const WIDTHS: Readonly<Record<Role, number>> = {
  air: 0.05,
  harmony: 0.015,
  bass: 0.034,
  lead: 0.027,
  beat: 0.012,
};

const ORDER: readonly Role[] = ['air', 'harmony', 'bass', 'beat', 'lead'];

export type Fan = {
  x: number;
  y: number;
  radius: number;
  /** Angles of the first and the last second, clockwise, in radians from three o'clock. */
  from: number;
  to: number;
};

type Span = { lowest: number; highest: number };

const roleOf = (score: Score, note: Note): Role => score.voices[note.voice]?.role ?? 'beat';

const spans = new WeakMap<Score, Span>();

function spanOf(score: Score): Span {
  const known = spans.get(score);
  if (known) return known;
  const pitches = score.notes
    .filter((note) => roleOf(score, note) !== 'beat')
    .map(({ pitch }) => pitch);
  const span = { lowest: min(...pitches), highest: max(...pitches) };
  spans.set(score, span);
  return span;
}

const colourOf = ({ palette }: Piece, role: Role): string =>
  role === 'lead'
    ? palette.lead
    : role === 'bass' || role === 'beat'
      ? palette.bass
      : palette.harmony;

/** The voices of the rhythm, each on a rim of its own. */
const lanesOf = (score: Score) =>
  score.voices.flatMap(({ role }, index) => (role === 'beat' ? [index] : []));

function trace(
  context: CanvasRenderingContext2D,
  score: Score,
  note: Note,
  fan: Fan,
  { lowest, highest }: Span,
) {
  const angle = (seconds: number) =>
    fan.from + (fan.to - fan.from) * min(1, seconds / score.seconds);
  const isBeat = roleOf(score, note) === 'beat';
  const lane = isBeat ? lanesOf(score).indexOf(note.voice) : 0;
  const height = isBeat ? 1 : (note.pitch - lowest) / (highest - lowest || 1);
  const radius = fan.radius * (isBeat ? 0.975 - 0.034 * lane : 0.15 + 0.71 * height);
  const start = angle(note.at);
  const end = isBeat ? start + 0.0005 : max(start + 0.002, angle(note.at + note.length * 0.86));
  context.moveTo(fan.x + radius * Math.cos(start), fan.y + radius * sin(start));
  context.arc(fan.x, fan.y, radius, start, end);
}

/** Draws all the notes on the sun; `bold` widens the marks for small covers. */
export function drawScore(context: CanvasRenderingContext2D, piece: Piece, fan: Fan, bold = 1) {
  const { score } = piece;
  const span = spanOf(score);
  context.lineCap = 'round';
  for (const role of ORDER) {
    context.beginPath();
    for (const note of score.notes) {
      if (roleOf(score, note) === role) trace(context, score, note, fan, span);
    }
    context.globalAlpha = role === 'air' ? 0.2 : 1;
    context.lineWidth = fan.radius * WIDTHS[role] * bold;
    context.strokeStyle = colourOf(piece, role);
    context.stroke();
  }
  context.globalAlpha = 1;
}

/** Draws the notes that sound at `seconds` once more, thicker, as if struck. */
export function drawSounding(
  context: CanvasRenderingContext2D,
  piece: Piece,
  fan: Fan,
  seconds: number,
) {
  const { score } = piece;
  const span = spanOf(score);
  context.lineCap = 'round';
  for (const note of score.notes) {
    if (note.at > seconds) break;
    const role = roleOf(score, note);
    if (role === 'air' || seconds > note.at + max(note.length, 0.25)) continue;
    context.beginPath();
    trace(context, score, note, fan, span);
    const age = (seconds - note.at) / max(note.length, 0.25);
    context.lineWidth = fan.radius * WIDTHS[role] * (2.6 - 1.4 * age);
    context.strokeStyle = colourOf(piece, role);
    context.stroke();
  }
}

function disc(context: CanvasRenderingContext2D, x: number, y: number, radius: number) {
  context.beginPath();
  context.arc(x, y, radius, 0, TURN);
  context.fill();
}

/** Where the sun, or after dusk the moon, stands on the cover: 0 rises, 1 sets. */
function courseOf(hour: number): number {
  const [rise, set] = hour < 21 * 60 ? [5 * 60, 20.7 * 60] : [20 * 60, 29 * 60];
  return (hour - rise) / (set - rise);
}

/** The sleeve of a piece: its sky at its hour, its notes on the sun. */
export function drawCover(context: CanvasRenderingContext2D, piece: Piece, size: number) {
  const { palette } = piece;
  const course = courseOf(piece.hour);
  const horizon = size * 0.78;
  const radius = size * 0.36;
  const x = size * (0.3 + 0.4 * course);
  const y = horizon - size * 0.36 * sin(course * PI) - size * 0.02;

  context.fillStyle = palette.sky;
  context.fillRect(0, 0, size, size);
  context.fillStyle = palette.rays;
  disc(context, x, y, radius * 1.24);
  context.fillStyle = palette.sun;
  disc(context, x, y, radius);
  const from = -PI / 2;
  drawScore(context, piece, { x, y, radius, from, to: from + TURN }, size < 120 ? 1.5 : 1);

  context.fillStyle = palette.sea;
  context.fillRect(0, horizon, size, size - horizon);
  context.fillStyle = palette.sun;
  for (let line = 0; line < 3; line++) {
    const half = radius * (0.9 - line * 0.28);
    const top = horizon + size * (0.045 + line * 0.055);
    context.fillRect(x - half, top, half * 2, size * (0.018 - line * 0.004));
  }
}
