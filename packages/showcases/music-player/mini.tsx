import { locale } from '../browser/language.ts';
import { RoundButton } from './buttons.tsx';
import { Cover } from './cover.tsx';
import { PlayButton } from './play-button.tsx';
import type { Player } from './player.ts';
import { words } from './words.ts';

export function Mini({ player }: { player: Player }) {
  const { piece, status, failure } = player.state();
  return (
    <>
      <a href="#tocar" class="mini-piece">
        <Cover piece={piece} size={48} />
        <span class="words">
          <strong id="mini-title" lang="pt-PT">
            {piece.title}
          </strong>
          {/* Beside the list it is the only place for it. */}
          {status === 'failed' ? (
            <span lang={locale}>{words.sound[failure ?? 'unable']}</span>
          ) : (
            <span lang="pt-PT">{piece.artist}</span>
          )}
        </span>
      </a>
      <PlayButton player={player} id="mini-play" />
      <RoundButton id="mini-next" icon="next" label={words.controls.next} onClick={player.next} />
    </>
  );
}
