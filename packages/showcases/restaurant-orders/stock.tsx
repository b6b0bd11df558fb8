import type { Shown } from './app.ts';
import { courses, dishes } from './menu.ts';
import { words } from './words.ts';

/** What has run out, to be marked with one press. */
export const Stock = ({ app, soldOut }: Shown) => (
  <section class="stock" aria-labelledby="stock-title">
    <h2 id="stock-title">
      {words.staff.soldOut}
      <b>{soldOut.length}</b>
    </h2>
    <p class="none">{words.staff.soldOutHint}</p>
    {courses.map(({ id, name }) => (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its legend out otherwise.
      <div key={id} role="group" aria-label={name}>
        <h3>{name}</h3>
        <div class="switches">
          {dishes
            .filter((dish) => dish.course === id)
            .map((dish) => {
              const isGone = soldOut.includes(dish.id);
              return (
                <button
                  key={dish.id}
                  type="button"
                  aria-pressed={isGone}
                  onClick={() => app.alone(() => app.model.setSoldOut(dish.id, !isGone))}
                >
                  {dish.name}
                </button>
              );
            })}
        </div>
      </div>
    ))}
  </section>
);
