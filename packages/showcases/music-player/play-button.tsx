import { RoundButton } from './icon.tsx';
import type { Player } from './player.ts';
import { words } from './words.ts';

type PlayButtonProps = { player: Player; id: string; class?: string };

/** Plays and pauses; round it, how much of the sound is made. */
export function PlayButton({ player, ...props }: PlayButtonProps) {
  const { status, prepared } = player.state();
  const isOn = status === 'playing' || status === 'preparing';
  return (
    <RoundButton
      {...props}
      icon={isOn ? 'pause' : 'play'}
      label={isOn ? words.controls.pause : words.controls.play}
      data-preparing={status === 'preparing' ? '' : undefined}
      style={{ '--part': String(prepared) }}
      onClick={player.toggle}
    />
  );
}
