import { find, h } from '../browser/element.ts';
import { showCover } from './covers.ts';
import { dress, onClick, press } from './dress.ts';
import { PIECES, type Piece, pieceOf } from './pieces.ts';
import type { Player } from './player.ts';
import { clock, hourName, spoken } from './time.ts';
import { words } from './words.ts';

const COVER = 52;

type Row = {
  item: HTMLLIElement;
  main: HTMLButtonElement;
  heart: HTMLButtonElement;
  up: HTMLButtonElement;
  down: HTMLButtonElement;
};

/** The list: playing, favourites, order. Rows are made once and only moved, so that the focus stays. */
export function createListView(player: Player, say: (sentence: string) => void) {
  const list = find('#rows', HTMLElement);
  const all = find('#all', HTMLButtonElement);
  const favourites = find('#favourites', HTMLButtonElement);
  const arrange = find('#arrange', HTMLButtonElement);
  const empty = find('#empty', HTMLElement);
  let isArranging = false;
  let shownOrder = '';

  const restore = find('#restore', HTMLButtonElement);
  const summary = find('#summary', HTMLElement);
  const minutesOf = (pieces: readonly Piece[]) =>
    Math.round(pieces.reduce((sum, { score }) => sum + Math.floor(score.seconds), 0) / 60);

  function shift(piece: Piece, steps: number, button: HTMLButtonElement) {
    player.move(piece.id, steps);
    // Moving an element takes its focus away.
    const { order } = player.state().queue;
    const row = rows.get(piece.id);
    const other = button === row?.up ? row.down : row?.up;
    (button.disabled ? other : button)?.focus();
    say(words.list.place(piece.title, String(order.indexOf(piece.id) + 1), String(order.length)));
  }

  function rowOf(piece: Piece): Row {
    const { title, artist, hour, score } = piece;
    const cover = h('canvas', { class: 'cover', 'aria-hidden': 'true' });
    showCover(cover, piece, COVER);
    const main = h(
      'button',
      { class: 'row-main' },
      cover,
      h(
        'span',
        { class: 'words', lang: 'pt-PT' },
        h('strong', {}, title),
        h('span', { class: 'quiet' }, artist),
      ),
      h('span', { class: 'row-hour' }, hourName(hour)),
      h(
        'span',
        { class: 'row-time quiet' },
        h('span', { 'aria-hidden': 'true' }, clock(score.seconds)),
        h('span', { class: 'unseen' }, spoken(score.seconds)),
      ),
    );
    onClick(main, () => {
      if (player.state().piece.id === piece.id) player.toggle();
      else player.choose(piece.id);
    });
    const heart = h('button', { class: 'round small heart' });
    onClick(heart, () => {
      player.toggleFavourite(piece.id);
      // The piece has left the favourites, and takes its button along.
      if (item.hidden) all.focus();
    });
    const up = h('button', { class: 'round small' });
    const down = h('button', { class: 'round small' });
    dress(up, 'up', words.list.up(title));
    dress(down, 'down', words.list.down(title));
    onClick(up, () => shift(piece, -1, up));
    onClick(down, () => shift(piece, 1, down));
    const item = h('li', { class: 'row' }, main, heart, h('span', { class: 'steps' }, up, down));
    return { item, main, heart, up, down };
  }

  const rows = new Map(PIECES.map((piece) => [piece.id, rowOf(piece)]));

  function update() {
    const { queue, favourites: hearts, isFiltered, piece, status } = player.state();
    const order = queue.order.join(' ');
    if (order !== shownOrder) {
      shownOrder = order;
      list.append(...queue.order.flatMap((id) => rows.get(id)?.item ?? []));
    }
    queue.order.forEach((id, index) => {
      const row = rows.get(id);
      if (!row) return;
      const isCurrent = id === piece.id;
      const isHeart = hearts.has(id);
      row.item.hidden = isFiltered && !isHeart;
      row.item.toggleAttribute('data-current', isCurrent);
      if (isCurrent) row.main.setAttribute('aria-current', 'true');
      else row.main.removeAttribute('aria-current');
      row.item.toggleAttribute('data-playing', isCurrent && status === 'playing');
      dress(row.heart, 'heart', words.list.favourite(pieceOf(id).title));
      press(row.heart, isHeart);
      row.up.disabled = index === 0;
      row.down.disabled = index === queue.order.length - 1;
    });
    const kept = PIECES.filter(({ id }) => hearts.has(id));
    summary.textContent = isFiltered
      ? words.list.kept(kept.length, minutesOf(kept))
      : words.list.summary(String(minutesOf(PIECES)));
    list.toggleAttribute('data-arranging', isArranging);
    // Kept in its place while it has the focus.
    restore.hidden = !isArranging;
    restore.setAttribute('aria-disabled', String(order === PIECES.map(({ id }) => id).join(' ')));
    press(all, !isFiltered);
    press(favourites, isFiltered);
    press(arrange, isArranging);
    empty.hidden = !(isFiltered && hearts.size === 0);
  }

  onClick(all, () => player.filter(false));
  onClick(favourites, () => {
    isArranging = false;
    player.filter(true);
  });
  onClick(arrange, () => {
    isArranging = !isArranging;
    // Only the whole list can be reordered.
    player.filter(false);
  });
  onClick(restore, () => {
    if (restore.ariaDisabled === 'true') return;
    player.restoreOrder();
    say(words.list.restored);
  });
  player.subscribe(update);
  update();
}
