import { Rows } from '../kit/rows.tsx';
import type { Player } from './player.ts';
import { words } from './words.ts';

const { controls, shortcuts } = words;
const keys = [
  [shortcuts.space, shortcuts.toggle],
  ['← →', shortcuts.seek],
  ['↑ ↓', shortcuts.volume],
  ['N', shortcuts.next],
  ['P', shortcuts.previous],
  ['M', controls.mute],
  ['S', controls.shuffle],
  ['R', shortcuts.repeat],
  ['F', shortcuts.favourite],
] as const;

/** Lists the single-key shortcuts and can switch them off (WCAG 2.1.4). */
export const Shortcuts = ({ player }: { player: Player }) => (
  <>
    <h2 id="sheet-title">{shortcuts.heading}</h2>
    <Rows rows={keys} />
    <label class="switch">
      <input
        type="checkbox"
        checked={player.state().hasShortcuts}
        onChange={({ currentTarget }) => player.setShortcuts(currentTarget.checked)}
      />{' '}
      <span>{shortcuts.use}</span>
    </label>
    <p>{shortcuts.media}</p>
    <form method="dialog">
      <button class="pill" type="submit">
        {shortcuts.close}
      </button>
    </form>
  </>
);
