import { describe, expect, it } from 'vitest';
import { dictionaries } from '../dictionaries.ts';
import { currentDecade, nextIndex, visibleChapters } from './timeline.ts';

const { pt, en, es } = dictionaries.legacy;

describe('the decade being read', () => {
  const tops = (scrolled: number) => [
    { decade: '1930', top: 1000 - scrolled },
    { decade: '1940', top: 1800 - scrolled },
    { decade: '1950', top: 2600 - scrolled },
  ];

  it('is the first before the story begins', () => {
    expect(currentDecade(tops(0), 300)).toBe('1930');
  });

  it('changes when a chapter reaches the reading line, not before', () => {
    expect(currentDecade(tops(1499), 300)).toBe('1930');
    expect(currentDecade(tops(1500), 300)).toBe('1940');
  });

  it('stays the last after the end', () => {
    expect(currentDecade(tops(9000), 300)).toBe('1950');
  });

  it('is none when nothing is shown', () => {
    expect(currentDecade([], 300)).toBeNull();
  });
});

describe('moving along the decades by keyboard', () => {
  it('goes both ways and stops at the ends', () => {
    expect(nextIndex('ArrowRight', 0, 3)).toBe(1);
    expect(nextIndex('ArrowDown', 2, 3)).toBe(2);
    expect(nextIndex('ArrowLeft', 0, 3)).toBe(0);
    expect(nextIndex('End', 0, 3)).toBe(2);
    expect(nextIndex('Home', 2, 3)).toBe(0);
  });

  it('leaves every other key alone', () => {
    expect(nextIndex('Tab', 1, 3)).toBeNull();
  });
});

describe('choosing a theme', () => {
  const chapters = [
    { decade: '1930', themes: ['farol', 'casa'] },
    { decade: '1950', themes: ['escola'] },
  ];

  it('shows the chapters of the theme, and all of them for the whole life', () => {
    expect(visibleChapters(chapters, 'escola')).toEqual([chapters[1]]);
    expect(visibleChapters(chapters, 'tudo')).toHaveLength(2);
  });

  it('counts in the singular and in the plural', () => {
    const said = [pt, en, es].flatMap(({ timeline: { shown } }) => [shown('X', 1), shown('X', 3)]);
    expect(said).toEqual([
      'X: 1 capítulo.',
      'X: 3 capítulos.',
      'X: 1 chapter.',
      'X: 3 chapters.',
      'X: 1 capítulo.',
      'X: 3 capítulos.',
    ]);
  });
});
