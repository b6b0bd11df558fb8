/**
 * The counts on disk: `visits/<day>-<writer>.json` in the outbox. Each file has one writer, who writes all of it
 * anew, so processes that share the folder need no lock. The counts of a day are those of all its files.
 */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { flushFolder, isMissing } from '../mail/outbox-files.ts';
import { addDays } from './calendar.ts';
import { addCounts, type Counts, parseCounts, writtenCounts } from './counts.ts';

/** 25 months at most, as the privacy policy states. */
const keptDays = 758;

/** Files from before had no writer in their name, and what was left of one or broken had more behind it. */
const dayFile = /^(\d{4}-\d{2}-\d{2})(?:-[a-z\d]+)?\.json(?:\..+)?$/;

export type DayFiles = ReturnType<typeof openDayFiles>;

/** @param root - the folder of the outbox */
export function openDayFiles(root: string) {
  const folder = join(root, 'visits');

  async function namesIn() {
    const names = await readdir(folder).catch((error) => {
      if (isMissing(error)) return [];
      throw error;
    });
    return names.sort().flatMap((name) => {
      const day = dayFile.exec(name)?.[1];
      return day === undefined ? [] : { name, day };
    });
  }
  const written = async () => (await namesIn()).filter(({ name }) => name.endsWith('.json'));

  /** The days that have a file, oldest first. */
  const days = async (): Promise<string[]> => [
    ...new Set((await written()).map((file) => file.day)),
  ];

  /** Undefined when there is no file with counts. Rejects when one cannot be read. */
  async function read(day: string): Promise<Counts | undefined> {
    let sum: Counts | undefined;
    for (const file of await written()) {
      if (file.day !== day) continue;
      const text = await readFile(join(folder, file.name), 'utf8');
      try {
        const counts = parseCounts(text);
        sum ??= new Map();
        addCounts(sum, counts);
      } catch {
        // Somebody has written into it: the others count.
      }
    }
    return sum;
  }

  /**
   * Writes the counts of a writer's day, in place of those that it wrote before. A process that is killed at any step
   * leaves the old file or the new one. Rejects with the cause when they could not be written: try again.
   */
  async function write(day: string, writer: string, counts: Counts): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${day}-${writer}.json`);
    await writeFile(`${file}.tmp`, writtenCounts(counts), { mode: 0o600, flush: true });
    await rename(`${file}.tmp`, file);
    await flushFolder(folder);
  }

  /**
   * Removes days before the last 25 months, and what killed processes have left. A wrong clock must not
   * remove the counts, so nothing is removed before the server has run on half of the last fourteen days.
   */
  async function tidy(today: string): Promise<void> {
    const fortnight = (await days()).filter((day) => day > addDays(today, -14));
    if (fortnight.length < 7) return;
    const first = addDays(today, -keptDays);
    for (const { name, day } of await namesIn())
      if (day < first || (name.endsWith('.tmp') && day < addDays(today, -1)))
        await rm(join(folder, name), { force: true });
  }

  return { days, read, write, tidy };
}
