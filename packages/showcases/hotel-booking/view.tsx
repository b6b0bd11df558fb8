import type { Shown } from './app.ts';
import { Bookings, Confirmation } from './bookings-view.tsx';
import { Dates } from './dates-view.tsx';
import { Details } from './details-view.tsx';
import { named } from './named.ts';
import { Catalogue, Rooms } from './rooms-view.tsx';

export function View(shown: Shown) {
  const { app, page, Desk } = shown;
  switch (page.name) {
    case 'datas':
      return <Dates {...shown} />;
    case 'quartos':
      return page.stay ? <Rooms {...shown} stay={page.stay} /> : <Catalogue {...shown} />;
    case 'dados':
      return <Details {...shown} stay={page.stay} room={page.room} />;
    case 'confirmation':
      return <Confirmation {...shown} booking={page.booking} />;
    case 'reservas':
      return <Bookings {...shown} />;
    case 'gestao':
      return (
        <section class="desk" {...named} aria-labelledby="desk">
          {Desk && <Desk app={app} />}
        </section>
      );
  }
}
