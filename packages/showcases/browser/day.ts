/** A calendar day as `YYYY-MM-DD`. Plain days sort as text and know no time zone. */
export type Day = string;

/** A moment on a wall clock in Lisbon; `minutes` counts from midnight. */
export type Moment = { day: Day; minutes: number };

const DAY_MS = 86_400_000;
const TICK_MS = 15_000;

const LISBON = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Lisbon',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The wall clock of the business at `instant`, whatever the visitor's own time zone. */
export function lisbonMoment(instant: Date): Moment {
  const parts = new Map(LISBON.formatToParts(instant).map(({ type, value }) => [type, value]));
  return {
    day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    minutes: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  };
}

/** Calls back every 15 seconds, and when the page is shown again: browsers stop timers in the background. */
export function keepTime(listener: () => void): void {
  setInterval(listener, TICK_MS);
  document.addEventListener('visibilitychange', listener);
  addEventListener('pageshow', listener);
}

/** The beginning of a day in UTC, in milliseconds. */
export function utc(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function fromUtc(ms: number): Day {
  return new Date(ms).toISOString().slice(0, 10);
}

/** True for a day that exists: `2026-02-30` does not. */
export function isDay(text: unknown): text is Day {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const ms = utc(text);
  return !Number.isNaN(ms) && fromUtc(ms) === text;
}

/** Whole days since 1970-01-01. */
export function dayNumber(day: Day): number {
  return utc(day) / DAY_MS;
}

export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from);
}

export function addDays(day: Day, count: number): Day {
  return fromUtc(utc(day) + count * DAY_MS);
}

export function daysFrom(first: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** The same date in another month, or that month's last day when it is shorter. */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = fromUtc(Date.UTC(year, month - 1 + count, 1));
  return addDays(first, Math.min(date, daysInMonth(first)) - 1);
}

export function monthOf(day: Day): Day {
  return `${day.slice(0, 7)}-01`;
}

export function daysInMonth(day: Day): number {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** 0 is Monday, 6 is Sunday. */
export function weekday(day: Day): number {
  return (new Date(utc(day)).getUTCDay() + 6) % 7;
}
