import { formatMoney } from '../../browser/money.ts';
import { QuietButton } from '../../browser/quiet-button.tsx';
import type { App } from '../app.ts';
import { type Booking, balanceCents } from '../booking.ts';
import type { Answer } from '../bookings.ts';
import { words } from './words.ts';

export type Desk = {
  app: App;
  day: string;
  /** The reference of the booking whose form is open. */
  open: string | null;
  onOpen: (reference: string | null) => void;
  /** Waits for the store, shows what is then, and says it. */
  onAct: (act: Promise<Answer>, done: (reference: string) => string) => void;
};

type SettleButtonProps = { desk: Desk; booking: Booking };

/** All that is owed has been paid, or what was too much given back. */
export function SettleButton({ desk, booking }: SettleButtonProps) {
  const balance = balanceCents(booking);
  if (balance === 0) return null;
  const label = balance > 0 ? words.settle.pay : words.settle.back;
  return (
    <QuietButton onClick={() => desk.onAct(desk.app.store.settle(booking, balance), words.settled)}>
      {label(formatMoney(Math.abs(balance)))}
    </QuietButton>
  );
}
