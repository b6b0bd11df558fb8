import { useEffect, useState } from 'preact/hooks';
import { find } from '../browser/element.ts';
import { formatCents } from '../browser/money.ts';
import type { Shown } from './app.ts';
import { piecesOf, totalCentsOf } from './reservation.ts';
import { words } from './words.ts';

/** What is in the bag, as a link to the reservation; hidden while that is on the screen. */
export function Tray({ saved: { basket }, wish }: Shown) {
  const [isBookingInView, setBookingInView] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) =>
      setBookingInView(entry?.isIntersecting ?? false),
    );
    watch.observe(find('#booking', HTMLElement));
    return () => watch.disconnect();
  }, []);
  const count = piecesOf(basket);
  const next = wish.lost ? words.booking.again : words.page.toBooking;
  return (
    <a class="tray" href="#reservar" hidden={isBookingInView || count === 0}>
      {`${words.pieces(count)}, ${formatCents(totalCentsOf(basket))} · ${next}`}
    </a>
  );
}
