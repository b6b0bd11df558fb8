import { describe, expect, it } from 'vitest';
import { chord, pitch, voicing } from './harmony.ts';
import { PIECES, pieceAt } from './pieces.ts';

function luminance(hex: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string) {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe('the eight pieces', () => {
  it.each(PIECES.map((piece) => [piece.title, piece] as const))('%s is whole', (_, piece) => {
    const { score } = piece;
    expect(score.seconds).toBeGreaterThanOrEqual(60);
    expect(score.seconds).toBeLessThanOrEqual(90);
    expect(score.notes.length).toBeGreaterThan(100);
    for (const note of score.notes) {
      expect(note.at).toBeGreaterThanOrEqual(0);
      expect(note.at).toBeLessThan(score.seconds - 1);
      expect(score.voices[note.voice]).toBeDefined();
      expect(note.velocity).toBeGreaterThan(0);
    }
  });

  it.each(PIECES.map((piece) => [piece.title, piece.palette] as const))(
    '%s can be read in its own colours',
    (_, { sky, rays, ink, sun, sea, foam, mist }) => {
      const pairs: [string, string][] = [
        [ink, sky],
        [ink, rays],
        [foam, sea],
        [mist, sea],
        [sea, sun],
        [sea, foam],
      ];
      for (const [one, other] of pairs) expect(contrast(one, other)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    [6 * 60 + 9, 'Farol'],
    [6 * 60 + 10, 'Antes do galo'],
    [12 * 60, 'Elétrico sem pressa'],
    [19 * 60 + 40, 'A última luz'],
    [23 * 60, 'Terceiro esquerdo'],
    [30, 'Terceiro esquerdo'],
    [120, 'Farol'],
  ])('at minute %i of the day it is the hour of %s', (now, title) => {
    expect(pieceAt(now).title).toBe(title);
  });
});

describe('harmony', () => {
  it('reads notes and chords', () => {
    expect(pitch('C4')).toBe(60);
    expect(pitch('Bb4')).toBe(pitch('A#4'));
    expect(voicing(chord('Am9'), 57, 4)).toEqual([57, 59, 60, 64]);
    expect(chord('F#m7b5').classes).toEqual([6, 9, 0, 4]);
  });

  it('refuses what it does not know', () => {
    expect(() => chord('Hm')).toThrow('No such chord');
    expect(() => pitch('X9')).toThrow('No such note');
  });
});
