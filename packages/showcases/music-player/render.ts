import { hertz } from './harmony.ts';
import { releaseOf, strike } from './instruments.ts';
import { randomFrom } from './random.ts';
import { RATE } from './rate.ts';
import type { Score } from './score.ts';

const { PI, ceil, min } = Math;

export type Sound = { left: Float32Array<ArrayBuffer>; right: Float32Array<ArrayBuffer> };

/** Loudness every piece is brought to (root mean square, full scale 1), so that none jumps out. */
const LOUDNESS = 0.115;
/** Above this the limiter begins to lean; it never reaches 1. */
const KNEE = 0.66;

const COMBS = [1116, 1188, 1277, 1356, 1422, 1557];
const ALLPASSES = [556, 441, 225];

/** One channel of a room, after Schroeder and Moorer: damped combs side by side, then allpasses. */
function room(input: Float32Array, output: Float32Array, offset: number) {
  const wet = new Float32Array(input.length);
  for (const size of COMBS) {
    const line = new Float32Array(size + offset);
    let low = 0;
    for (let index = 0, at = 0; index < input.length; index++) {
      const heard = line[at] ?? 0;
      low += 0.68 * (heard - low);
      line[at] = (input[index] ?? 0) + low * 0.85 + 1e-20;
      wet[index] = (wet[index] ?? 0) + heard * 0.13;
      at = at + 1 === line.length ? 0 : at + 1;
    }
  }
  for (const size of ALLPASSES) {
    const line = new Float32Array(size + offset);
    for (let index = 0, at = 0; index < wet.length; index++) {
      const heard = line[at] ?? 0;
      const now = wet[index] ?? 0;
      line[at] = now + heard * 0.5;
      wet[index] = heard - now * 0.5;
      at = at + 1 === line.length ? 0 : at + 1;
    }
  }
  for (let index = 0; index < output.length; index++) {
    output[index] = (output[index] ?? 0) + (wet[index] ?? 0);
  }
}

const limit = (value: number) => {
  const size = Math.abs(value);
  if (size <= KNEE) return value;
  const rest = 0.97 - KNEE;
  return Math.sign(value) * (KNEE + rest * Math.tanh((size - KNEE) / rest));
};

/** Takes out what is below hearing, levels, limits and fades the two channels, in place. */
function master({ left, right }: Sound) {
  const pole = Math.exp((-2 * PI * 24) / RATE);
  let power = 0;
  for (const channel of [left, right]) {
    let before = 0;
    let level = 0;
    for (let index = 0; index < channel.length; index++) {
      const now = channel[index] ?? 0;
      level = now - before + pole * level;
      before = now;
      channel[index] = level;
      power += level * level;
    }
  }
  const gain = LOUDNESS / Math.sqrt(power / (2 * left.length) + 1e-12);
  const fall = 2.4 * RATE;
  for (const channel of [left, right]) {
    for (let index = 0; index < channel.length; index++) {
      const end = min(1, (channel.length - 1 - index) / fall);
      channel[index] = limit((channel[index] ?? 0) * gain) * end * end;
    }
  }
}

/**
 * Plays a score into samples at {@link RATE}. The same score gives the same samples everywhere,
 * which is why this is arithmetic and not a graph of the browser's nodes: it can be measured in a
 * test and it runs beside the page, off its thread. `onProgress` hears 0 to 1.
 */
export function render(score: Score, onProgress: (part: number) => void = () => {}): Sound {
  const size = ceil(score.seconds * RATE);
  const sound = { left: new Float32Array(size), right: new Float32Array(size) };
  const sends = { left: new Float32Array(size), right: new Float32Array(size) };
  const random = randomFrom(score.seed);

  score.notes.forEach((note, index) => {
    const voice = score.voices[note.voice];
    if (!voice) return;
    const start = Math.round(note.at * RATE);
    const wanted = ceil((note.length + releaseOf(voice.instrument)) * RATE);
    const length = min(wanted, size - start);
    if (length < 2) return;
    const out = new Float32Array(length);
    const { velocity, length: held } = note;
    strike(voice.instrument, out, { hertz: hertz(note.pitch), held, velocity, random });

    const stray = (random() * 2 - 1) * voice.spread;
    const side = Math.max(-1, min(1, voice.pan + stray));
    const toLeft = Math.cos(((side + 1) * PI) / 4) * voice.gain;
    const toRight = Math.sin(((side + 1) * PI) / 4) * voice.gain;
    const { send } = voice;
    for (let at = 0; at < length; at++) {
      const value = out[at] ?? 0;
      const to = start + at;
      sound.left[to] = (sound.left[to] ?? 0) + value * toLeft;
      sound.right[to] = (sound.right[to] ?? 0) + value * toRight;
      sends.left[to] = (sends.left[to] ?? 0) + value * toLeft * send;
      sends.right[to] = (sends.right[to] ?? 0) + value * toRight * send;
    }
    if (index % 12 === 0) onProgress((0.8 * index) / score.notes.length);
  });

  room(sends.left, sound.left, 0);
  onProgress(0.88);
  room(sends.right, sound.right, 23);
  onProgress(0.95);
  master(sound);
  onProgress(1);
  return sound;
}
