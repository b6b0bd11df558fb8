import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { find } from '../browser/element.ts';
import { formatCents } from '../browser/money.ts';
import { QuietButton } from '../kit/quiet-button.tsx';
import type { Shown } from './app.ts';
import { dayWords, linesWords, slotWords } from './format.ts';
import { keyOf, type Reservation, type Stage, stageOf } from './reservation.ts';
import { words } from './words.ts';

export const focusMine = () => find('#mine-title', HTMLElement).focus();

export function Mine(shown: Shown) {
  const { now, saved } = shown;
  const [last, setLast] = useState({ key: '', isCancelled: false, said: '' });
  const current = saved.reservations
    .filter((order) => !order.byBakery && !saved.withdrawn.includes(keyOf(order)))
    .map((order) => ({ order, stage: stageIn(shown, order) }))
    .filter(({ stage }) => stage !== 'past')
    .sort((a, b) => (a.order.day + a.order.slot < b.order.day + b.order.slot ? -1 : 1));
  // What was said of an order is true until the bakery changes it.
  const isThere = current.some(({ order }) => keyOf(order) === last.key);
  const done = isThere === last.isCancelled ? '' : last.said;
  if (current.length === 0) {
    const hadOne = saved.reservations.some((order) => !order.byBakery);
    const left = words.mine[hadOne ? 'noneLeft' : 'none'];
    return <p class="small">{done ? `${done} ${left}` : left}</p>;
  }
  return (
    <>
      {done && <p class="small">{done}</p>}
      <ul class="own">
        {current.map(({ order, stage }) => (
          <li key={keyOf(order)}>
            <b class="code">{order.code}</b>
            <p>
              <strong>{dayWords(order.day, now.day)}</strong> {slotWords(order.slot)}
            </p>
            <p>
              {words.mine.summary(
                linesWords(order.lines),
                formatCents(order.totalCents),
                order.name,
              )}
            </p>
            {order.note && (
              <p>
                <q>{order.note}</q>
              </p>
            )}
            {stage !== 'past' && <p class="small">{words.mine.stages[stage]}</p>}
            {stage === 'waiting' && <Cancel {...shown} order={order} onDone={setLast} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function stageIn({ now, saved }: Shown, order: Reservation): Stage | 'cancelled' | 'handed' {
  if (saved.cancelled.includes(keyOf(order))) return 'cancelled';
  if (saved.handed.includes(keyOf(order))) return 'handed';
  return stageOf(order, now);
}

type CancelProps = Shown & {
  order: Reservation;
  onDone: (last: { key: string; isCancelled: boolean; said: string }) => void;
};

/** Cancelling asks first. The button that keeps the reservation is where "cancel" was. */
function Cancel({ app, order, onDone }: CancelProps) {
  const [status, setStatus] = useState<'idle' | 'asking' | 'kept'>('idle');
  const first = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (status !== 'idle') first.current?.focus();
  }, [status]);

  async function handleCancel() {
    setStatus('idle');
    const kept = await app.orders.cancel(order, 'customer');
    app.refresh();
    // The question may have been open while the clock passed eight in the evening.
    const said = kept ? words.mine.kept[kept] : words.mine.cancelled(order.code);
    onDone({ key: keyOf(order), isCancelled: kept === null, said });
    app.say(said);
    focusMine();
  }

  if (status === 'asking')
    return (
      <div class="actions">
        <QuietButton key="no" ref={first} onClick={() => setStatus('kept')}>
          {words.mine.no}
        </QuietButton>
        <QuietButton onClick={handleCancel}>{words.mine.yes}</QuietButton>
      </div>
    );
  return (
    <div class="actions">
      <QuietButton ref={first} onClick={() => setStatus('asking')}>
        {words.mine.cancel}
        <span class="unseen">{words.mine.cancelWhich(order.code)}</span>
      </QuietButton>
    </div>
  );
}
