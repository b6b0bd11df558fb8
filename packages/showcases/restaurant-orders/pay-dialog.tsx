import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { formatCents } from '../browser/money.ts';
import { Amount } from './amount.tsx';
import type { App, Payment, Question, Shown } from './app.ts';
import { Totals } from './bill-lines.tsx';
import { CallButton } from './button.tsx';
import { Pane } from './dialog.tsx';
import { callToPay } from './guest-acts.ts';
import {
  isOwed,
  isToCome,
  owedLines,
  payShares,
  type Share,
  type Ticket,
  ticketsOfTable,
  wholeShare,
} from './kitchen.ts';
import { lineWishes, withAllergens } from './line-words.ts';
import { splitEvenly } from './money.ts';
import { billFor, lineName, linePrice, type OrderLine } from './order.ts';
import { maxPeople } from './receipts.ts';
import { settle } from './staff-acts.ts';
import { words } from './words.ts';

type SheetProps = {
  app: App;
  question: Question;
  title: string;
  /** What is to be paid, and all orders as they are now. */
  tickets: readonly Ticket[];
  current: readonly Ticket[];
  people: number;
  onSplit: (people: number) => void;
  /** What has happened while or since the sheet was open. */
  notice: string | undefined;
  /** Stands after the sum and its division. */
  items?: ComponentChildren;
  /** The button. */
  children: ComponentChildren;
};

/** What there is to pay, and what each pays if it is divided. */
function PaySheet({ app, question, tickets, people, onSplit, ...props }: SheetProps) {
  const bill = billFor(owedLines(tickets));
  const numbers = tickets.map(({ number }) => number);
  const toCome = props.current.filter(
    (one) => numbers.includes(one.number) && isToCome(one),
  ).length;
  return (
    <Pane title={props.title} onClose={() => app.close(question)}>
      {props.notice && <strong class="gone">{props.notice}</strong>}
      <Totals bill={bill} />
      <div class="split">
        <span>{words.pay.split}</span>
        <Amount
          value={people}
          min={1}
          max={maxPeople}
          what={words.pay.people}
          onStep={(by) => onSplit(people + by)}
        />
        <p aria-live="polite">{splitSentence(bill.total, people)}</p>
      </div>
      {props.items}
      {toCome > 0 && <p class="about">{words.pay.unserved(toCome)}</p>}
      <div class="actions">{props.children}</div>
    </Pane>
  );
}

function splitSentence(total: number, people: number): string {
  const parts = splitEvenly(total, people);
  const [most = 0] = parts;
  const least = parts.at(-1) ?? 0;
  if (people === 1) return words.pay.alone(formatCents(total));
  if (most === least) return words.pay.everyone(formatCents(most));
  const many = parts.filter((part) => part === most).length;
  return words.pay.uneven(many, formatCents(most), people - many, formatCents(least));
}

type BillQuestion = Extract<Question, { kind: 'bill' }>;
type AskDialogProps = Shown & { question: BillQuestion };

/** The guests see what there is to pay, which follows the bill, and may ask for somebody to come. */
export function AskDialog({ app, question, table, tickets }: AskDialogProps) {
  const [people, setPeople] = useState(2);
  const own = ticketsOfTable(tickets, table);
  const { total } = billFor(owedLines(own));
  const [first] = useState(total);
  useLayoutEffect(() => {
    if (total === 0) app.close(question);
  }, [app, question, total]);
  return (
    <PaySheet
      app={app}
      question={question}
      title={words.pay.title(table ?? question.table)}
      tickets={own}
      current={own}
      people={people}
      onSplit={setPeople}
      notice={total === first ? undefined : words.say.billNow(formatCents(total))}
    >
      <CallButton
        onClick={() => {
          app.close(question);
          callToPay(app, people);
        }}
      >
        {words.pay.call}
      </CallButton>
    </PaySheet>
  );
}

type PaymentDialogProps = Shown & { question: Payment };

