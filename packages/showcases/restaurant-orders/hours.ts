import { lisbonMoment, weekday } from '../browser/day.ts';
import { locale } from '../browser/language.ts';
import { words } from './words.ts';

/** Minutes of the day. */
type Span = { from: number; to: number };

const at = (hours: number, minutes = 0) => hours * 60 + minutes;
const lunch: Span = { from: at(12), to: at(15) };
const dinner: Span = { from: at(19), to: at(22, 30) };

/** What each day of the week is open, Monday first. The footer, the bill and the clock all read this. */
export const week: readonly (readonly Span[])[] = [
  [],
  [lunch, dinner],
  [lunch, dinner],
  [lunch, dinner],
  [lunch, dinner],
  [lunch, dinner],
  [lunch],
];

const minute = 60_000;
const weekLength = 7 * 24 * 60;

/** Minutes since Monday 00:00 in Lisbon. */
function minuteOfWeek(instant: number): number {
  const { day, minutes } = lisbonMoment(new Date(instant));
  return weekday(day) * 24 * 60 + minutes;
}

const spans = week.flatMap((day, index) =>
  day.map(({ from, to }) => ({ from: index * 24 * 60 + from, to: index * 24 * 60 + to })),
);

export function isOpen(instant: number): boolean {
  const now = minuteOfWeek(instant);
  return spans.some(({ from, to }) => from <= now && now < to);
}

/** The next time the doors open, as an instant. A change of the clocks in between may move it by an hour. */
export function nextOpening(instant: number): number {
  const now = minuteOfWeek(instant);
  const waits = spans.map(({ from }) => (from - now + weekLength) % weekLength || weekLength);
  return Math.floor(instant / minute) * minute + Math.min(...waits) * minute;
}

const weekdayName = new Intl.DateTimeFormat(locale, {
  timeZone: 'Europe/Lisbon',
  weekday: 'long',
});

function clock(minutes: number): string {
  return words.hours.time(Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0'));
}

/** The hour in the room, "13h12". */
export function formatHour(instant: number): string {
  return clock(lisbonMoment(new Date(instant)).minutes);
}

/** "terça-feira às 12h". */
export function formatOpening(instant: number): string {
  return words.hours.dayAt(weekdayName.format(instant), formatHour(instant));
}

/** The week in words, equal days together: "Terça a sábado: 12h–15h e 19h–22h30". */
export function weekInWords(): string[] {
  const { days, range, closed, and, span } = words.hours;
  const texts = week.map((day) =>
    day.length === 0 ? closed : day.map(({ from, to }) => span(clock(from), clock(to))).join(and),
  );
  return texts.flatMap((text, index) => {
    if (texts[index - 1] === text) return [];
    let last = index;
    while (texts[last + 1] === text) last += 1;
    const first = days[index] ?? '';
    return `${last > index ? range(first, days[last] ?? '') : first}: ${text}`;
  });
}
