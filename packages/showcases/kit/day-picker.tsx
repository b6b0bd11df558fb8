import type { Day } from '../browser/day.ts';
import { QuietButton } from './quiet-button.tsx';

type DayPickerProps = {
  day: Day;
  before: Day;
  after: Day;
  words: { day: string; before: string; after: string };
  /** Null when the date is emptied. */
  onPick: (day: Day | null) => void;
};

/** A date between the buttons of the day before and the day after. */
export function DayPicker({ day, before, after, words, onPick }: DayPickerProps) {
  return (
    <>
      <QuietButton aria-label={words.before} onClick={() => onPick(before)}>
        ←
      </QuietButton>
      <input
        type="date"
        aria-label={words.day}
        value={day}
        onInput={({ currentTarget }) => onPick(currentTarget.value || null)}
      />
      <QuietButton aria-label={words.after} onClick={() => onPick(after)}>
        →
      </QuietButton>
    </>
  );
}
