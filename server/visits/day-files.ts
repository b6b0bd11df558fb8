/**
 * The counts on disk: `visits/<day>.json` in the outbox, one file for each day on which the server ran.
 * Several processes may share the folder: each adds to what is there, under a lock.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { createLock } from '../mail/lock.ts';
import { flushFolder, isMissing } from '../mail/outbox-files.ts';
import { addDays, monthsBefore } from './calendar.ts';
import { addCounts, boundCounts, type Counts, parseCounts, writtenCounts } from './counts.ts';

/** The privacy policy states it. */
const keptMonths = 25;
/** A file of counts is far smaller, in bytes. */
const largestFile = 1024 * 1024;

const dayFile = /^(\d{4}-\d{2}-\d{2})\.json$/;

export type DayFiles = ReturnType<typeof openDayFiles>;

/** @param root - the folder of the outbox */
export function openDayFiles(root: string) {
  const folder = join(root, 'visits');
  const lock = createLock(root, 'visits.lock');
  const fileOf = (day: string) => join(folder, `${day}.json`);

  /** The days that have a file, oldest first. */
  async function days(): Promise<string[]> {
    const names = await readdir(folder).catch((error) => {
      if (isMissing(error)) return [];
      throw error;
    });
    return names.flatMap((name) => dayFile.exec(name)?.[1] ?? []).sort();
  }

  /** Undefined when there is no file; `broken` when its content is not counts. Rejects when it cannot be read. */
  async function read(day: string): Promise<Counts | 'broken' | undefined> {
    try {
      if ((await stat(fileOf(day))).size > largestFile) return 'broken';
      return parseCounts(await readFile(fileOf(day), 'utf8'));
    } catch (error) {
      if (isMissing(error)) return undefined;
      if (error instanceof SyntaxError || error instanceof TypeError) return 'broken';
      throw error;
    }
  }

  /**
   * Adds counts to a day. Resolves with false when another process is writing: try again. Rejects with the
   * cause when they could not be written; nothing is added then.
   */
  async function add(day: string, counts: Counts): Promise<boolean> {
    if (!(await lock.hold())) return false;
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const before = await read(day);
      if (before === 'broken') await rename(fileOf(day), `${fileOf(day)}.broken`);
      const sum: Counts = before instanceof Map ? before : new Map();
      addCounts(sum, counts);
      await replace(fileOf(day), writtenCounts(boundCounts(sum)));
      return true;
    } finally {
      lock.release();
    }
  }

  /** A process that is killed at any step leaves the old file or the new one. */
  async function replace(file: string, text: string) {
    const temporary = `${file}.${randomUUID()}.tmp`;
    try {
      const handle = await open(temporary, 'wx', 0o600);
      try {
        await handle.writeFile(text);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(temporary, file);
    } catch (error) {
      await unlink(temporary).catch(() => {});
      throw error;
    }
    // The counts are in the file. A second try would add them again.
    await flushFolder(folder).catch(() => {});
  }

  /**
   * Removes days before the last 25 months, and what killed processes have left. A wrong clock must not
   * remove the counts, so nothing is removed before the server has run on half of the last fourteen days.
   */
  async function tidy(today: string): Promise<void> {
    const all = await days();
    const fortnight = all.filter((day) => day > addDays(today, -14) && day <= today);
    if (fortnight.length < 7) return;
    const first = monthsBefore(today, keptMonths);
    for (const name of await readdir(folder)) {
      const day = /^\d{4}-\d{2}-\d{2}/.exec(name)?.[0];
      const isLeft = name.endsWith('.tmp') && day !== undefined && day < addDays(today, -1);
      if (isLeft || (day !== undefined && day < first))
        await rm(join(folder, name), { force: true });
    }
  }

  return { days, read, add, tidy };
}
