import { type App, hasDates } from './app.ts';
import { offers } from './availability.ts';
import { createBar } from './bar.ts';
import { createCalendar } from './calendar.ts';
import { type Day, formatDay, nightsBetween, weekdayName } from './dates.ts';
import { h } from './dom.ts';
import { count, formatMoney } from './money.ts';
import { minimumStay } from './rates.ts';
import { type Party, partyLimits } from './rooms.ts';
import { withParty } from './stay.ts';

function readout(label: string, day: Day | null, prompt: string): HTMLElement {
  return h(
    'div',
    { class: 'readout', 'data-empty': day === null },
    h('span', { class: 'label' }, label),
    h('span', { class: 'figure' }, day ? String(Number(day.slice(8))) : '–'),
    h(
      'span',
      { class: 'unit' },
      day ? formatDay(day, 'month') : prompt,
      day ? h('small', {}, weekdayName(day)) : null,
    ),
  );
}

/** A number with two buttons; the number is announced by the view when it changes. */
function stepper(
  label: string,
  note: string,
  read: () => number,
  limits: () => { min: number; max: number },
  onChange: (value: number) => void,
): { root: HTMLElement; update: () => void } {
  const id = `passo-${label.toLowerCase()}`;
  const change = (step: number) => {
    const { min, max } = limits();
    const next = read() + step;
    if (next >= min && next <= max) onChange(next);
  };
  const less = h('button', {
    'aria-label': `Menos ${label.toLowerCase()}`,
    onclick: () => change(-1),
  });
  const more = h('button', {
    class: 'more',
    'aria-label': `Mais ${label.toLowerCase()}`,
    onclick: () => change(1),
  });
  const value = h('span', { class: 'figure' });
  const update = () => {
    const { min, max } = limits();
    value.textContent = String(read());
    // Not `disabled`: that would drop the focus of someone who has just pressed the button.
    less.setAttribute('aria-disabled', String(read() <= min));
    more.setAttribute('aria-disabled', String(read() >= max));
  };
  update();
  return {
    root: h(
      'div',
      { class: 'stepper', role: 'group', 'aria-labelledby': id },
      h('p', { id }, label, h('small', {}, note)),
      less,
      value,
      more,
    ),
    update,
  };
}

const houseFacts = [
  ['Chegar', 'Das 15h às 21h. Mais tarde, deixamos a chave debaixo do vaso azul.'],
  ['Partir', 'Até às 12h, ou às 16h com a saída tardia. A bagagem pode ficar.'],
  ['Mudar de ideias', 'Cancelamento sem custos até três dias antes da chegada.'],
] as const;

export function datesView(app: App): HTMLElement {
  const figures = h('div', { class: 'readouts' });
  const hint = h('p', { class: 'hint' });
  const bar = createBar('Ver quartos', () => {
    if (hasDates(app.stay)) app.go('#quartos');
    else {
      app.announce('Escolha primeiro a chegada e a partida no calendário.');
      calendar.root.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
    }
  });
  const calendar = createCalendar(app, update);
  const setParty = (party: Party) => {
    const before = app.stay;
    app.setStay(withParty(before, party, app.store.active()));
    calendar.update();
    update();
    app.announce(
      before.departure && !app.stay.departure
        ? 'Para este grupo não há quarto em todas essas noites. Escolha outras datas.'
        : `${count(app.stay.adults, 'adulto', 'adultos')}, ${count(app.stay.children, 'criança', 'crianças')}.`,
    );
  };
  const adults = stepper(
    'Adultos',
    'a partir dos 13 anos',
    () => app.stay.adults,
    () => ({ min: 1, max: Math.min(partyLimits.adults, partyLimits.guests - app.stay.children) }),
    (value) => setParty({ adults: value, children: app.stay.children }),
  );
  const children = stepper(
    'Crianças',
    'até aos 12 anos',
    () => app.stay.children,
    () => ({ min: 0, max: Math.min(partyLimits.children, partyLimits.guests - app.stay.adults) }),
    (value) => setParty({ adults: app.stay.adults, children: value }),
  );

  function update(): void {
    const { stay } = app;
    const nights = hasDates(stay) ? nightsBetween(stay.arrival, stay.departure).length : 0;
    figures.replaceChildren(
      readout('Chegada', stay.arrival, 'escolha o dia'),
      readout('Partida', stay.departure, stay.arrival ? 'e o da volta' : 'escolha o dia'),
      h(
        'div',
        { class: 'readout total', 'data-empty': nights === 0 },
        h('span', { class: 'label' }, 'Estadia'),
        h('span', { class: 'figure' }, nights ? String(nights) : '–'),
        h(
          'span',
          { class: 'unit' },
          nights === 1 ? 'noite' : 'noites',
          h('small', {}, `mínimo ${minimumStay(stay.arrival ?? app.today)}`),
        ),
      ),
    );
    hint.textContent = stay.departure
      ? 'Para mudar, escolha outra chegada.'
      : stay.arrival
        ? `Agora a partida: ${count(minimumStay(stay.arrival), 'noite', 'noites')} no mínimo.`
        : 'Comece pelo dia da chegada.';
    adults.update();
    children.update();
    if (!hasDates(stay)) {
      bar.update('Escolha as suas noites', 'Preços por quarto, IVA incluído', false);
      return;
    }
    const free = offers(stay.arrival, stay.departure, stay, app.store.active()).filter(
      (offer) => offer.status === 'free',
    );
    const left = free.reduce((sum, offer) => sum + offer.left, 0);
    const lowest = Math.min(...free.map((offer) => offer.totalCents));
    bar.update(
      `desde ${formatMoney(lowest)}`,
      `${count(nights, 'noite', 'noites')}, ${count(left, 'quarto livre', 'quartos livres')}`,
      true,
    );
  }

  update();
  return h(
    'section',
    { class: 'dates' },
    h('h2', { class: 'sr', tabindex: -1 }, 'Escolha as noites'),
    h(
      'div',
      { class: 'first' },
      figures,
      calendar.root,
      h(
        'div',
        { class: 'legend' },
        hint,
        h(
          'p',
          { class: 'key' },
          h('span', { class: 'key-price' }, 'desde, em €'),
          h('span', { class: 'key-weekend' }, 'fim de semana'),
          h('span', { class: 'key-full' }, 'sem quartos'),
        ),
      ),
      h('div', { class: 'party' }, adults.root, children.root),
      bar.root,
    ),
    h(
      'dl',
      { class: 'facts' },
      ...houseFacts.map(([term, text]) => h('div', {}, h('dt', {}, term), h('dd', {}, text))),
    ),
  );
}
