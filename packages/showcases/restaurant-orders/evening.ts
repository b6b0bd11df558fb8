import type { Ticket } from './kitchen.ts';
import { type DishId, dishes } from './menu.ts';
import { agree, type OrderLine, settleChoices } from './order.ts';
import { words } from './words.ts';

/** With the usual choices where none is said. */
function line(id: DishId, quantity: number, choices: string[] = [], notes = ''): OrderLine {
  const [dish] = dishes.filter((other) => other.id === id);
  return { dishId: id, quantity, choices: dish ? settleChoices(dish, choices) : choices, notes };
}

/** The orders of a busy half hour, counted back from `now` (milliseconds). */
export function exampleTickets(now: number, firstNumber = 1): Ticket[] {
  const ticket = (
    table: number,
    seconds: number,
    status: Ticket['status'],
    lines: OrderLine[],
  ): Omit<Ticket, 'number'> => ({
    table,
    party: 0,
    sentAt: now - seconds * 1000,
    status,
    lines: lines.map(agree),
    settled: [],
    off: [],
    paid: false,
  });
  return [
    ticket(3, 1134, 'doing', [
      line('rojoes', 2, [], words.evening.littleSalt),
      line('tabua', 1, ['dose.meia', 'sem.nozes']),
    ]),
    ticket(10, 872, 'ready', [line('sardinhas', 2, ['guarnicao.broa']), line('tomatada', 1)]),
    ticket(5, 695, 'doing', [
      line('posta', 1, ['ponto.mal', 'guarnicao.murro']),
      line('bife', 1, ['ponto.medio', 'guarnicao.frita', 'sem.molho']),
    ]),
    ticket(7, 412, 'ready', [line('couvert', 1), line('caldo-verde', 2, ['extra.broa'])]),
    ticket(12, 203, 'todo', [line('tamboril', 2), line('peixinhos', 1)]),
    ticket(12, 203, 'doing', [line('loureiro', 1, ['medida.jarro'])]),
    ticket(1, 48, 'todo', [
      line('polvo', 1, ['sem.alho']),
      line('migas', 1, ['dose.inteira', 'extra.ovo']),
    ]),
  ].map((entry, index) => ({ ...entry, number: firstNumber + index }));
}

/** What table 7 has chosen and not yet sent. */
export const exampleLines: OrderLine[] = [
  line('bacalhau', 1, ['dose.meia', 'guarnicao.rodelas']),
  line('bife', 1, ['ponto.mal', 'guarnicao.frita'], words.evening.runnyEgg),
  line('vinhao', 2, ['medida.malga']),
];
