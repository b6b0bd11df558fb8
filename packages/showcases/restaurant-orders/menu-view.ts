import { h } from '../browser/element.ts';
import { formatCents } from '../browser/money.ts';
import { type Allergen, allergensOf, allergensToCome } from './allergens.ts';
import { dishArt } from './dish-art.ts';
import { courses, type Dish, dishes } from './menu.ts';
import { defaultChoices } from './order.ts';
import { words } from './words.ts';

export function listOf(found: readonly Allergen[]): string {
  return found.map((allergen) => words.allergens[allergen]).join(', ');
}

export function allergenSentence(found: readonly Allergen[]): string {
  return found.length > 0 ? words.menu.contains(listOf(found)) : words.menu.none;
}

/** On the menu nothing is chosen yet, so it also lists what the options may contain. */
function menuAllergens(dish: Dish): string {
  const usual = defaultChoices(dish);
  const more = allergensToCome(dish, usual);
  const sentence = allergenSentence(allergensOf(dish, usual));
  return more.length > 0 ? words.menu.withOptions(sentence, listOf(more)) : sentence;
}

function dishCard(dish: Dish, onOpen: (dish: Dish) => void): HTMLElement {
  return h(
    'li',
    { class: 'dish', 'data-dish': dish.id },
    dishArt(dish.id),
    h(
      'div',
      { class: 'facts' },
      h('h3', {}, dish.name),
      h('p', { class: 'about' }, dish.description),
      h('p', { class: 'allergens' }, menuAllergens(dish)),
      h(
        'p',
        { class: 'price' },
        h('b', {}, formatCents(dish.price)),
        h('strong', { class: 'gone', hidden: true }, words.menu.soldOut),
        h(
          'button',
          { 'aria-haspopup': 'dialog', onclick: () => onOpen(dish) },
          h('span', { class: 'unseen' }, words.menu.choose(dish.name)),
        ),
      ),
    ),
  );
}

/** Fills the navigation and the menu, one coloured band a course. */
export function drawMenu(nav: HTMLElement, menu: HTMLElement, onOpen: (dish: Dish) => void): void {
  for (const { id, name, line } of courses) {
    nav.append(h('a', { href: `#${id}` }, name));
    const own = dishes.filter((dish) => dish.course === id);
    menu.append(
      h(
        'section',
        { id, class: 'course', 'aria-labelledby': `${id}-title`, tabindex: -1 },
        h('header', {}, h('h2', { id: `${id}-title` }, name), h('p', {}, line)),
        h('ul', { class: 'dishes' }, ...own.map((dish) => dishCard(dish, onOpen))),
      ),
    );
  }
  markCurrentCourse(nav, menu);
}

/** What has run out stays to be read, and cannot be chosen until it is back. */
export function markSoldOut(page: ParentNode, soldOut: readonly string[]): void {
  for (const place of page.querySelectorAll<HTMLElement>('[data-dish]')) {
    const isGone = soldOut.includes(place.dataset.dish ?? '');
    place.toggleAttribute('data-sold-out', isGone);
    const button = place instanceof HTMLButtonElement ? place : place.querySelector('button');
    if (button) button.disabled = isGone;
    const word = place.querySelector<HTMLElement>('.gone');
    if (word) word.hidden = !isGone;
  }
}

function markCurrentCourse(nav: HTMLElement, menu: HTMLElement): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const link = nav.querySelector<HTMLElement>(`a[href="#${entry.target.id}"]`);
        if (!link) continue;
        if (!entry.isIntersecting) link.removeAttribute('aria-current');
        else {
          link.setAttribute('aria-current', 'true');
          // Only the row itself moves: scrollIntoView would also move the page.
          nav.scrollTo({ left: link.offsetLeft - nav.clientWidth / 2 + link.offsetWidth / 2 });
        }
      }
    },
    { rootMargin: '-30% 0px -69% 0px' },
  );
  for (const section of menu.children) observer.observe(section);
}
