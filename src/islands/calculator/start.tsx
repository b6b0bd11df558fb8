import { takeOver } from '../take-over.tsx';
import { Calculator } from './calculator.tsx';

export const start = (element: HTMLElement): void => takeOver<'calculator'>(element, Calculator);
