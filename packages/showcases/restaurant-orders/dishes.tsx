import { formatCents } from '../browser/money.ts';
import type { Shown } from './app.ts';
import { DishArt } from './art.tsx';
import { menuAllergens } from './line-words.ts';
import { courses, type Dish, dishes } from './menu.ts';
import { words } from './words.ts';

export const Menu = (shown: Shown) =>
  courses.map(({ id, name, line }) => (
    <section key={id} id={id} class="course" aria-labelledby={`${id}-title`} tabIndex={-1}>
      <header>
        <h2 id={`${id}-title`}>{name}</h2>
        <p>{line}</p>
      </header>
      <ul class="dishes">
        {dishes
          .filter((dish) => dish.course === id)
          .map((dish) => (
            <DishCard key={dish.id} {...shown} dish={dish} />
          ))}
      </ul>
    </section>
  ));

/** What has run out stays to be read, and cannot be chosen until it is back. */
function DishCard({ app, soldOut, dish }: Shown & { dish: Dish }) {
  const isGone = soldOut.includes(dish.id);
  return (
    <li class="dish" data-sold-out={isGone ? '' : undefined}>
      <DishArt id={dish.id} />
      <div class="facts">
        <h3>{dish.name}</h3>
        <p class="about">{dish.description}</p>
        <p class="allergens">{menuAllergens(dish)}</p>
        <p class="price">
          <b>{formatCents(dish.price)}</b>
          {isGone && <strong class="gone">{words.menu.soldOut}</strong>}
          <button
            type="button"
            aria-haspopup="dialog"
            hidden={isGone}
            onClick={() => app.choose({ question: { kind: 'dish', dish } })}
          >
            <span class="unseen">{words.menu.choose(dish.name)}</span>
          </button>
        </p>
      </div>
    </li>
  );
}
