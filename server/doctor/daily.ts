/**
 * The doctor's daily visit by the server itself. What it finds twice, an hour apart, is a problem for the owner, who
 * hears of it once: a proxy that restarts and a network that is away for a moment are none.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { causeOf, type Log } from '../log.ts';
import type { FaultKind } from './remedies.ts';
import { describeFaults, type Examination } from './report.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** In the outbox, since it must survive restarts. Kinds of faults. `at` in ms since 1970. */
type Known = { at: number; seen: FaultKind[]; confirmed: FaultKind[]; told: FaultKind[] };

const nothing: Known = { at: 0, seen: [], confirmed: [], told: [] };

export type DailyDoctorOptions = {
  /** The folder of the outbox. */
  root: string;
  examine: () => Promise<Examination>;
  /** In ms since 1970. */
  now: () => number;
  log: Log;
};

export function createDailyDoctor({ root, examine, now, log }: DailyDoctorOptions) {
  const file = join(root, 'doctor');
  let known: Known | undefined;
  let lines: string[] = [];
  let isUnderWay = false;

  async function keep(changed: Known) {
    known = changed;
    await writeFile(file, JSON.stringify(changed), { mode: 0o600 }).catch((error) =>
      log.error('doctor-not-noted', causeOf(error)),
    );
  }

  /** Makes a visit when one is due and none is under way. Never rejects. */
  async function visit() {
    if (isUnderWay) return;
    isUnderWay = true;
    try {
      const last = known ?? (await read(file));
      known = last;
      const isSuspect = last.seen.some((kind) => !last.confirmed.includes(kind));
      const passed = now() - last.at;
      // A time in the future comes from a wrong clock.
      if (passed >= 0 && passed < (isSuspect ? hour : day)) return;
      const { faults, proxies } = await examine();
      const seen = [...new Set(faults.map(({ kind }) => kind))];
      const confirmed = seen.filter((kind) => last.seen.includes(kind));
      const sure = faults.filter(({ kind }) => confirmed.includes(kind));
      lines = describeFaults(sure, proxies);
      log.info('doctor-visited', { faults: seen.join(' ') });
      const told = last.told.filter((kind) => seen.includes(kind));
      await keep({ at: now(), seen, confirmed, told });
    } catch (error) {
      log.error('doctor-interrupted', causeOf(error));
    } finally {
      isUnderWay = false;
    }
  }

  return {
    visit,
    /** What is wrong, in English as the command says it, and whether the owner has been mailed; undefined when nothing is. */
    found() {
      if (!known || lines.length === 0) return undefined;
      const { confirmed, told } = known;
      return { lines, isTold: confirmed.every((kind) => told.includes(kind)) };
    },
    async noteTold() {
      if (known) await keep({ ...known, told: known.confirmed });
    },
  };
}

/** Nothing is known when the file is missing, or somebody has written something else into it. */
async function read(file: string): Promise<Known> {
  try {
    const found: Known = JSON.parse(await readFile(file, 'utf8'));
    const { at, seen, confirmed, told } = found;
    const isKnown = Number.isFinite(at) && [seen, confirmed, told].every(Array.isArray);
    return isKnown ? { at, seen, confirmed, told } : nothing;
  } catch {
    return nothing;
  }
}
