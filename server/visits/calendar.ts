/** Days as `2026-11-25`, in the time zone of the studio. */

/** Every time zone changes its day and its clock at a multiple of a quarter of an hour. */
const quarter = 15 * 60_000;

/** @param timeZone - as in `Europe/Lisbon` */
export function createCalendar(timeZone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  const hours = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  let last = { quarter: Number.NaN, day: '' };
  return {
    /** The day of a time in ms since 1970. */
    dayOf(time: number): string {
      // Formatting takes longer than answering a request.
      const now = Math.floor(time / quarter);
      if (now !== last.quarter) last = { quarter: now, day: format.format(time) };
      return last.day;
    },
    /** Hours since midnight, 0 to 23, of a time in ms since 1970. */
    hourOf: (time: number) => Number(hours.format(time)),
  };
}

const dayLength = 86_400_000;

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
