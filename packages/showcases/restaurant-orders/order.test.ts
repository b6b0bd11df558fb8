import { describe, expect, test } from 'vitest';
import { dishes, findDish } from './menu.ts';
import {
  addLine,
  billFor,
  changeQuantity,
  defaultChoices,
  lineKey,
  maxQuantity,
  type OrderLine,
  parseLines,
  settleChoices,
  spokenChoices,
  unitPrice,
} from './order.ts';

function dish(id: string) {
  const found = findDish(id);
  if (!found) throw new Error(`no dish ${id}`);
  return found;
}

const line = (dishId: string, quantity = 1, choices = defaultChoices(dish(dishId))): OrderLine => ({
  dishId,
  quantity,
  choices,
  notes: '',
});

describe('choices', () => {
  test('half a portion costs less, an extra costs more', () => {
    expect(unitPrice(dish('bacalhau'), ['dose.inteira'])).toBe(1650);
    expect(unitPrice(dish('bacalhau'), ['dose.meia'])).toBe(1050);
    expect(unitPrice(dish('caldo-verde'), ['extra.broa'])).toBe(440);
  });

  test('no combination makes a dish free', () => {
    for (const entry of dishes) {
      const all = entry.options.flatMap((group) =>
        group.choices.filter(({ delta }) => delta < 0).map(({ id }) => `${group.id}.${id}`),
      );
      expect(unitPrice(entry, all), entry.id).toBeGreaterThan(0);
    }
  });

  test('settling keeps one of each kind, drops the unknown, and orders as the menu does', () => {
    expect(settleChoices(dish('bife'), ['sem.ovo', 'ponto.bem', 'ponto.mal', 'x.y'])).toEqual([
      'ponto.mal',
      'guarnicao.frita',
      'sem.ovo',
    ]);
  });

  test('the usual choice goes without saying', () => {
    expect(spokenChoices(dish('rojoes'), ['dose.inteira', 'sem.tripa'])).toEqual([
      'Sem tripa enfarinhada',
    ]);
  });
});

describe('lines', () => {
  test('the same wish twice is one line, another wish is another', () => {
    const once = addLine([], line('fino', 2));
    const twice = addLine(once, line('fino', 1));
    expect(twice).toHaveLength(1);
    expect(twice[0]?.quantity).toBe(3);
    expect(addLine(twice, { ...line('fino'), notes: 'sem espuma' })).toHaveLength(2);
    expect(addLine(twice, { ...line('fino'), allergy: [] })).toHaveLength(2);
  });

  test('a line at nought is gone and none exceeds the limit', () => {
    const lines = [line('cafe', 1)];
    const key = lineKey(line('cafe'));
    expect(changeQuantity(lines, key, -1)).toEqual([]);
    expect(changeQuantity(lines, key, 99)[0]?.quantity).toBe(maxQuantity);
  });
});

describe('the bill', () => {
  test('adds up by rate: food at 13 %, drinks with alcohol at 23 %', () => {
    const bill = billFor([line('bacalhau'), line('vinhao', 2)]);
    expect(bill.total).toBe(2150);
    expect(bill.count).toBe(3);
    expect(bill.vat.map(({ rate, gross }) => [rate, gross])).toEqual([
      [13, 1650],
      [23, 500],
    ]);
  });

  test('shows no rate that does not occur', () => {
    expect(billFor([line('cafe')]).vat.map(({ rate }) => rate)).toEqual([13]);
    expect(billFor([]).total).toBe(0);
  });
});

describe('stored lines', () => {
  test('come back as they were', () => {
    const lines = [
      line('bife', 2),
      { ...line('polvo'), notes: 'para partilhar', allergy: ['leite'] as const },
    ];
    expect(parseLines(JSON.parse(JSON.stringify(lines)))).toEqual(lines);
  });

  test.each([
    [null],
    ['text'],
    [[{ dishId: 'hamburguer', quantity: 1 }]],
    [[{ dishId: 'cafe', quantity: 0 }]],
    [[{ dishId: 'cafe', quantity: 1.5 }]],
    [[{ dishId: 'cafe' }, null, 3]],
  ])('that make no sense are left out: %j', (stored) => {
    expect(parseLines(stored)).toEqual([]);
  });
});
