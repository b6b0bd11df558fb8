import { RoundButton } from './buttons.tsx';
import { isOn, type Player } from './player.ts';
import { words } from './words.ts';

type PlayButtonProps = { player: Player; id: string; class?: string };

/** Plays and pauses; round it, how much of the sound is made. */
export function PlayButton({ player, ...props }: PlayButtonProps) {
  const state = player.state();
  const shallPause = isOn(state);
  return (
    <RoundButton
      {...props}
      icon={shallPause ? 'pause' : 'play'}
      label={shallPause ? words.controls.pause : words.controls.play}
      data-preparing={state.status === 'preparing' ? '' : undefined}
      style={{ '--part': String(state.prepared) }}
      onClick={player.toggle}
    />
  );
}
