import { isRecord } from '../browser/kept.ts';

/** The records of a list that was stored; none if it is no list. */
export const recordsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);

/** The numbers of a list that was stored. */
export const numbersIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'number') : [];

export const numberOrNone = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Whether what was stored has these, and each of them is a number. */
export const hasNumbers = <Key extends string>(
  entry: Record<string, unknown>,
  ...keys: Key[]
): entry is Record<string, unknown> & Record<Key, number> =>
  keys.every((key) => typeof entry[key] === 'number');
