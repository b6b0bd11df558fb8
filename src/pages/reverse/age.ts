import type { Measured } from '../../studio/measured-schema.ts';

/** Days after which measurements no longer count as current. */
export const freshDays = 90;

/** The day on which the oldest of the measurements stops being current. */
export function freshUntil({ pages, engines, speech, spokenStates, tests }: Measured): Date {
  const parts = [pages, engines, speech, spokenStates, tests];
  const days = parts.flatMap((part) => part?.date ?? []).sort();
  const until = new Date(days[0] ?? pages.date);
  until.setUTCDate(until.getUTCDate() + freshDays);
  return until;
}
