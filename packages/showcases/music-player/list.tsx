import type { TargetedMouseEvent } from 'preact';
import { useState } from 'preact/hooks';
import { Pill, RoundButton } from './buttons.tsx';
import { Cover } from './cover.tsx';
import { PIECES, type Piece, pieceOf } from './pieces.ts';
import type { Shown } from './shown.ts';
import { clock, hourName, spoken } from './time.ts';
import { words } from './words.ts';

const ORIGINAL = PIECES.map(({ id }) => id).join();

const minutesOf = (pieces: readonly Piece[]) =>
  Math.round(pieces.reduce((sum, { score }) => sum + Math.floor(score.seconds), 0) / 60);

export function List({ player, say, isKept }: Shown) {
  const [isArranging, setArranging] = useState(false);
  /** The visitor's own order, before they asked for the original. */
  const [mine, setMine] = useState<readonly string[]>();
  const { queue, favourites, isFiltered } = player.state();
  const { page, list } = words;
  const isOriginal = queue.order.join() === ORIGINAL;
  const kept = PIECES.filter(({ id }) => favourites.has(id));
  const filter = (isOn: boolean, isNext: boolean) => {
    setArranging(isNext);
    player.filter(isOn);
  };
  return (
    <>
      <div class="panel-head">
        <h2 id="list-title">{page.day}</h2>
        <p class="quiet">
          {isFiltered
            ? list.kept(kept.length, minutesOf(kept))
            : list.summary(String(minutesOf(PIECES)))}
        </p>
        <p class="quiet" hidden={isKept}>
          {page.unkept}
        </p>
        <div class="tools">
          <fieldset aria-label={page.show}>
            <Pill id="all" aria-pressed={!isFiltered} onClick={() => player.filter(false)}>
              {page.all}
            </Pill>
            <Pill aria-pressed={isFiltered} onClick={() => filter(true, false)}>
              {page.favourites}
            </Pill>
          </fieldset>
          {/* Only the whole list can be reordered. */}
          <Pill aria-pressed={isArranging} onClick={() => filter(false, !isArranging)}>
            {page.arrange}
          </Pill>
          {isArranging && (
            // Kept in its place while it has the focus.
            <Pill
              id="restore"
              aria-disabled={isOriginal}
              onClick={() => {
                if (isOriginal) return;
                setMine(queue.order);
                player.restoreOrder();
                say(list.restored);
              }}
            >
              {page.restore}
            </Pill>
          )}
          {isArranging && mine && isOriginal && (
            <Pill
              onClick={() => {
                player.arrange(mine);
                document.getElementById('restore')?.focus();
                say(list.mineRestored);
              }}
            >
              {list.mine}
            </Pill>
          )}
        </div>
      </div>
      <ol id="rows" data-arranging={isArranging ? '' : undefined}>
        {queue.order.map((id) => (
          <Row key={id} player={player} say={say} piece={pieceOf(id)} />
        ))}
      </ol>
      {isFiltered && kept.length === 0 && <p id="empty">{page.empty}</p>}
    </>
  );
}

function Row({ player, say, piece }: Pick<Shown, 'player' | 'say'> & { piece: Piece }) {
  const { queue, favourites, isFiltered, piece: current } = player.state();
  const { id, title, artist, hour, score } = piece;
  const isCurrent = id === current.id;
  const isHeart = favourites.has(id);

  function shift({ currentTarget: button }: TargetedMouseEvent<HTMLButtonElement>, steps: 1 | -1) {
    player.move(id, steps);
    const { order } = player.state().queue;
    const other = steps < 0 ? button.nextElementSibling : button.previousElementSibling;
    // Moving an element takes its focus away, and at an end there is no further.
    const next = button.disabled ? other : button;
    if (next instanceof HTMLElement) next.focus();
    say(words.list.place(title, String(order.indexOf(id) + 1), String(order.length)));
  }

  return (
    <li class="row" hidden={isFiltered && !isHeart} data-current={isCurrent ? '' : undefined}>
      <button
        type="button"
        class="row-main"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => (isCurrent ? player.toggle() : player.choose(id))}
      >
        <Cover piece={piece} size={52} />
        <span class="words" lang="pt-PT">
          <strong>{title}</strong>
          <span class="quiet">{artist}</span>
        </span>
        <span class="row-hour">{hourName(hour)}</span>
        <span class="row-time quiet">
          <span aria-hidden="true">{clock(score.seconds)}</span>
          <span class="unseen">{spoken(score.seconds)}</span>
        </span>
      </button>
      <RoundButton
        class="round small heart"
        icon="heart"
        label={words.list.favourite(title)}
        aria-pressed={isHeart}
        onClick={({ currentTarget }) => {
          // The piece leaves the favourites, and takes its button along.
          const others = [
            ...document.querySelectorAll<HTMLElement>('#rows li:not([hidden]) .heart'),
          ];
          const at = others.indexOf(currentTarget);
          const next = others[at + 1] ?? others[at - 1] ?? document.getElementById('all');
          player.toggleFavourite(id);
          if (isFiltered) next?.focus();
        }}
      />
      <span class="steps">
        <RoundButton
          class="round small"
          icon="up"
          label={words.list.up(title)}
          disabled={queue.order[0] === id}
          onClick={(event) => shift(event, -1)}
        />
        <RoundButton
          class="round small"
          icon="down"
          label={words.list.down(title)}
          disabled={queue.order.at(-1) === id}
          onClick={(event) => shift(event, 1)}
        />
      </span>
    </li>
  );
}
