import { formatMoney } from '../../browser/money.ts';
import { QuietButton } from '../../kit/quiet-button.tsx';
import type { App } from '../app.ts';
import { type Booking, balanceCents } from '../booking.ts';
import type { Answer } from '../bookings.ts';
import type { Drafts } from './drafts.ts';
import { words } from './words.ts';

export type Desk = {
  app: App;
  day: string;
  /** The reference of the booking whose form is open. */
  open: string | null;
  onOpen: (reference: string | null) => void;
  /** What is typed and not yet saved, by reference: another form may be opened meanwhile. */
  drafts: Drafts;
  /** What came of the last act, and the booking that it was about. */
  last: { reference: string; said: string; isRefused: boolean } | null;
  /** Waits for the store, shows what is then, and says it. */
  onAct: (reference: string, act: Promise<Answer>, done: (reference: string) => string) => void;
};

type SettleButtonProps = { desk: Desk; booking: Booking };

/** All that is owed has been paid, or what was too much given back. */
export function SettleButton({ desk, booking }: SettleButtonProps) {
  const balance = balanceCents(booking);
  if (balance === 0) return null;
  const label = balance > 0 ? words.settle.pay : words.settle.back;
  return (
    <QuietButton
      onClick={() =>
        desk.onAct(booking.reference, desk.app.store.settle(booking, balance), words.settled)
      }
    >
      {label(formatMoney(Math.abs(balance)))}
    </QuietButton>
  );
}
