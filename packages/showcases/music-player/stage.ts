import { drawScore, drawSounding, type Fan } from './drawing.ts';
import type { Piece } from './pieces.ts';
import { RAYS } from './spectrum.ts';

const { PI, ceil, cos, max, min, round, sin } = Math;

export type Frame = {
  /** Seconds into the piece. */
  position: number;
  /** 0 to 1 each, low frequencies first. */
  rays: readonly number[];
  /** Samples, −1 to 1. */
  wave: Float32Array;
  /** Whether the notes that sound are struck. */
  isLit: boolean;
};

/** In CSS pixels: the drawing's size, where the words above end, the horizon, and where the buttons begin. */
export type Room = { width: number; height: number; words: number; horizon: number; shore: number };

const SWELLS = 8;
/** Seconds in which the sun comes up when the piece changes. */
const RISE = 0.9;

/** The path of half a disc that stands on the horizon. */
function half(pen: CanvasRenderingContext2D, x: number, y: number, radius: number) {
  pen.beginPath();
  pen.arc(x, y, radius, PI, PI * 2);
}

/** The mean of `count` samples from `start` on: the sea has no ripples finer than its line. */
function mean(samples: Float32Array, start: number, count: number): number {
  let sum = 0;
  for (let at = Math.floor(start); at < start + count; at++) sum += samples[at] ?? 0;
  return sum / count;
}

