import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inEnglish } from '../../src/problems/problem.ts';
import { forAll } from '../../tests/generated.ts';
import { folderOfFile } from '../../tests/temporary-folder.ts';
import { filmProblems } from './film-problems.ts';

const folder = folderOfFile('film');

const limits: Readonly<Record<string, number>> = {
  'film.webm': 900_000,
  'film.mp4': 900_000,
  'film-dark.webm': 900_000,
  'film-dark.mp4': 900_000,
  'poster.avif': 60_000,
  'poster.jpg': 60_000,
  'poster-dark.avif': 60_000,
};

test('each file of a film that is missing, empty or too large is named, with what to do', async () => {
  const state = fc.constantFrom('missing', 'empty', 'full', 'heavy');
  const states = fc.record(
    Object.fromEntries(Object.keys(limits).map((name) => [name, state])),
  ) as fc.Arbitrary<Record<string, string>>;
  await forAll(20, states, (stateOf) => {
    rmSync(join(folder, 'film'), { recursive: true, force: true });
    mkdirSync(join(folder, 'film'));
    for (const [name, limit] of Object.entries(limits)) {
      const sizes: Record<string, number> = { empty: 0, full: limit, heavy: limit + 1 };
      const size = sizes[stateOf[name] as string];
      if (size !== undefined) writeFileSync(join(folder, 'film', name), Buffer.alloc(size));
    }
    const problems = filmProblems({ film: true }, folder).map(inEnglish);
    const wrong = Object.keys(limits).filter((name) => stateOf[name] !== 'full');
    expect(problems).toHaveLength(wrong.length);
    for (const name of wrong) {
      const said = problems.find((problem) => problem.startsWith(`${folder}/film/${name} `));
      expect(said).toMatch(
        stateOf[name] === 'heavy'
          ? /and may have (900|60) kB, .*: (make it|save it)/
          : /is missing.* put it there .* or write "film: false"/,
      );
    }
    expect(filmProblems({ film: false }, folder)).toEqual([]);
  });
});
