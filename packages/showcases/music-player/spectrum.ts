import { RATE } from './rate.ts';
import type { Sound } from './render.ts';

const { PI, floor, max } = Math;

/** Length of the window that one frame of the visualiser looks at, in samples. */
export const WINDOW = 4096;
/** Rays from the crown of the sun down to either side of the horizon. */
export const RAYS = 34;

const LOWEST = 55;
const HIGHEST = 7500;

/** In-place radix-2 transform (Cooley and Tukey); both arrays have the same power of two as length. */
function transform(real: Float64Array, imaginary: Float64Array) {
  const size = real.length;
  for (let index = 1, mirrored = 0; index < size; index++) {
    let bit = size >> 1;
    for (; mirrored & bit; bit >>= 1) mirrored ^= bit;
    mirrored ^= bit;
    if (index < mirrored) {
      const kept = real[index] ?? 0;
      real[index] = real[mirrored] ?? 0;
      real[mirrored] = kept;
    }
  }
  for (let span = 2; span <= size; span *= 2) {
    const turn = (-2 * PI) / span;
    for (let start = 0; start < size; start += span) {
      for (let step = 0; step < span / 2; step++) {
        const cos = Math.cos(turn * step);
        const sin = Math.sin(turn * step);
        const a = start + step;
        const b = a + span / 2;
        const re = (real[b] ?? 0) * cos - (imaginary[b] ?? 0) * sin;
        const im = (real[b] ?? 0) * sin + (imaginary[b] ?? 0) * cos;
        real[b] = (real[a] ?? 0) - re;
        imaginary[b] = (imaginary[a] ?? 0) - im;
        real[a] = (real[a] ?? 0) + re;
        imaginary[a] = (imaginary[a] ?? 0) + im;
      }
    }
  }
}

/** The samples heard around `seconds`, both channels as one. Silence outside the piece. */
export function windowAt({ left, right }: Sound, seconds: number): Float32Array<ArrayBuffer> {
  const start = Math.round(seconds * RATE) - WINDOW / 2;
  return Float32Array.from({ length: WINDOW }, (_, index) => {
    const at = start + index;
    return ((left[at] ?? 0) + (right[at] ?? 0)) / 2;
  });
}

/** Level of each frequency in decibels, measured as the browser's AnalyserNode does (Blackman window). */
export function decibels(samples: Float32Array): Float32Array<ArrayBuffer> {
  const size = samples.length;
  const real = Float64Array.from(samples, (value, index) => {
    const turn = (2 * PI * index) / size;
    return value * (0.42 - 0.5 * Math.cos(turn) + 0.08 * Math.cos(2 * turn));
  });
  const imaginary = new Float64Array(size);
  transform(real, imaginary);
  return Float32Array.from({ length: size / 2 }, (_, index) => {
    const magnitude = Math.hypot(real[index] ?? 0, imaginary[index] ?? 0) / size;
    return 20 * Math.log10(magnitude + 1e-9);
  });
}

/**
 * Groups levels into {@link RAYS} rays, 0 to 1, low frequencies first, spaced as the ear spaces
 * them. `rate` is the sample rate that the levels were measured at.
 */
export function raysOf(levels: Float32Array, rate = RATE): number[] {
  const step = rate / 2 / levels.length;
  return Array.from({ length: RAYS }, (_, ray) => {
    const from = LOWEST * (HIGHEST / LOWEST) ** (ray / RAYS);
    const to = LOWEST * (HIGHEST / LOWEST) ** ((ray + 1) / RAYS);
    const first = max(1, floor(from / step));
    const last = max(first, floor(to / step));
    let loudest = -200;
    for (let at = first; at <= last; at++) loudest = max(loudest, levels[at] ?? -200);
    // Music falls by some 4 dB an octave; the tilt lets the high rays move too.
    const tilted = loudest + 4 * Math.log2(from / 200);
    return max(0, Math.min(1, (tilted + 78) / 54));
  });
}
