import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../src/problems/problem.ts';
import { parseColours, type Schemes } from '../../src/styles/colours.ts';
import { contrastRatio } from '../../src/styles/contrast.ts';
import { readColours } from '../assets/colours.ts';
import { contrastProblems } from './contrast.ts';

const sentences = (colours: Schemes) => contrastProblems(colours).map(inEnglish);

describe('contrastRatio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#1a2b3c', '#1a2b3c', 1],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
  });
});

describe('contrastProblems', () => {
  it.each(['light', 'dark'] as const)(
    'names the pair, its ratio in the %s scheme, the required ratio, and the file to change',
    (name) => {
      const colours = readColours();
      const scheme = colours[name];
      const ground = scheme.usual.paper ?? '';
      const faded = { ...scheme, usual: { ...scheme.usual, 'ink-faint': ground } };
      expect(sentences({ ...colours, [name]: faded })).toEqual([
        `--ink-faint on --paper has a contrast of 1 in the ${name} scheme, and text wants 4.5: make one of them darker or lighter in studio/colours.css.`,
      ]);
    },
  );

  it('does not round a contrast up to what is wanted', () => {
    const { light, dark } = readColours();
    const ground = '#ffffff';
    const hex = (channel: number) => channel.toString(16).padStart(2, '0');
    const greys = Array.from({ length: 4096 }, (_, index) => {
      const [red, green, blue] = [index >> 8, (index >> 4) & 15, index & 15];
      return `#${hex(112 + red)}${hex(112 + green)}${hex(112 + blue)}`;
    });
    const nearly = greys.find((grey) => {
      const ratio = contrastRatio(grey, ground);
      return ratio >= 4.495 && ratio < 4.5;
    });
    const usual = { ...light.usual, paper: ground, 'ink-faint': nearly ?? '' };
    expect(sentences({ light: { ...light, usual }, dark })).toContainEqual(
      expect.stringMatching(/^--ink-faint on --paper has a contrast of 4\.49 /),
    );
  });

  it.each(['light', 'dark'] as const)(
    'requires 7:1 for text under prefers-contrast: more in the %s scheme',
    (name) => {
      const colours = readColours();
      const { usual } = colours[name];
      const problems = sentences({ ...colours, [name]: { usual, moreContrast: usual } });
      expect(problems).not.toEqual([]);
      for (const problem of problems)
        expect(problem).toContain(`in the ${name} scheme under prefers-contrast: more`);
      expect(problems.join()).toContain('text wants 7');
      expect(problems.join()).toContain('--seam on --paper');
    },
  );
});

describe('parseColours', () => {
  const night = 'screen and (prefers-color-scheme: dark)';

  it('reads #rgb and #rrggbb, references to other colours, and the block for more contrast', () => {
    const css = `:root { /* --x: #bad; */ --ink: #16163A; --paper: #fff; --text: var(--ink);
      @media print { --paper: #000; }
      @media (prefers-contrast: more) { --ink: #000; } }`;
    expect(parseColours(css).light).toEqual({
      usual: { ink: '#16163a', paper: '#ffffff', text: '#16163a' },
      moreContrast: { ink: '#000000', paper: '#ffffff', text: '#000000' },
    });
  });

  it('reads the dark scheme as a browser does: the last matching block wins', () => {
    const css = `:root { --ink: #111; --soft: #222; --paper: #fff;
      @media ${night} { color-scheme: dark; --ink: #eee; --paper: #333; }
      @media (prefers-contrast: more) { --soft: var(--ink); --paper: #ddd; }
      @media ${night} and (prefers-contrast: more) { --paper: #000; } }`;
    expect(parseColours(css).dark).toEqual({
      usual: { ink: '#eeeeee', soft: '#222222', paper: '#333333' },
      moreContrast: { ink: '#eeeeee', soft: '#eeeeee', paper: '#000000' },
    });
  });

  it.each([
    ['--ink: navy;', '--ink is "navy". Write it as #rrggbb'],
    ['--ink: var(--night);', 'has no colour --night'],
    ['--ink: var(--ink);', 'has no colour --ink'],
    [`--ink: #000; @media ${night} { --inc: #fff; }`, '--inc stands in "@media screen'],
    // Without `screen` the page would be printed in dark colours.
    ['--ink: #222; @media (prefers-color-scheme: dark) { --ink: #fff; }', 'is not read'],
    ['--ink: #222; @media print { --ink: #000; } @media print { --ink: #111; }', 'is not read'],
    [
      `--ink: #000; @media (prefers-contrast: more) { --ink: #111; } @media ${night} { --ink: #fff; }`,
      'want this order',
    ],
  ])('refuses %s', (declaration, problem) => {
    expect(() => parseColours(`:root { ${declaration} }`)).toThrow(problem);
  });
});
