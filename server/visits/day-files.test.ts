import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from './calendar.ts';
import type { Counts } from './counts.ts';
import { openDayFiles } from './day-files.ts';

const day = '2026-11-25';
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'visits-'));
});
afterEach(() => rm(root, { recursive: true }));

const one: Counts = new Map([['from nobody', 1]]);
const inFolder = (name: string) => join(root, 'visits', name);
const names = () => readdir(join(root, 'visits'));

/** Adds 1 so many times in another process. */
function addElsewhere(times: number, env: Record<string, string> = {}, args: string[] = []) {
  const script = `
    const { openDayFiles } = await import('${new URL('day-files.ts', import.meta.url)}');
    const files = openDayFiles('${root}');
    for (let done = 0; done < ${times}; )
      if (await files.add('${day}', new Map([['from nobody', 1]]))) done += 1;
      else await new Promise((resolve) => setTimeout(resolve, 2));
  `;
  const child = spawn(process.execPath, [...args, '--input-type=module', '-e', script], { env });
  return once(child, 'exit') as Promise<[number | null, string | null]>;
}

test('counts are added to what is there', async () => {
  const files = openDayFiles(root);
  await files.add(day, one);
  await files.add(day, new Map([...one, ['page pt /', 2]]));
  expect(await files.read(day)).toEqual(
    new Map([
      ['from nobody', 2],
      ['page pt /', 2],
    ]),
  );
  expect(await names()).toEqual([`${day}.json`]);
  expect(await files.read('2026-11-24')).toBeUndefined();
});

test('processes that share the folder lose nothing', async () => {
  const ends = await Promise.all([addElsewhere(40), addElsewhere(40), addElsewhere(40)]);
  expect(ends).toEqual([
    [0, null],
    [0, null],
    [0, null],
  ]);
  expect(await openDayFiles(root).read(day)).toEqual(new Map([['from nobody', 120]]));
});

test('a process that is killed before any of its steps has added all or nothing', async () => {
  const preload = ['--import', new URL('../../tests/relay/kill-at.ts', import.meta.url).pathname];
  const files = openDayFiles(root);
  let before = 0;
  let kills = 0;
  for (let step = 0; ; step += 1) {
    const [, signal] = await addElsewhere(1, { KILL_AT: String(step) }, preload);
    const counts = await files.read(day);
    const now = (counts instanceof Map && counts.get('from nobody')) || 0;
    expect([before, before + 1]).toContain(now);
    before = now;
    // The lock of a killed process is free.
    expect(await files.add(day, one)).toBe(true);
    before += 1;
    if (signal !== 'SIGKILL') break;
    kills += 1;
  }
  expect(kills).toBeGreaterThan(8);
});

describe('a broken file', () => {
  test.each(['', '{"from nobody": 1', '[]', `{${' '.repeat(2_000_000)}}`])(
    'is put aside, and counting goes on (%#)',
    async (text) => {
      await mkdir(join(root, 'visits'));
      await writeFile(inFolder(`${day}.json`), text);
      const files = openDayFiles(root);
      expect(await files.read(day)).toBe('broken');
      await files.add(day, one);
      expect(await files.read(day)).toEqual(one);
      expect(await readFile(inFolder(`${day}.json.broken`), 'utf8')).toBe(text);
    },
  );
});

test('what cannot be written is refused, and nothing is left of it', async () => {
  const files = openDayFiles(root);
  await writeFile(join(root, 'visits'), 'a file in place of the folder');
  await expect(files.add(day, one)).rejects.toThrow();
  await rm(join(root, 'visits'));
  await mkdir(inFolder(`${day}.json`), { recursive: true });
  await expect(files.add(day, one)).rejects.toThrow();
  expect(await names()).toEqual([`${day}.json`]);
  await rm(inFolder(`${day}.json`), { recursive: true });
  await files.add(day, one);
  expect(await files.read(day)).toEqual(one);
});

describe('old days', () => {
  const fill = async (...days: string[]) => {
    const files = openDayFiles(root);
    for (const each of days) await files.add(each, one);
    return files;
  };
  const lastWeek = Array.from({ length: 7 }, (_, index) => addDays(day, -2 * index));

  test('are removed after 25 months, with what killed processes left', async () => {
    const files = await fill('2024-10-24', '2024-10-25', ...lastWeek);
    await writeFile(inFolder('2026-11-20.json.x.tmp'), '');
    await writeFile(inFolder(`${day}.json.x.tmp`), '');
    await writeFile(inFolder('2024-09-01.json.broken'), '');
    await utimes(inFolder(`${day}.json.x.tmp`), 0, 0);
    await files.tidy(day);
    expect(await files.days()).toEqual(['2024-10-25', ...lastWeek.toReversed()]);
    expect((await names()).filter((name) => !name.endsWith('.json'))).toEqual([
      `${day}.json.x.tmp`,
    ]);
  });

  test('stay when the clock has just changed, forward or back', async () => {
    const files = await fill(...lastWeek);
    for (const wrong of ['2099-01-01', '1970-01-01', '2026-12-20']) {
      await files.add(wrong, one);
      await files.tidy(wrong);
    }
    expect(await files.days()).toHaveLength(lastWeek.length + 3);
  });
});
