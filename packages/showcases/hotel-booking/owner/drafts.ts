import { type Day, isDay } from '../../browser/day.ts';
import { isRecord, type Shelf } from '../../browser/kept.ts';
import { type Booking, readBooking, readWish, type Wish } from '../booking.ts';

/** What a form was opened with, and what it says now. */
type Draft = { first: Wish | Booking; wish: Wish };

export type Drafts = ReturnType<typeof createDrafts>;

/** What is begun at the desk and not yet saved: it outlasts a reload, the guest's side and another language. */
export function createDrafts(shelf: Shelf) {
  const textOf = (key: string) => {
    const text = shelf.read(key);
    return typeof text === 'string' ? text : null;
  };
  return {
    read(name: string): Draft | null {
      const kept = shelf.read(`desk.${name}`);
      if (!isRecord(kept)) return null;
      const first = readBooking(kept.first) ?? readWish(kept.first);
      const wish = readWish(kept.wish);
      return first && wish && { first, wish };
    },
    write: (name: string, draft: Draft | null) => shelf.write(`desk.${name}`, draft),
    /** The form that is open, by the reference of its booking. */
    open: () => textOf('desk-open'),
    setOpen: (name: string | null) => shelf.write('desk-open', name),
    /** The day that was chosen; null for today. */
    day() {
      const day = textOf('desk-day');
      return isDay(day) ? day : null;
    },
    setDay: (day: Day | null) => shelf.write('desk-day', day),
  };
}
