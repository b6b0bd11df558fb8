import { describe, expect, it } from 'vitest';
import { parseColours } from '../src/styles/colours.ts';
import { readColours } from './colours.ts';
import { contrastProblems, contrastRatio } from './contrast.ts';

describe('contrastRatio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#1a2b3c', '#1a2b3c', 1],
  ])('%s and %s are %d apart', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
  });
});

describe('contrastProblems', () => {
  it('finds none in the colours of today', () => {
    expect(contrastProblems(readColours())).toEqual([]);
  });

  it('names the pair, the ratio, what is wanted, and where to change it', () => {
    const { usual, moreContrast } = readColours();
    const pale = { ...usual, 'ink-faint': '#b0b0b0' };
    expect(contrastProblems({ usual: pale, moreContrast })).toEqual([
      '--ink-faint on --paper has a contrast of 2.16, and text wants 4.5: make one of them darker or lighter in src/styles/colours.css.',
    ]);
  });

  it('wants seven to one of texts where more contrast is asked for', () => {
    const { usual } = readColours();
    const problems = contrastProblems({ usual, moreContrast: usual });
    expect(problems).not.toEqual([]);
    for (const problem of problems) expect(problem).toContain('under prefers-contrast: more');
    expect(problems.join()).toContain('text wants 7');
    expect(problems.join()).toContain('--seam on --paper');
  });
});

describe('parseColours', () => {
  it('reads short and long colours, names of others, and the block for more contrast', () => {
    const css = `:root { /* --x: #bad; */ --ink: #16163A; --paper: #fff; --text: var(--ink);
      @media print { --paper: #000; }
      @media (prefers-contrast: more) { --ink: #000; } }`;
    expect(parseColours(css)).toEqual({
      usual: { ink: '#16163a', paper: '#ffffff', text: '#16163a' },
      moreContrast: { ink: '#000000', paper: '#ffffff', text: '#000000' },
    });
  });

  it.each([
    ['--ink: navy;', '--ink is "navy". Write it as #rrggbb'],
    ['--ink: var(--night);', 'has no colour --night'],
    ['--ink: var(--ink);', 'has no colour --ink'],
  ])('refuses %s', (declaration, problem) => {
    expect(() => parseColours(`:root { ${declaration} }`)).toThrow(problem);
  });
});