/** Staff take the payment of what the sheet shows, or of a part of it, or take a part off the bill. */
export function PaymentDialog({ app, requests, question, ...shown }: PaymentDialogProps) {
  const { table, tickets } = question;
  const current = shown.tickets;
  // As many as the guests have said, until the staff say otherwise.
  const [split, setSplit] = useState<number | null>(null);
  const said = requests.find((request) => request.table === table)?.people ?? 2;
  const whole = wholeShare(tickets);
  /** One person's part: how many of each line. */
  const [part, setPart] = useState<readonly Share[]>(() =>
    whole.map((share) => ({ ...share, quantities: share.quantities.map(() => 0) })),
  );
  const [isOpen, setOpen] = useState(false);
  const { total } = billFor(owedLines(tickets));
  const sum = billFor(payShares(tickets, part).lines).total;
  // Somebody asks for money by what stands here: it must not wait for the press to say that it is another sum now.
  const isStale = !isOwed(current, table, sum === 0 ? whole : part);
  const now = billFor(owedLines(ticketsOfTable(current, table))).total;
  const more = now > total ? words.say.moreNow(formatCents(now)) : question.notice;
  const notice = isStale ? words.say.changed : more;
  const isStopping = part.some(
    ({ quantities }, place) =>
      tickets[place]?.status !== 'served' && quantities.some((quantity) => quantity > 0),
  );

  // While it is folded and nothing chosen it is the whole bill.
  const isNothing = sum === 0 && isOpen;
  // Not `disabled`: that would drop the focus of someone who has just pressed the button.
  const button = (how: 'pay' | 'takeOff', isStopped: boolean, text: string) => (
    <CallButton
      aria-disabled={isStopped || undefined}
      aria-describedby="pay-chosen"
      onClick={() => {
        if (isStopped) return;
        app.close(question);
        settle(app, how, table, sum === 0 ? whole : part);
      }}
    >
      {text}
    </CallButton>
  );
  return (
    <PaySheet
      app={app}
      question={question}
      title={words.pay.takeTitle(table)}
      tickets={tickets}
      current={current}
      people={split ?? said}
      onSplit={setSplit}
      notice={notice}
      items={
        <details class="split items" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{words.pay.byItem}</summary>
          <Items whole={whole} part={part} tickets={tickets} onChange={setPart} />
          <p id="pay-chosen" aria-live="polite">
            {sum === 0
              ? words.pay.chooseItems
              : words.pay.chosen(formatCents(sum), formatCents(total - sum))}
            {isStopping && ` ${words.pay.offStops}`}
          </p>
          {button('takeOff', sum === 0, words.pay.off)}
        </details>
      }
    >
      {button(
        'pay',
        isNothing,
        sum === 0 ? words.pay.isPaid : words.pay.partPaid(formatCents(sum)),
      )}
    </PaySheet>
  );
}

type ItemsProps = {
  whole: readonly Share[];
  part: readonly Share[];
  tickets: readonly Ticket[];
  onChange: (part: readonly Share[]) => void;
};

const Items = ({ whole, part, tickets, onChange }: ItemsProps) => (
  <ul>
    {whole.flatMap(({ number, quantities }, place) =>
      quantities.map((owed, index) => {
        const line = tickets[place]?.lines[index];
        if (!line || owed === 0) return null;
        const name = lineName(line);
        const details = lineDetails(line, owed, number);
        const quantity = part[place]?.quantities[index] ?? 0;
        return (
          <li key={`${number}.${index}`}>
            <span>
              {`${owed} × ${name}`}
              <small>{details}</small>
            </span>
            <Amount
              value={quantity}
              max={owed}
              what={`${name}, ${details}`}
              onStep={(by) =>
                onChange(
                  part.map((share) =>
                    share.number === number
                      ? { number, quantities: share.quantities.with(index, quantity + by) }
                      : share,
                  ),
                )
              }
            />
          </li>
        );
      }),
    )}
  </ul>
);

/** What sets a line apart from others of the same dish: options, price of one, and order. */
function lineDetails(line: OrderLine, owed: number, ticket: number): string {
  const price = formatCents(linePrice({ ...line, quantity: 1 }));
  return [
    lineWishes(line),
    line.allergy && withAllergens(words.menu.allergic, line),
    owed > 1 ? words.pay.each(price) : price,
    words.staff.ticket(ticket),
  ]
    .filter(Boolean)
    .join(' · ');
}
