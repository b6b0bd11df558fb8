import type { Day } from '../browser/day.ts';
import { QuietButton } from './quiet-button.tsx';

type DayPickerProps = {
  day: Day;
  /** The day before or after it. */
  turn: (by: -1 | 1) => Day;
  words: { day: string; before: string; after: string };
  /** Null when the date is emptied. */
  onPick: (day: Day | null) => void;
};

/** A date between the buttons of the day before and the day after. */
export function DayPicker({ day, turn, words, onPick }: DayPickerProps) {
  return (
    <>
      <QuietButton aria-label={words.before} onClick={() => onPick(turn(-1))}>
        ←
      </QuietButton>
      <input
        type="date"
        aria-label={words.day}
        value={day}
        onInput={({ currentTarget }) => onPick(currentTarget.value || null)}
      />
      <QuietButton aria-label={words.after} onClick={() => onPick(turn(1))}>
        →
      </QuietButton>
    </>
  );
}
