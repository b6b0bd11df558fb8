import { expect, it } from 'vitest';
import { sampleOrder } from '../../tests/bakery-order.ts';
import { bakeById } from '../products.ts';
import { isFound } from './search.ts';

const product = bakeById('massa-mae')?.name ?? 'nothing';

const order = sampleOrder({ code: 'PJXA', name: 'Maria da Conceição' });

const numbers = ['912 345', '+351 912-345-678', '678'];
it.each(['', 'pjxa', ' PJX', 'conceicao', 'CONCEIÇÃO', ...numbers, product])(
  'finds an order by %j',
  (search) => expect(isFound(order, search)).toBe(true),
);

it.each(['QJXA', 'Maria Silva', '913', '12 34 99', '78'])('does not find it by %j', (search) =>
  expect(isFound(order, search)).toBe(false),
);
