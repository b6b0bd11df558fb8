import { code, locale } from '../browser/language.ts';
import { linkTo } from '../music-player/place.ts';
import { PlayButton } from '../music-player/play-button.tsx';
import type { Player } from '../music-player/player.ts';
import { clock, spoken } from '../music-player/time.ts';
import { words } from '../music-player/words.ts';
import './embed.css';

/** @property isAstray - the address led to a piece that there is not */
type EmbedProps = { player: Player; isAstray: boolean };

export function Embed({ player, isAstray }: EmbedProps) {
  if (isAstray)
    return (
      <p>
        {words.share.unknown} <a href={`../music-player/?lang=${code}`}>Onda</a>
      </p>
    );
  const { piece, status, failure } = player.state();
  const { id, title, artist, score } = piece;
  const position = player.position();
  const hasFailed = status === 'failed';
  return (
    <>
      <PlayButton player={player} class="round play" id="play" />
      <div>
        <h1 id="title" lang="pt-PT">
          {title}
        </h1>
        <p id="artist" lang={hasFailed ? locale : 'pt-PT'}>
          {hasFailed ? words.sound[failure ?? 'unable'] : artist}
        </p>
      </div>
      <a
        id="whole"
        target="_blank"
        href={linkTo({ id, position }, new URL('../music-player/', location.href).href)}
        rel="noopener"
      >
        Onda
      </a>
      <input
        class="place"
        id="seek"
        type="range"
        min="0"
        max={Math.floor(score.seconds)}
        step="1"
        value={Math.floor(position)}
        aria-label={words.controls.position}
        aria-valuetext={words.time.of(spoken(position), spoken(score.seconds))}
        style={{ '--part': String(position / score.seconds) }}
        onInput={({ currentTarget }) => player.seek(Number(currentTarget.value))}
      />
      <span id="elapsed">{clock(position)}</span>
    </>
  );
}
