import { formatCents } from '../browser/money.ts';
import { Picture } from '../kit/picture.tsx';
import type { Shown } from './app.ts';
import { BakeStepper } from './bake-stepper.tsx';
import { drawingOf } from './drawings.ts';
import { clock, ovenWords, relativeDay } from './format.ts';
import { doorAt } from './hours.ts';
import { bakesOn, ovenState } from './oven.ts';
import { type Allergen, BAKES, type Bake, COFFEES, type Coffee } from './products.ts';
import { leftOf } from './reservation.ts';
import { words } from './words.ts';

const AVOIDABLE: readonly Allergen[] = ['milk', 'eggs', 'sesame', 'nuts'];

const listOf = (allergens: readonly Allergen[]) =>
  `${allergens.map((allergen) => words.allergens[allergen]).join(', ')}.`;

/** What the choice concerns: all that is eaten and drunk here. */
const PRODUCTS: readonly (Bake | Coffee)[] = [...BAKES, ...COFFEES];

const isHidden = ({ allergens }: Bake | Coffee, avoided: readonly Allergen[]) =>
  allergens.some((allergen) => avoided.includes(allergen));

export function Avoid({ app, avoided }: Shown) {
  function handleChange(allergen: Allergen, isAvoided: boolean) {
    const others = avoided.filter((other) => other !== allergen);
    const next = isAvoided ? [...others, allergen] : others;
    app.choose({ avoided: next });
    const shown = PRODUCTS.filter((product) => !isHidden(product, next)).length;
    app.say(words.shelf.shown(shown, PRODUCTS.length));
  }

  return AVOIDABLE.map((allergen) => (
    <label key={allergen} class="pill">
      <input
        type="checkbox"
        class="unseen"
        checked={avoided.includes(allergen)}
        onChange={({ currentTarget }) => handleChange(allergen, currentTarget.checked)}
      />
      <span>{words.allergens[allergen]}</span>
    </label>
  ));
}

const shelf = (kind: Bake['kind']) => (shown: Shown) =>
  BAKES.filter((bake) => bake.kind === kind).map((bake) => (
    <Card key={bake.id} {...shown} bake={bake} />
  ));

export const Bread = shelf('pao');
export const Pastry = shelf('pastelaria');

function Card({ app, now, saved, avoided, bake }: Shown & { bake: Bake }) {
  const state = ovenState(bake, now);
  const said = ovenWords(state, now.day);
  const isGone = leftOf(bake.id, now.day, saved) === 0;
  const isWarm = state.status === 'warm' && !isGone;
  // With the door shut, the times of the day on which it opens next.
  const door = doorAt(now);
  const day = door.status === 'open' ? now.day : door.day;
  const isOver = isGone && day === now.day;
  const out = isOver ? '' : bakesOn(bake, day).map(clock).join(' · ');
  const only = bake.weekdays ? words.shelf.onlyWeekend : '';
  return (
    <li class="card" id={bake.id} tabIndex={-1} data-warm={isWarm} hidden={isHidden(bake, avoided)}>
      <div class="tile">
        <Picture svg={drawingOf(bake.id)} />
        <p class="oven">{isGone ? words.oven.soldOut : isWarm ? words.oven.warm(said) : said}</p>
      </div>
      <CardHead item={bake} />
      <p class="times">{out ? `${relativeDay(day, now.day)}: ${out}` : only}</p>
      <details>
        <summary>
          {words.shelf.contents}
          <span class="unseen">{`: ${bake.name}`}</span>
        </summary>
        <div class="contents">
          <p>{bake.ingredients}</p>
          <p>
            <strong>{words.shelf.allergens}</strong>
            {bake.allergens.length > 0 ? listOf(bake.allergens) : words.shelf.none}
          </p>
        </div>
        {only && <p>{only}</p>}
      </details>
      <div class="card-foot">
        <p class="measure">{bake.measure}</p>
        <BakeStepper app={app} bake={bake} saved={saved} />
      </div>
    </li>
  );
}

const CardHead = ({ item }: { item: Bake | Coffee }) => (
  <>
    <div class="card-head">
      <h3>{item.name}</h3>
      <p class="price">{formatCents(item.cents)}</p>
    </div>
    <p class="note">{item.note}</p>
  </>
);

export const Cups = ({ avoided }: Shown) =>
  COFFEES.map((coffee) => (
    <li key={coffee.id} hidden={isHidden(coffee, avoided)}>
      <Picture svg={drawingOf(coffee.id)} />
      <CardHead item={coffee} />
      <p class="small">
        {coffee.measure}. {coffee.ingredients}
        {coffee.allergens.length > 0 && ` ${words.shelf.allergens}${listOf(coffee.allergens)}`}
      </p>
    </li>
  ));
