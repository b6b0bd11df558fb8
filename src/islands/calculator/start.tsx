import { propsOf, takeOver } from '../take-over.tsx';
import { Calculator } from './calculator.tsx';

export const start = (element: HTMLElement): void =>
  takeOver(element, <Calculator {...propsOf<'calculator'>(element)} kept={{}} />);
