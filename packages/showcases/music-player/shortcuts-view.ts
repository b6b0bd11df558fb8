import { find, h } from '../browser/element.ts';
import { openSheet } from '../browser/sheets.ts';
import { onClick } from './dress.ts';
import { type Action, actionOf, placeOf } from './keys.ts';
import type { Player } from './player.ts';
import { words } from './words.ts';

/** Seconds that an arrow jumps, and how much louder one makes it. */
const JUMP = 5;
const LOUDER = 0.05;

/** The single-key shortcuts and the sheet that lists them and can switch them off (WCAG 2.1.4). */
export function listenToKeys(player: Player) {
  const sheet = find('#sheet', HTMLDialogElement);
  const box = find('#has-shortcuts', HTMLInputElement);
  const does = words.shortcuts;
  const names = [
    [does.space, does.toggle],
    ['← →', does.seek],
    ['↑ ↓', does.volume],
    ['N', does.next],
    ['P', does.previous],
    ['M', does.mute],
    ['S', does.shuffle],
    ['R', does.repeat],
    ['F', does.favourite],
  ] as const;
  find('#shortcuts', HTMLElement).append(
    ...names.map(([keys, action]) => h('div', {}, h('dt', {}, keys), h('dd', {}, action))),
  );
  onClick(find('#keys', HTMLButtonElement), () => openSheet(sheet));
  const update = () => {
    box.checked = player.state().hasShortcuts;
  };
  player.subscribe(update);
  update();
  box.addEventListener('change', () => player.setShortcuts(box.checked));
  // A click beside the sheet lands on the dialog itself.
  onClick(sheet, ({ target }) => {
    if (target === sheet) sheet.close();
  });

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
    if (sheet.open || event.defaultPrevented || !player.state().hasShortcuts) return;
    const action = actionOf(event, placeOf(event.target));
    if (!action) return;
    if (event.repeat && !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    actions[action]();
  });
}
