import { useRef, useState } from 'preact/hooks';
import type { Player } from './player.ts';
import { clock, spoken } from './time.ts';
import { words } from './words.ts';

/** Where in the piece it is. While the thumb is held the music goes on; it jumps once the thumb is let go. */
export function PlaceBar({ player }: { player: Player }) {
  const { id, score } = player.state().piece;
  /** The piece whose place is being chosen. */
  const dragged = useRef<string | null>(null);
  const [chosen, setChosen] = useState(0);
  // The piece may have ended under the thumb.
  const position = dragged.current === id ? chosen : player.position();
  const length = Math.floor(score.seconds);

  // A thumb that is let go where it was taken up has changed nothing: browsers send no `change` then.
  function settle({ currentTarget }: { currentTarget: HTMLInputElement }) {
    if (dragged.current === null) return;
    const isSame = dragged.current === player.state().piece.id;
    dragged.current = null;
    if (isSame) player.seek(Number(currentTarget.value));
  }

  return (
    <>
      <input
        class="seek"
        id="seek"
        type="range"
        min="0"
        max={length}
        step="1"
        value={Math.floor(position)}
        aria-label={words.controls.position}
        aria-valuetext={words.time.of(spoken(position), spoken(score.seconds))}
        // The slider steps in whole seconds; its line moves with every frame.
        style={{ '--part': String(Math.min(1, position / length)) }}
        onInput={({ currentTarget }) => {
          dragged.current = player.state().piece.id;
          setChosen(Number(currentTarget.value));
        }}
        onChange={settle}
        onPointerUp={settle}
        onPointerCancel={settle}
        onTouchEnd={settle}
        onBlur={settle}
      />
      <div class="times">
        <span id="elapsed">{clock(position)}</span>
        <span id="total">{clock(score.seconds)}</span>
      </div>
    </>
  );
}
