import { locale } from '../browser/language.ts';
import { RoundButton } from './buttons.tsx';
import { PlayButton } from './play-button.tsx';
import type { Player } from './player.ts';
import { words } from './words.ts';

const percent = new Intl.NumberFormat(locale, { style: 'percent' });

export function Transport({ player }: { player: Player }) {
  const { piece, queue, favourites, volume, isMuted } = player.state();
  const { controls } = words;
  const level = Math.round(volume * 100);
  return (
    <>
      <fieldset class="transport" aria-label={controls.all}>
        <RoundButton
          class="round small"
          id="shuffle"
          icon="shuffle"
          label={controls.shuffle}
          aria-pressed={queue.shuffled !== null}
          onClick={player.toggleShuffle}
        />
        <RoundButton
          id="previous"
          icon="previous"
          label={controls.previous}
          onClick={player.previous}
        />
        <PlayButton player={player} class="round play" id="play" />
        <RoundButton id="next" icon="next" label={controls.next} onClick={player.next} />
        <RoundButton
          class="round small"
          id="repeat"
          icon={queue.repeat === 'one' ? 'repeatOne' : 'repeat'}
          label={controls.repeat[queue.repeat]}
          data-on={queue.repeat === 'off' ? undefined : ''}
          onClick={player.cycleRepeat}
        />
      </fieldset>
      <div class="side">
        <RoundButton
          class="round small heart"
          id="favourite"
          icon="heart"
          label={controls.favourite}
          aria-pressed={favourites.has(piece.id)}
          onClick={() => player.toggleFavourite(piece.id)}
        />
        <fieldset class="volume" aria-label={controls.sound}>
          <RoundButton
            class="round small"
            id="mute"
            icon={isMuted || volume === 0 ? 'muted' : 'loud'}
            label={controls.mute}
            aria-pressed={isMuted}
            onClick={player.toggleMute}
          />
          <input
            id="volume"
            type="range"
            min="0"
            max="100"
            step="1"
            value={level}
            aria-label={controls.volume}
            aria-valuetext={isMuted ? controls.muted : percent.format(volume)}
            data-muted={isMuted ? '' : undefined}
            style={{ '--part': String(level / 100) }}
            onInput={({ currentTarget }) =>
              player.setVolume(Number(currentTarget.value) / 100, false)
            }
            onChange={({ currentTarget }) => player.setVolume(Number(currentTarget.value) / 100)}
          />
        </fieldset>
      </div>
    </>
  );
}
