import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '../../tests/generated.ts';
import { folderOfFile } from '../../tests/temporary-folder.ts';
import { type AssetPart, fingerprintOf, staleAssets } from './asset-fingerprints.ts';

const folder = folderOfFile('fingerprints');

/** A part that is made by code of the engine from a text of the studio. */
const partOf = ({ engine, studio }: { engine: number; studio: string }): AssetPart => {
  writeFileSync(join(folder, 'maker.ts'), `export const size = ${engine};`);
  return { name: 'cards', sources: [`${folder}/*.ts`], details: () => studio };
};

test('a change of the engine is advice, also for a folder of an older version, and one of the studio a problem', async () => {
  const state = fc.record({ engine: fc.nat(2), studio: fc.constantFrom('a', 'b', 'c') });
  await forAll(100, state, state, fc.boolean(), async (before, after, isOld) => {
    const made = await fingerprintOf(partOf(before));
    const record = isOld ? { all: made.all } : made;
    const { problems, advice } = await staleAssets([partOf(after)], { cards: record });
    const isSame = before.engine === after.engine && before.studio === after.studio;
    const isOfStudio = before.studio !== after.studio && !isOld;
    expect(problems).toHaveLength(isOfStudio ? 1 : 0);
    expect(advice).toHaveLength(isSame || isOfStudio ? 0 : 1);
    for (const each of [...problems, ...advice]) expect(each).toContain('npm run assets cards');
  });
  expect(await staleAssets([partOf({ engine: 1, studio: 'a' })], {})).toEqual({
    problems: [],
    advice: [],
  });
});
