import { type Action, actionOf, placeOf } from './keys.ts';
import type { Player } from './player.ts';

/** Seconds that an arrow jumps, and how much louder one makes it. */
const JUMP = 5;
const LOUDER = 0.05;

/** The single-key shortcuts. None while a dialog is open. */
export function listenToKeys(player: Player) {
  const actions: Readonly<Record<Action, () => void>> = {
    toggle: player.toggle,
    back: () => player.seek(player.position() - JUMP),
    forward: () => player.seek(player.position() + JUMP),
    louder: () => player.setVolume(player.state().volume + LOUDER),
    quieter: () => player.setVolume(player.state().volume - LOUDER),
    mute: player.toggleMute,
    next: player.next,
    previous: player.previous,
    shuffle: player.toggleShuffle,
    repeat: player.cycleRepeat,
    favourite: () => player.toggleFavourite(player.state().piece.id),
  };
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || !player.state().hasShortcuts) return;
    if (document.querySelector('dialog[open]')) return;
    const action = actionOf(event, placeOf(event.target));
    if (!action) return;
    if (event.repeat && !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    actions[action]();
  });
}
