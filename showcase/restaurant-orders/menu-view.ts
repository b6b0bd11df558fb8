import { dishArt } from './dish-art.ts';
import { h } from './element.ts';
import { courses, type Dish, dishes } from './menu.ts';
import { formatCents } from './money.ts';

export function allergenLine(dish: Dish): string {
  return dish.allergens.length > 0
    ? `Contém ${dish.allergens.join(', ')}`
    : 'Sem alergénios declarados';
}

function dishCard(dish: Dish, onOpen: (dish: Dish) => void): HTMLElement {
  return h(
    'li',
    { class: 'dish' },
    dishArt(dish.id),
    h(
      'div',
      { class: 'facts' },
      h('h3', {}, dish.name),
      h('p', { class: 'about' }, dish.description),
      h('p', { class: 'allergens' }, allergenLine(dish)),
      h(
        'p',
        { class: 'price' },
        h('b', {}, formatCents(dish.price)),
        h(
          'button',
          { type: 'button', 'aria-haspopup': 'dialog', onclick: () => onOpen(dish) },
          h('span', { class: 'unseen' }, `Escolher ${dish.name}`),
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
