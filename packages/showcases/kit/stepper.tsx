import type { ComponentChildren, Ref } from 'preact';

type StepperProps = {
  value: number;
  min: number;
  max: number;
  words: { less: string; more: string };
  /** What the group is called, or the id of the element that says it. */
  label?: string;
  labelledBy?: string;
  onStep: (value: number) => void;
  /** The number can be typed, too: forty presses are too many. */
  onType?: (value: number) => void;
  /** Screen readers say the number when it changes. */
  isOutput?: boolean;
  /** The button that stays when there is nothing to take away. */
  more?: Ref<HTMLButtonElement>;
  /** Stands before the buttons. */
  children?: ComponentChildren;
};

/**
 * A number between two buttons. Unless it is an output, who shows it announces its changes. Who shows it decides what a
 * step beyond the limits does.
 */
export function Stepper({
  value,
  min,
  max,
  words,
  label,
  labelledBy,
  onStep,
  onType,
  isOutput,
  more = null,
  children,
}: StepperProps) {
  const Count = isOutput ? 'output' : 'span';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would stand between form and field.
    <div
      class="stepper"
      role="group"
      aria-label={label}
      aria-labelledby={labelledBy}
      data-empty={value <= min ? '' : undefined}
    >
      {children}
      {/* Not `disabled`: that would drop the focus of someone who has just pressed the button. */}
      <button
        type="button"
        aria-label={words.less}
        aria-disabled={value <= min}
        onClick={() => onStep(value - 1)}
      />
      {onType ? (
        <input
          class="count"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          aria-label={label}
          value={String(value)}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => {
            const typed = currentTarget.value.trim();
            // Half a loaf, or a word, is no number of pieces: the one before stays.
            if (/^\d*$/.test(typed)) onType(Number(typed));
            else currentTarget.value = String(value);
          }}
        />
      ) : (
        <Count class="count">{value}</Count>
      )}
      <button
        ref={more}
        type="button"
        aria-label={words.more}
        aria-disabled={value >= max}
        onClick={() => onStep(value + 1)}
      />
    </div>
  );
}
