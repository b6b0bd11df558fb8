import { isRecord, itemsOf } from '../browser/kept.ts';

/** The records of a list that was stored; none if it is no list. */
export const recordsIn = (value: unknown) => itemsOf(value).filter(isRecord);

/** The numbers of a list that was stored. */
export const numbersIn = (value: unknown): number[] =>
  itemsOf(value).filter((each) => typeof each === 'number');

export const numberOrNone = (value: unknown): number => (typeof value === 'number' ? value : 0);
