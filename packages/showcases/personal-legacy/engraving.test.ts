import { describe, expect, it } from 'vitest';
import { lineWeight, noise } from './engraving.ts';

describe('an engraved line', () => {
  it('leaves paper white and closes in the deepest dark', () => {
    expect(lineWeight(0)).toBe(0);
    expect(lineWeight(0.04)).toBe(0);
    expect(lineWeight(1)).toBeGreaterThan(1);
  });

  it('never gets thinner as the tone gets darker', () => {
    const weights = Array.from({ length: 101 }, (_, i) => lineWeight(i / 100));
    expect(weights).toEqual(weights.toSorted((a, b) => a - b));
  });
});

describe('the noise of rock and cloud', () => {
  it('is the same every time, from 0 to 1, and without jumps', () => {
    for (let x = -5; x < 5; x += 0.31) {
      const value = noise(x, 2.7);
      expect(value).toBe(noise(x, 2.7));
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
      expect(Math.abs(value - noise(x + 0.001, 2.7))).toBeLessThan(0.01);
    }
  });
});