/** The picture behind the player: a sun that is the score, rays that are the spectrum, a sea that is the wave. */
export function createStage(canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d');
  const sheet = document.createElement('canvas');
  let room: Room = { width: 0, height: 0, words: 0, horizon: 0, shore: 0 };
  let fan: Fan = { x: 0, y: 0, radius: 0, from: PI, to: PI * 2 };
  let ratio = 1;
  let piece: Piece | null = null;
  let risenSince = -Infinity;

  /** The notes are drawn once, and then only clipped. */
  function prepare() {
    const { radius } = fan;
    if (!piece || radius < 8) return;
    sheet.width = ceil(radius * 2 * ratio);
    sheet.height = ceil(radius * ratio);
    const pen = sheet.getContext('2d');
    if (!pen) return;
    pen.scale(ratio, ratio);
    half(pen, radius, radius, radius);
    pen.clip();
    drawScore(pen, piece, { ...fan, x: radius, y: radius });
  }

  function drawRays(pen: CanvasRenderingContext2D, shown: Piece, { rays }: Frame, y: number) {
    const { x, radius } = fan;
    pen.strokeStyle = shown.palette.rays;
    pen.lineCap = 'round';
    pen.lineWidth = ((PI * radius) / (RAYS * 2)) * 0.52;
    pen.beginPath();
    for (let ray = 0; ray < RAYS * 2; ray++) {
      const level = rays[ray < RAYS ? RAYS - 1 - ray : ray - RAYS] ?? 0;
      const angle = PI + ((ray + 0.5) / (RAYS * 2)) * PI;
      const near = radius * 1.05;
      const far = near + radius * (0.012 + 0.44 * level);
      pen.moveTo(x + near * cos(angle), y + near * sin(angle));
      pen.lineTo(x + far * cos(angle), y + far * sin(angle));
    }
    pen.stroke();
  }

  function drawSun(pen: CanvasRenderingContext2D, shown: Piece, frame: Frame, y: number) {
    const { x, radius } = fan;
    const angle = PI * (1 + min(1, frame.position / shown.score.seconds));
    pen.fillStyle = shown.palette.sun;
    half(pen, x, y, radius);
    pen.fill();

    // What is to come is faint, in one go, so that crossing marks do not darken each other.
    for (const [alpha, from, to] of [
      [1, PI, angle],
      [0.34, angle, PI * 2],
    ] as const) {
      if (to - from < 0.001 || sheet.width === 0) continue;
      pen.save();
      pen.beginPath();
      pen.moveTo(x, y);
      pen.arc(x, y, radius + 1, from, to);
      pen.clip();
      pen.globalAlpha = alpha;
      pen.drawImage(sheet, x - radius, y - radius, radius * 2, radius);
      pen.restore();
    }

    pen.save();
    half(pen, x, y, radius);
    pen.clip();
    if (frame.isLit) drawSounding(pen, shown, { ...fan, y }, frame.position);
    pen.restore();

    pen.strokeStyle = shown.palette.bass;
    pen.fillStyle = shown.palette.bass;
    pen.lineWidth = max(1.5, radius * 0.007);
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + radius * cos(angle), y + radius * sin(angle));
    pen.stroke();
    half(pen, x, y, radius * 0.055);
    pen.fill();
  }

  function drawSea(pen: CanvasRenderingContext2D, shown: Piece, { wave }: Frame) {
    const { x, radius } = fan;
    const { horizon, height } = room;
    pen.fillStyle = shown.palette.sea;
    pen.fillRect(0, horizon, room.width, height - horizon);
    const depth = min(room.shore - horizon, radius * 0.5);
    const steps = 40;
    pen.strokeStyle = shown.palette.sun;
    pen.lineCap = 'round';
    for (let swell = 0; swell < SWELLS; swell++) {
      const far = (swell + 1) / (SWELLS + 0.6);
      const reach = radius * (0.98 - 0.74 * far ** 0.7);
      const middle = horizon + depth * far ** 1.15;
      pen.globalAlpha = 0.95 - 0.82 * far;
      pen.lineWidth = max(1, radius * 0.02 * (1 - 0.55 * far));
      pen.beginPath();
      for (let step = 0; step <= steps; step++) {
        const part = step / steps;
        const sample = mean(
          wave,
          ((swell + part) / SWELLS) * wave.length,
          wave.length / SWELLS / steps,
        );
        const taper = sin(part * PI);
        const lift = max(-1, min(1, sample * 2.4)) * taper * depth * 0.085;
        const at = x - reach + part * reach * 2;
        if (step === 0) pen.moveTo(at, middle + lift);
        else pen.lineTo(at, middle + lift);
      }
      pen.stroke();
    }
    pen.globalAlpha = 1;
  }

  return {
    /** Fits the drawing to its place. `width` × `height` at the screen's own density, at most 2. */
    fit(next: Room) {
      room = next;
      ratio = min(2, window.devicePixelRatio || 1);
      canvas.width = round(next.width * ratio);
      canvas.height = round(next.height * ratio);
      const tallest = (next.horizon - next.words) / 1.06;
      const radius = max(60, min(next.width * 0.43, tallest));
      fan = { ...fan, x: next.width / 2, y: next.horizon, radius };
      prepare();
    },
    show(next: Piece, now: number) {
      if (piece && piece !== next) risenSince = now;
      piece = next;
      prepare();
    },
    /** `now` in milliseconds. Returns whether the sun is still rising, so that another frame is due. */
    draw(frame: Frame, now: number): boolean {
      if (!context || !piece) return false;
      const part = min(1, (now - risenSince) / 1000 / RISE);
      const y = fan.y + fan.radius * 1.5 * (1 - part) ** 3;
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      context.fillStyle = piece.palette.sky;
      context.fillRect(0, 0, room.width, room.horizon);
      drawRays(context, piece, frame, y);
      drawSun(context, piece, frame, y);
      drawSea(context, piece, frame);
      return part < 1;
    },
    /** The second that a point on the sun stands for, or null beside it. Coordinates in CSS pixels. */
    secondsAt(x: number, y: number): number | null {
      if (!piece) return null;
      const across = x - fan.x;
      const up = fan.y - y;
      if (up < 0 || Math.hypot(across, up) > fan.radius) return null;
      return (1 - Math.atan2(up, across) / PI) * piece.score.seconds;
    },
  };
}
