import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lisbonMoment } from '../browser/day.ts';
import { dictionaries } from '../dictionaries.ts';
import { forAll } from '../property.ts';
import { formatOpening, hoursInWords, isOpen, nextOpening, takesOrders } from './hours.ts';
import { words } from './words.ts';

const { pt, en, es } = dictionaries.restaurant;

/** 23 November 2026 is a Monday, and Lisbon then keeps Greenwich time. */
const on = (day: number, hours: number, minutes = 0) =>
  Date.UTC(2026, 10, 23 + day, hours, minutes);

test.each([
  ['Sunday at two in the morning', on(6, 2), false],
  ['Sunday at lunch', on(6, 13), true],
  ['Sunday at dinner', on(6, 20), false],
  ['Monday at lunch', on(0, 13), false],
  ['Tuesday as the doors open', on(1, 12), true],
  ['Tuesday a minute before', on(1, 11, 59), false],
  ['Saturday as the doors close', on(5, 22, 30), false],
])('%s', (_, instant, open) => {
  expect(isOpen(instant)).toBe(open);
});

/** The hours once more, from the clock on a wall in Lisbon. */
const wall = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Lisbon',
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

function isOpenOnTheWall(instant: number): boolean {
  const part = new Map(wall.formatToParts(instant).map(({ type, value }) => [type, value]));
  const date = `${part.get('day')}/${part.get('month')}`;
  const time = `${part.get('hour')}:${part.get('minute')}`;
  if (part.get('weekday') === 'Mon' || date === '25/12' || date === '01/01') return false;
  const isLunch = time >= '12:00' && time < '15:00';
  const noDinner = part.get('weekday') === 'Sun' || date === '24/12' || date === '31/12';
  return isLunch || (!noDinner && time >= '19:00' && time < '22:30');
}

const minute = 60_000;
/** Also the hours in which the clock changes, and the days around holidays. */
const instants = fc.oneof(
  fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2031, 0, 1) }),
  fc
    .tuple(
      fc.constantFrom('2027-03-27', '2027-10-30', '2026-12-24', '2026-12-31', '2028-03-25'),
      fc.integer({ min: 0, max: 72 * 60 }),
    )
    .map(([day, minutes]) => Date.parse(`${day}T00:00:00Z`) + minutes * minute),
);

test('at any instant the house is open as its wall says, and the next opening is the first', () =>
  forAll(300, instants, (instant) => {
    expect(isOpen(instant)).toBe(isOpenOnTheWall(instant));
    expect(takesOrders(instant)).toBe(isOpen(instant) && isOpen(instant + 15 * minute));
    const next = nextOpening(instant);
    expect(next).toBeGreaterThan(instant);
    expect(isOpenOnTheWall(next)).toBe(true);
    expect(isOpenOnTheWall(next - minute)).toBe(false);
    // Nothing opened in between: every quarter of an hour is looked at, as doors open on the hour.
    const first = Math.ceil(instant / (15 * minute)) * 15 * minute;
    for (let at = first; at < next; at += 15 * minute) {
      const hasOpened = isOpenOnTheWall(at) && !isOpenOnTheWall(at - minute) && at > instant;
      expect(hasOpened, new Date(at).toISOString()).toBe(false);
    }
  }));

test.each([
  ['2027-03-27T23:00:00Z', '2027-03-28T11:00:00Z'],
  ['2027-10-30T22:00:00Z', '2027-10-31T12:00:00Z'],
  ['2026-12-24T16:00:00Z', '2026-12-26T12:00:00Z'],
])('on the days of clock change and holidays: after %s the doors open at %s', (now, opens) => {
  expect(new Date(nextOpening(Date.parse(now))).toISOString()).toBe(opens.replace('Z', '.000Z'));
  expect(lisbonMoment(new Date(nextOpening(Date.parse(now)))).minutes).toBe(12 * 60);
});

test.each([
  ['pt', pt, 'Abre hoje às 19h.', 'na terça-feira', 'no sábado'],
  ['en', en, 'Opens today at 19:00.', 'on Tuesday', 'on Saturday'],
  ['es', es, 'Abre hoy a las 19:00.', 'el martes', 'el sábado'],
])(
  'when it opens is a sentence in %s, today and on another day',
  (_, { bill, hours }, today, tuesday, saturday) => {
    const names = [tuesday, saturday].map((name) => name.split(' ').at(-1) ?? '');
    expect(names.map((name) => hours.on(name))).toEqual([tuesday, saturday]);
    const opens = hours.dayAt(hours.today, hours.time(19, '00'));
    expect(bill.closed(opens)).toContain(today);
    expect(bill.kitchenClosed(opens)).toContain(opens);
  },
);

test('the week is written from the same table', () => {
  expect(hoursInWords()).toEqual([
    'Segunda: descansamos.',
    'Terça a sábado: 12h–15h e 19h–22h30.',
    'Domingo: 12h–15h.',
    words.hours.rest,
    words.hours.last(15),
  ]);
  expect(formatOpening(on(0, 12))).toBe('na terça-feira às 12h');
  expect(formatOpening(on(1, 15))).toBe('hoje às 19h');
});
