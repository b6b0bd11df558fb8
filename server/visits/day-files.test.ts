import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { onFailingDisk } from '../../tests/editor/failing-disk.ts';
import { folderOfTest } from '../../tests/temporary-folder.ts';
import { addDays } from './calendar.ts';
import type { Counts } from './counts.ts';
import { openDayFiles } from './day-files.ts';

const day = '2026-11-25';
let root: string;

beforeEach(async () => {
  root = folderOfTest('visits');
});

const one: Counts = new Map([['from nobody', 1]]);
const inFolder = (name: string) => join(root, 'visits', name);
const names = () => readdir(join(root, 'visits'));

test.each(['', '{"from nobody": 1', '[]'])(
  'the counts of a day are those of all its writers; a broken file counts nothing: %s',
  async (broken) => {
    const files = openDayFiles(root);
    expect(await files.read(day)).toBeUndefined();
    await mkdir(join(root, 'visits'));
    await writeFile(inFolder(`${day}-b.json`), broken);
    expect(await files.read(day)).toBeUndefined();
    await files.write(day, 'a', new Map([['from nobody', 7]]));
    await files.write(day, 'a', one);
    await files.write(day, 'c', new Map([...one, ['page pt /', 2]]));
    // As they were named before.
    await writeFile(inFolder(`${day}.json`), '{"page pt /": 3}');
    const counts = Object.fromEntries((await files.read(day)) ?? []);
    expect(counts).toEqual({ 'from nobody': 2, 'page pt /': 5 });
    expect(await files.days()).toEqual([day]);
  },
);

test('a process that ends in the middle of any of its steps leaves the old counts or the new ones', async () => {
  const files = openDayFiles(root);
  const two: Counts = new Map([['from nobody', 2]]);
  let before: Counts | undefined;
  for (let step = 1; ; step += 1) {
    const writeTwo = () => files.write(day, 'a', two);
    const outcome = await onFailingDisk({ kind: 'stopped', step }, writeTwo);
    expect([before, two]).toContainEqual(await files.read(day));
    if (outcome === 'done') break;
    expect(step).toBeLessThan(9);
    await files.write(day, 'a', one);
    before = one;
  }
  expect(before).toEqual(one);
});

test('what cannot be written is refused', async () => {
  const files = openDayFiles(root);
  await writeFile(join(root, 'visits'), 'a file in place of the folder');
  await expect(files.write(day, 'a', one)).rejects.toThrow();
  await rm(join(root, 'visits'));
  await mkdir(inFolder(`${day}-a.json`), { recursive: true });
  await expect(files.write(day, 'a', one)).rejects.toThrow();
  await rm(inFolder(`${day}-a.json`), { recursive: true });
  await files.write(day, 'a', one);
  expect(await files.read(day)).toEqual(one);
});

describe('old days', () => {
  const fill = async (...days: string[]) => {
    const files = openDayFiles(root);
    for (const each of days) await files.write(each, 'a', one);
    return files;
  };
  const lastWeek = Array.from({ length: 7 }, (_, index) => addDays(day, -2 * index));

  test('are removed after 25 months, with what killed processes left', async () => {
    const files = await fill('2024-10-24', '2024-10-28', ...lastWeek);
    await writeFile(inFolder('2026-11-20-b.json.tmp'), '');
    await writeFile(inFolder(`${day}-b.json.tmp`), '');
    await writeFile(inFolder('2024-09-01.json'), '{}');
    await files.tidy(day);
    expect(await files.days()).toEqual(['2024-10-28', ...lastWeek.toReversed()]);
    const others = (await names()).filter((name) => !name.endsWith('.json'));
    expect(others).toEqual([`${day}-b.json.tmp`]);
  });

  test('stay when the clock has just changed, forward or back', async () => {
    const files = await fill(...lastWeek);
    for (const wrong of ['2099-01-01', '1970-01-01', '2026-12-20']) {
      await files.write(wrong, 'a', one);
      await files.tidy(wrong);
    }
    expect(await files.days()).toHaveLength(lastWeek.length + 3);
  });
});
