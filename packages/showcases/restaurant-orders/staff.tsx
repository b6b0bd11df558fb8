import type { RefObject } from 'preact';
import { type Shown, type StaffView, staffNames, staffViews } from './app.ts';
import { Board } from './board.tsx';
import { PlainButton } from './button.tsx';
import { Floor } from './floor.tsx';
import { formatHour } from './hours.ts';
import { isOnBoard, stationOfTicket } from './kitchen.ts';
import { useHeading } from './use-heading.ts';
import { words } from './words.ts';

export function Staff(shown: Shown) {
  const { view, notice } = shown;
  // Here, so that a ticket which takes the focus along comes first.
  const heading = useHeading();
  if (!view) return null;
  return (
    <>
      <Pass {...shown} view={view} heading={heading} />
      {notice && <p class="undo">{notice.text}</p>}
      {view === 'sala' ? <Floor {...shown} /> : <Board key={view} {...shown} station={view} />}
    </>
  );
}

type PassProps = Shown & { view: StaffView; heading: RefObject<HTMLHeadingElement | null> };

/** The current screen, open tasks on the others, and the time. */
function Pass({ app, view, heading, now, tickets, requests }: PassProps) {
  const { watch } = app;
  const waiting = (other: StaffView) =>
    other === 'sala'
      ? requests.length
      : tickets.filter(
          (ticket) =>
            ticket.status === 'todo' && isOnBoard(ticket) && stationOfTicket(ticket) === other,
        ).length;
  return (
    <header class="pass">
      <h1 ref={heading} tabIndex={-1} id="staff-title">
        {staffNames[view]}
      </h1>
      <time class="hour">{formatHour(now)}</time>
      {app.model.isPretending() && !app.isPhoto && (
        <p class="none">
          {words.bill.pretended(formatHour(now))}
          <PlainButton onClick={() => app.alone(() => app.model.pretend(false))}>
            {words.bill.realTime}
          </PlainButton>
        </p>
      )}
      <p class="watch">
        <button
          type="button"
          aria-pressed={watch.isOn()}
          onClick={() => {
            watch.toggle();
            app.refresh();
          }}
        >
          {words.staff.watch}
        </button>
        {watch.isOn() && (
          <small>{watch.isAwake() ? words.staff.watching : words.staff.dozing}</small>
        )}
      </p>
      <nav aria-label={words.page.staff}>
        {staffViews
          .filter((other) => other !== view)
          .map((other) => (
            <a key={other} href={`#${other}`}>
              {staffNames[other]}
              {waiting(other) > 0 && <b>{waiting(other)}</b>}
            </a>
          ))}
        <a key="ementa" href="#ementa">
          {words.staff.toMenu}
        </a>
      </nav>
    </header>
  );
}
