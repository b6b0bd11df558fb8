import { keyOf, placeOf } from './keys.ts';
import type { Player } from './player.ts';

/** Seconds that an arrow jumps, and how much louder one makes it. */
const JUMP = 5;
const LOUDER = 0.05;

/** The single-key shortcuts. None while a dialog is open. */
export function listenToKeys(player: Player) {
  const actions = new Map<string | null, () => void>([
    [' ', player.toggle],
    ['ArrowLeft', () => player.seek(player.position() - JUMP)],
    ['ArrowRight', () => player.seek(player.position() + JUMP)],
    ['ArrowUp', () => player.setVolume(player.state().volume + LOUDER)],
    ['ArrowDown', () => player.setVolume(player.state().volume - LOUDER)],
    ['m', player.toggleMute],
    ['n', player.next],
    ['p', player.previous],
    ['s', player.toggleShuffle],
    ['r', player.cycleRepeat],
    ['f', () => player.toggleFavourite(player.state().piece.id)],
  ]);
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || !player.state().hasShortcuts) return;
    if (document.querySelector('dialog[open]')) return;
    const action = actions.get(keyOf(event, placeOf(event.target)));
    if (!action) return;
    if (event.repeat && !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    action();
  });
}
