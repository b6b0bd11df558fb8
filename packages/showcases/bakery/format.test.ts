import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it.each([
  ['pt', '4,60 €', 'amanhã, 16 de maio', 'terça-feira', '7h30', '7h', '7h – 7h30'],
  ['en', '€4.60', 'tomorrow, 16 May', 'Tuesday', '7:30', '7:00', '7:00–7:30'],
  ['es', '4,60 €', 'mañana, 16 de mayo', 'martes', '7:30', '7:00', 'de 7:00 a 7:30'],
])('in %s writes prices, days and hours as that country does', async (code, ...written) => {
  const [price, tomorrow, tuesday, half, full, span] = written;
  vi.stubGlobal('location', { search: `?lang=${code}` });
  const { clock, dayWords, relativeDay, slotWords } = await import('./format.ts');
  const { formatCents } = await import('../browser/money.ts');
  expect(formatCents(460).replace(/\s/, ' ')).toBe(price);
  expect(dayWords('2026-05-16', '2026-05-15')).toBe(tomorrow);
  expect(relativeDay('2026-05-19', '2026-05-15')).toBe(tuesday);
  expect([clock(450), clock(420), slotWords(420)]).toEqual([half, full, span]);
});

it.each([
  ['en', 'Closed, opens', 'tomorrow at 7:00', 'Tuesday at 7:00', 'out at 9:30'],
  ['es', 'Cerrado, abre', 'mañana a las 7:00', 'el martes a las 7:00', 'sale a las 9:30'],
])('a sentence in %s is put together as that language does', async (code, shut, ...written) => {
  const [tomorrow, tuesday, later] = written;
  vi.stubGlobal('location', { search: `?lang=${code}` });
  const { doorWords, ovenWords } = await import('./format.ts');
  const door = (day: string, inDays: number) => {
    const state = { status: 'shut', day, opens: 420, inDays } as const;
    const { title, detail } = doorWords(state, '2026-05-17');
    return `${title}, ${detail}`;
  };
  expect(door('2026-05-18', 1)).toBe(`${shut} ${tomorrow}`);
  expect(door('2026-05-19', 2)).toBe(`${shut} ${tuesday}`);
  expect(ovenWords({ status: 'today', at: 570, minutesUntil: 90 }, '2026-05-19')).toBe(later);
});
