import { find, h } from '../browser/element.ts';
import { formatCents } from '../browser/money.ts';
import type { App, Draw } from './app.ts';
import { DRAWINGS } from './drawings.ts';
import { clock, ovenWords, relativeDay } from './format.ts';
import { doorAt } from './hours.ts';
import { bakesOn, ovenState } from './oven.ts';
import { picture } from './picture.ts';
import { type Allergen, BAKES, type Bake, COFFEES } from './products.ts';
import { leftOf } from './reservation.ts';
import { stepper } from './stepper.ts';
import { words } from './words.ts';

const AVOIDABLE: readonly Allergen[] = ['milk', 'eggs', 'sesame', 'nuts'];

function listOf(allergens: readonly Allergen[]): string {
  return `${allergens.map((allergen) => words.allergens[allergen]).join(', ')}.`;
}

function contents(item: Pick<Bake, 'ingredients' | 'allergens'>): HTMLElement {
  return h(
    'div',
    { class: 'contents' },
    h('p', {}, item.ingredients),
    h(
      'p',
      {},
      h('strong', {}, words.shelf.allergens),
      item.allergens.length > 0 ? listOf(item.allergens) : words.shelf.none,
    ),
  );
}

function card(app: App, bake: Bake): { element: HTMLElement; draw: Draw } {
  const status = h('p', { class: 'oven' });
  const times = h('p', { class: 'times' });
  const { element: steps, draw: drawSteps } = stepper(app, bake);
  const only = bake.weekdays ? words.shelf.onlyWeekend : '';
  const element = h(
    'li',
    { class: 'card', id: bake.id, tabindex: '-1' },
    h('div', { class: 'tile' }, picture(200, 160, DRAWINGS[bake.id] ?? []), status),
    h(
      'div',
      { class: 'card-head' },
      h('h3', {}, bake.name),
      h('p', { class: 'price' }, formatCents(bake.cents)),
    ),
    h('p', { class: 'note' }, bake.note),
    times,
    h(
      'details',
      {},
      h(
        'summary',
        {},
        words.shelf.contents,
        h('span', { class: 'unseen' }, words.shelf.contentsOf(bake.name)),
      ),
      contents(bake),
      only && h('p', {}, only),
    ),
    h('div', { class: 'card-foot' }, h('p', { class: 'measure' }, bake.measure), steps),
  );
  return {
    element,
    draw() {
      drawSteps();
      const now = app.now();
      const state = ovenState(bake, now);
      const said = ovenWords(state, now.day);
      const isGone = leftOf(bake.id, now.day, app.orders.saved()) === 0;
      const isWarm = state.status === 'warm' && !isGone;
      element.dataset.warm = String(isWarm);
      status.textContent = isGone ? words.oven.soldOut : isWarm ? words.oven.warm(said) : said;
      // With the door shut, the times of the day on which it opens next.
      const door = doorAt(now);
      const day = door.status === 'open' ? now.day : door.day;
      const out = bakesOn(bake, day).map(clock).join(' · ');
      times.textContent = out ? `${relativeDay(day, now.day)}: ${out}` : only;
    },
  };
}

/** Breads, cakes and coffees, and the choice of what to hide. */
export function mountShelves(app: App): Draw {
  const cards = BAKES.map((bake) => ({ bake, ...card(app, bake) }));
  const shelf = (kind: Bake['kind']) =>
    cards.filter(({ bake }) => bake.kind === kind).map(({ element }) => element);
  find('#bread', HTMLElement).append(...shelf('pao'));
  find('#pastry', HTMLElement).append(...shelf('pastelaria'));

  find('#cups', HTMLElement).append(
    ...COFFEES.map((coffee) =>
      h(
        'li',
        {},
        picture(200, 160, DRAWINGS[coffee.id] ?? []),
        h(
          'div',
          { class: 'card-head' },
          h('h3', {}, coffee.name),
          h('p', { class: 'price' }, formatCents(coffee.cents)),
        ),
        h('p', { class: 'note' }, coffee.note),
        h(
          'p',
          { class: 'small' },
          `${coffee.measure}. ${coffee.ingredients}${coffee.allergens.length > 0 ? ` ${words.shelf.allergens}${listOf(coffee.allergens)}` : ''}`,
        ),
      ),
    ),
  );

  const avoided = new Set<Allergen>();
  const hide = () => {
    let shown = 0;
    for (const { bake, element } of cards) {
      element.hidden = bake.allergens.some((allergen) => avoided.has(allergen));
      if (!element.hidden) shown += 1;
    }
    app.say(words.shelf.shown(shown, cards.length));
  };
  find('#without', HTMLElement).append(
    ...AVOIDABLE.map((allergen) => {
      const box = h('input', { type: 'checkbox', class: 'unseen' });
      box.addEventListener('change', () => {
        if (box.checked) avoided.add(allergen);
        else avoided.delete(allergen);
        hide();
      });
      return h('label', { class: 'pill' }, box, h('span', {}, words.allergens[allergen]));
    }),
  );

  return () => {
    for (const { draw } of cards) draw();
  };
}
