import { counter } from '../../../browser/plural.ts';
import type { OwnerWords } from './pt.ts';

const count = counter('en-GB');

export const en: OwnerWords = {
  title: 'Behind the counter',
  lead: 'What there is to bake, and who collects it. An order placed in the shop counts here at once.',
  asCustomer: 'See it as a customer',
  day: 'Day of collection',
  before: 'Previous day',
  after: 'Next day',
  print: 'Print the day',
  closed: 'We’re closed on this day.',
  ahead: 'Orders for other days',
  production: (day) => `To bake for ${day}`,
  product: 'Product',
  total: 'Total',
  orders: 'Reservations',
  soldOut: 'Sold out',
  soldOutOf: (name) => `Sold out: ${name}`,
  alreadyOrdered: (pieces) => count(pieces, 'item already reserved', 'items already reserved'),
  take: 'An order by telephone or at the counter',
  hour: 'Time',
  phone: 'Telephone (if they leave one)',
  note: 'Note (optional)',
  enter: (day) => `Enter it for ${day}`,
  entered: (code, hour) => `Order ${code} entered: ${hour}.`,
  pickUps: 'Collections',
  search: 'Code or name',
  handed: 'Collected',
  handedOf: (code, name) => `Collected: ${code}, ${name}`,
  cancel: 'Cancel',
  restore: 'Restore',
  left: (left, all) => `${left} of ${all} to go.`,
  invented: 'Orders with a coloured background are this browser’s; the others are invented.',
  none: 'No order matches.',
};
