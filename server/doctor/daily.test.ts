/** What the owner hears of the daily visits, whatever they find, and however often the server starts. */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { forAll } from '../../tests/generated.ts';
import { folderOfTest } from '../../tests/temporary-folder.ts';
import { createLog } from '../log.ts';
import { createDailyDoctor } from './daily.ts';
import type { FaultKind } from './remedies.ts';

const hour = 3_600_000;
let root: string;
let clock: number;
let visits: number;
let present: FaultKind[];

beforeEach(async () => {
  root = folderOfTest('doctor');
  clock = 1_763_719_200_000;
  visits = 0;
  present = [];
});

const start = () =>
  createDailyDoctor({
    root,
    async examine() {
      visits += 1;
      return {
        answers: true,
        proxies: [],
        faults: present.map((kind) => ({ kind, where: '/', found: 'it' })),
      };
    },
    now: () => clock,
    log: createLog(() => {}),
  });

test('it comes once a day, again an hour after something new, and once at a time', async () => {
  const doctor = start();
  await Promise.all([doctor.visit(), doctor.visit()]);
  clock += 23 * hour;
  await doctor.visit();
  await start().visit();
  expect(visits).toBe(1);
  clock += hour;
  present = ['vary-lost'];
  await doctor.visit();
  expect([visits, doctor.found()]).toEqual([2, undefined]);
  clock += hour;
  await doctor.visit();
  expect(visits).toBe(3);
  expect(doctor.found()?.lines[0]).toContain('Accept-Encoding');
  clock += hour;
  await doctor.visit();
  expect(visits).toBe(3);
  // The clock was wrong, and has been set right.
  clock -= 9_000 * hour;
  await doctor.visit();
  expect(visits).toBe(4);
});

test('what somebody wrote into its file is forgotten', async () => {
  await writeFile(join(root, 'doctor'), '{"at":"soon"}');
  await start().visit();
  expect(visits).toBe(1);
});

test('the owner hears of each fault once while it lasts, after it was met twice', async () => {
  const kinds = fc.subarray(['vary-lost', 'cached', 'no-answer'] as FaultKind[]);
  const steps = fc.array(fc.record({ kinds, isRestart: fc.boolean() }), { maxLength: 12 });
  await forAll({ numRuns: 50, seed: 58 }, steps, async (all) => {
    await rm(join(root, 'doctor'), { force: true });
    let doctor = start();
    const told = new Set<FaultKind>();
    let before: FaultKind[] = [];
    for (const step of all) {
      if (step.isRestart) doctor = start();
      clock += 25 * hour;
      present = step.kinds;
      await doctor.visit();
      for (const kind of told) if (!present.includes(kind)) told.delete(kind);
      const sure = present.filter((kind) => before.includes(kind));
      before = present;
      const found = doctor.found();
      expect(found?.lines.length ?? 0).toBe(sure.length);
      const isNews = sure.some((kind) => !told.has(kind));
      expect(found !== undefined && !found.isTold).toBe(isNews);
      if (isNews) await doctor.noteTold();
      if (isNews) for (const kind of sure) told.add(kind);
    }
  });
});
