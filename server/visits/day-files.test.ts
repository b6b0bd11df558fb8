import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
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
    expect(Object.fromEntries((await files.read(day)) ?? [])).toEqual({
      'from nobody': 2,
      'page pt /': 5,
    });
    expect(await files.days()).toEqual([day]);
  },
);

test('a process that is killed before any of its steps leaves the old counts or the new ones', async () => {
  const preload = ['--import', new URL('../../tests/relay/kill-at.ts', import.meta.url).pathname];
  const files = openDayFiles(root);
  let kills = 0;
  for (let step = 0; ; step += 1) {
    const script = `
      const { openDayFiles } = await import('${new URL('day-files.ts', import.meta.url)}');
      await openDayFiles('${root}').write('${day}', 'a', new Map([['from nobody', 2]]));
    `;
    const args = [...preload, '--input-type=module', '-e', script];
    const child = spawn(process.execPath, args, { env: { KILL_AT: String(step) } });
    const [, signal] = await once(child, 'exit');
    const counts = await files.read(day);
    expect(kills === 0 ? [undefined, 2] : [1, 2]).toContain(counts?.get('from nobody'));
    await files.write(day, 'a', one);
    if (signal !== 'SIGKILL') break;
    kills += 1;
  }
  expect(kills).toBeGreaterThan(4);
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
    expect((await names()).filter((name) => !name.endsWith('.json'))).toEqual([
      `${day}-b.json.tmp`,
    ]);
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
