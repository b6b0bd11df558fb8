import { describe, expect, it } from 'vitest';
import { hertz } from './harmony.ts';
import { releaseOf, strike } from './instruments.ts';
import { PIECES, pieceOf } from './pieces.ts';
import { randomFrom } from './random.ts';
import { RATE } from './rate.ts';
import { render } from './render.ts';
import { decibels, RAYS, raysOf, WINDOW, windowAt } from './spectrum.ts';

function meanSquare(samples: Float32Array, from = 0, to = samples.length) {
  let sum = 0;
  for (let at = from; at < to; at++) sum += (samples[at] ?? 0) ** 2;
  return sum / (to - from);
}

describe('the sound of every piece', () => {
  it.each(PIECES.map((piece) => [piece.title, piece] as const))(
    '%s is loud enough, never clips and dies away',
    (_, { score }) => {
      const heard: number[] = [];
      const { left, right } = render(score, (part) => heard.push(part));
      expect(left.length / RATE).toBeCloseTo(score.seconds, 3);
      for (const channel of [left, right]) {
        let peak = 0;
        let isSound = true;
        for (const sample of channel) {
          if (!Number.isFinite(sample)) isSound = false;
          peak = Math.max(peak, Math.abs(sample));
        }
        expect(isSound).toBe(true);
        expect(peak).toBeGreaterThan(0.4);
        expect(peak).toBeLessThan(0.98);
        const loudness = Math.sqrt(meanSquare(channel));
        expect(loudness).toBeGreaterThan(0.08);
        expect(loudness).toBeLessThan(0.15);
        // No hole of four seconds anywhere before the end.
        for (let at = 0; at + 4 * RATE < channel.length - 6 * RATE; at += 4 * RATE) {
          expect(meanSquare(channel, at, at + 4 * RATE)).toBeGreaterThan(1e-4);
        }
        expect(Math.sqrt(meanSquare(channel, channel.length - 200))).toBeLessThan(1e-3);
      }
      // Two channels that are not one.
      expect(meanSquare(left.map((value, at) => value - (right[at] ?? 0)))).toBeGreaterThan(1e-5);
      expect(heard.at(-1)).toBe(1);
      expect(heard).toEqual(heard.toSorted((a, b) => a - b));
    },
  );

  it('is the same each time', () => {
    const { score } = pieceOf('pao-com-manteiga');
    const first = render(score).left;
    const second = render(score).left;
    expect(second.every((value, at) => value === first[at])).toBe(true);
  });
});

describe('instruments', () => {
  const plucked = ['nylon', 'guitarra', 'bass'] as const;
  const tuned = [...plucked, 'piano', 'keys', 'mallet', 'bell', 'pad', 'flute'] as const;

  /** Level at one frequency (Goertzel's sum, written out). */
  function levelAt(samples: Float32Array, frequency: number) {
    let real = 0;
    let imaginary = 0;
    for (let at = 6000; at < samples.length; at++) {
      const hann = 0.5 - 0.5 * Math.cos((2 * Math.PI * (at - 6000)) / (samples.length - 6000));
      const turn = (2 * Math.PI * frequency * at) / RATE;
      real += (samples[at] ?? 0) * hann * Math.cos(turn);
      imaginary += (samples[at] ?? 0) * hann * Math.sin(turn);
    }
    return Math.hypot(real, imaginary);
  }

  it.each(tuned)('%s is in tune to eight cents', (instrument) => {
    for (const midi of [45, 64, 81]) {
      const out = new Float32Array(RATE);
      const note = { hertz: hertz(midi), held: 1, velocity: 0.7, random: randomFrom(3) };
      strike(instrument, out, note);
      const cents = Array.from({ length: 25 }, (_, step) => step * 4 - 48);
      const levels = cents.map((cent) => levelAt(out, hertz(midi) * 2 ** (cent / 1200)));
      const loudest = cents[levels.indexOf(Math.max(...levels))] ?? 99;
      expect(Math.abs(loudest)).toBeLessThanOrEqual(8);
    }
  });

  it('ends each note at nought, so that none clicks', () => {
    for (const instrument of tuned) {
      const out = new Float32Array(Math.ceil((0.2 + releaseOf(instrument)) * RATE));
      strike(instrument, out, { hertz: 220, held: 0.2, velocity: 1, random: randomFrom(1) });
      expect(Math.abs(out.at(-1) ?? 1)).toBeLessThan(1e-6);
    }
  });
});

describe('the visualiser’s rays', () => {
  const tone = (frequency: number) =>
    Float32Array.from(
      { length: WINDOW },
      (_, at) => 0.3 * Math.sin((2 * Math.PI * frequency * at) / RATE),
    );

  it.each([110, 440, 1760, 5000])('peak where a tone of %i Hz lies', (frequency) => {
    const levels = decibels(tone(frequency));
    const bin = levels.indexOf(Math.max(...levels));
    expect((bin * RATE) / WINDOW).toBeCloseTo(frequency, -1.3);
    const rays = raysOf(levels);
    const expected = Math.floor((Math.log(frequency / 55) / Math.log(7500 / 55)) * RAYS);
    expect(Math.abs(rays.indexOf(Math.max(...rays)) - expected)).toBeLessThanOrEqual(1);
  });

  it('are down in silence, and outside a piece there is only silence', () => {
    expect(raysOf(decibels(new Float32Array(WINDOW)))).toEqual(Array(RAYS).fill(0));
    const sound = { left: new Float32Array(RATE).fill(1), right: new Float32Array(RATE).fill(1) };
    expect(windowAt(sound, 5).every((value) => value === 0)).toBe(true);
    expect(windowAt(sound, 0.5).every((value) => value === 1)).toBe(true);
  });
});
