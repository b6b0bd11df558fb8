import type { ComponentProps } from 'preact';

type Attributes = Pick<
  ComponentProps<'select'>,
  'id' | 'name' | 'ref' | 'required' | 'aria-invalid' | 'aria-describedby'
>;

type ChoiceProps<Value extends string | number> = Attributes & {
  of: readonly Value[];
  say: (value: Value) => string;
  /** The language of a name, where it is not the page's. */
  langOf?: (value: Value) => string;
  value?: string | number;
  onPick?: (value: Value) => void;
};

export const Choice = <Value extends string | number>({
  of,
  say,
  langOf,
  onPick,
  ...props
}: ChoiceProps<Value>) => (
  <select
    {...props}
    onInput={({ currentTarget: { selectedIndex } }) => {
      const picked = of[selectedIndex];
      if (picked !== undefined) onPick?.(picked);
    }}
  >
    {of.map((value) => (
      <option key={value} value={value} lang={langOf?.(value)}>
        {say(value)}
      </option>
    ))}
  </select>
);
