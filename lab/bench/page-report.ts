/** The tables of `npm run bench:page` in docs/performance.md, and its figures in content/measured.json. */
import { readFile, writeFile } from 'node:fs/promises';
import { routePaths } from '../../src/in-force/routes.ts';
import { type Measured, measuredSchema } from '../../src/studio/measured-schema.ts';
import type { Audit } from './lighthouse.ts';
import { throttledPhone } from './throttled.ts';

/** Home without scripts and fonts. */
export const floorName = 'home’s floor';

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (low === undefined || high === undefined) throw new Error('Nothing has no middle.');
  return (low + high) / 2;
}

export function table(head: string[], rows: (string | number)[][]): string {
  const lines = [head, head.map((_, index) => (index ? '--:' : '---')), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** With a comma every three digits. */
export const bytes = (value: number) => value.toLocaleString('en-GB');

/** The medians of several Lighthouse runs of one page. */
export function medians(runs: readonly Audit[]) {
  const of = (pick: (run: Audit) => number) => median(runs.map(pick));
  return {
    performance: of(({ scores }) => scores.performance),
    accessibility: of(({ scores }) => scores.accessibility),
    bestPractices: of(({ scores }) => scores['best-practices']),
    seo: of(({ scores }) => scores.seo),
    fcp: of(({ metrics }) => metrics.fcp),
    lcp: of(({ metrics }) => metrics.lcp),
    tbt: of(({ metrics }) => metrics.tbt),
    cls: of(({ metrics }) => metrics.cls),
    si: of(({ metrics }) => metrics.si),
    mainThread: of(({ metrics }) => metrics.mainThread),
    total: of((run) => run.bytes.total),
    script: of((run) => run.bytes.script),
  };
}

/**
 * Takes the figures of home, contact and the floor from those of all targets, by their names.
 * @throws when one is missing
 */
export function measuredPages(
  figures: ReadonlyMap<string, Readonly<Record<string, number>>>,
): Omit<Measured['pages'], 'date'> {
  const { mainThread, styleRecalculations } = figures.get(floorName) ?? {};
  return measuredSchema.shape.pages.omit({ date: true }).parse({
    phone: throttledPhone,
    home: figures.get(routePaths.home),
    contact: figures.get(routePaths.contact),
    floor: { mainThread, styleRecalculations },
  });
}

/** Writes `text` between the markers of a part. Creates a missing file or part. */
export async function writePart(file: string, part: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => '# Performance\n');
  const [open, close] = [`<!-- ${part} -->`, `<!-- /${part} -->`];
  const [start, end] = [before.indexOf(open), before.indexOf(close)];
  const framed = `${open}\n\n${text}\n\n${close}`;
  const after =
    start < 0 || end < start
      ? `${before.trimEnd()}\n\n${framed}\n`
      : before.slice(0, start) + framed + before.slice(end + close.length);
  await writeFile(file, after);
}
