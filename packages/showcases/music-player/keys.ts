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

type Press = { key: string; ctrlKey: boolean; altKey: boolean; metaKey: boolean };

/** The kind of the focused element: none, one that uses space or enter, a slider, or a text field. */
type Place = 'page' | 'button' | 'slider' | 'text';

/** The key that is asked something of the player, capital or not; null if the focused control or the browser has it. */
export function keyOf({ key, ctrlKey, altKey, metaKey }: Press, place: Place): string | null {
  if (ctrlKey || altKey || metaKey || place === 'text') return null;
  if (place === 'slider' && key.startsWith('Arrow')) return null;
  if (place === 'button' && key === ' ') return null;
  return key.length === 1 ? key.toLowerCase() : key;
}

function placeOf(target: EventTarget | null): Place {
  if (!(target instanceof Element)) return 'page';
  if (target.matches('input[type="range"]')) return 'slider';
  if (target.matches('button, a, summary, input[type="checkbox"]')) return 'button';
  return target.matches('input, textarea, select, [contenteditable]') ? 'text' : 'page';
}
