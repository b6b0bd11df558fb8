import { Stepper } from '../kit/stepper.tsx';
import { words } from './words.ts';

type AmountProps = {
  value: number;
  min?: number;
  max: number;
  /** What it is an amount of. */
  what: string;
  /** By how many it changes: the number may have changed since it was drawn. */
  onStep: (by: number) => void;
};

export const Amount = ({ value, min = 0, max, what, onStep }: AmountProps) => (
  <Stepper
    value={value}
    min={min}
    max={max}
    words={{ less: `${words.page.less}: ${what}`, more: `${words.page.more}: ${what}` }}
    isOutput
    onStep={(next) => {
      if (next >= min && next <= max) onStep(next - value);
    }}
  />
);
