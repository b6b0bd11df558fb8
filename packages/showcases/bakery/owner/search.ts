import { linesWords } from '../format.ts';
import type { Reservation } from '../reservation.ts';

/** Without accents and capitals: whoever types has somebody waiting. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether an order is looked for by its code, the customer's name, a product, or some digits of the telephone. */
export function isFound({ code, name, phone, lines }: Reservation, search: string): boolean {
  const wanted = plain(search.trim());
  const digits = search.replace(/[\s()+.-]/g, '');
  return (
    [code, name, linesWords(lines)].some((text) => plain(text).includes(wanted)) ||
    (/^\d{3,}$/.test(digits) && phone.includes(digits))
  );
}
