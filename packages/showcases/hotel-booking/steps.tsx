import type { Shown } from './app.ts';
import { phaseOn } from './booking.ts';
import { hasDates } from './stay.ts';
import { words } from './words.ts';

export function Steps({ page, stay }: Shown) {
  const steps = [
    { name: 'datas', label: words.steps.dates, isOpen: true },
    { name: 'quartos', label: words.steps.room, isOpen: true },
    { name: 'dados', label: words.steps.details, isOpen: hasDates(stay) && stay.roomId !== null },
  ];
  return steps.map(({ name, label, isOpen }) => {
    const isCurrent = page.name === name;
    return (
      <li key={name} data-current={isCurrent ? '' : undefined}>
        {isOpen ? (
          <a href={`#${name}`} aria-current={isCurrent ? 'step' : undefined}>
            {label}
          </a>
        ) : (
          <span>{label}</span>
        )}
      </li>
    );
  });
}

/** The link to the guest's own bookings, with how many are still to come or under way. */
export function Mine({ app, now: { day } }: Shown) {
  const held = app.store
    .own()
    .filter(
      (booking) => booking.status === 'confirmed' && phaseOn(booking, day) !== 'after',
    ).length;
  return (
    <>
      {words.page.mine}
      {held > 0 && <span class="badge">{held}</span>}
    </>
  );
}
