import { locale } from '../browser/language.ts';
import { Pill } from './buttons.tsx';
import { Cover } from './cover.tsx';
import { pieceOf } from './pieces.ts';
import { onlyOf, type Player } from './player.ts';
import { following } from './queue.ts';
import type { Shown } from './shown.ts';
import { hourName } from './time.ts';
import { words } from './words.ts';

const percent = new Intl.NumberFormat(locale, { style: 'percent' });

export function Sleeve({ player, isAstray }: Shown) {
  const { piece, status, prepared, failure } = player.state();
  const notice = {
    preparing: words.sound.made(percent.format(prepared)),
    failed: words.sound[failure ?? 'unable'],
    paused: isAstray ? words.share.unknown : piece.instruments,
    playing: piece.instruments,
  }[status];
  return (
    <>
      <p id="hour">{hourName(piece.hour)}</p>
      <h2 id="title" lang="pt-PT">
        {piece.title}
      </h2>
      <p id="artist" lang="pt-PT">
        {piece.artist}
      </p>
      <p id="notice" role={isAstray ? 'alert' : undefined}>
        {notice}
      </p>
      <Pill id="again" hidden={status !== 'failed'} onClick={player.play}>
        {words.sound.again}
      </Pill>
    </>
  );
}

/** What plays next, and the way to the list on a phone. */
export function Upcoming({ player }: { player: Player }) {
  const state = player.state();
  const piece = pieceOf(following(state.queue, onlyOf(state)));
  return (
    <>
      <Cover piece={piece} size={44} />
      <span class="words">
        <span class="quiet">{words.page.next}</span>{' '}
        <strong id="upcoming" lang="pt-PT">
          {piece.title}
        </strong>
      </span>
      <span class="pill">{words.page.list}</span>
    </>
  );
}
