/**
 * A finished text carries marks (marks.ts) and joiners (unbroken.ts) until it leaves. What takes texts out of the pages'
 * code asks for `Outgoing`, which a finished text is not: it does not compile without one of the functions below. A string
 * made of several, as by a template, is no finished text for TypeScript: fill in what has left already.
 */
import { withoutMarks } from './marks.ts';
import { withoutJoiners } from './unbroken.ts';

declare const isFinished: unique symbol;

export type Finished = string & { readonly [isFinished]: true };

/** Any other string: an address, a name, a text that has left. */
export type Outgoing = string & { readonly [isFinished]?: never };

/** For what other programs read: titles of windows, feeds, cards, mails. Nothing is left but letters. */
export const plain = (text: string): Outgoing => withoutJoiners(withoutMarks(text)) as Outgoing;

/** For a page, where no element may stand: what joins words stays. Elements: document/show-marks.ts. */
export const shown = (text: string): Outgoing => withoutMarks(text) as Outgoing;

/** A value whose finished texts have left. */
export type Shown<Value> = Value extends Finished
  ? Outgoing
  : Value extends object
    ? { [Key in keyof Value]: Shown<Value[Key]> }
    : Value;

/** The same value before that. */
export type Kept<Value> = Value extends string
  ? Outgoing extends Value
    ? string
    : Value
  : Value extends object
    ? { [Key in keyof Value]: Kept<Value[Key]> }
    : Value;

declare const isPlain: unique symbol;

/** Data whose types do not tell finished texts apart, after `plainData`. */
export type PlainData<Value> = Value & { readonly [isPlain]: true };

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, mapTexts(each, change)]),
  );
}

/** All texts of a value as `plain` returns them. */
export const plainIn = <Value>(value: Value): Shown<Value> =>
  mapTexts(value, plain) as Shown<Value>;

export const plainData = <Value extends object>(value: Value): PlainData<Value> =>
  mapTexts(value, plain) as PlainData<Value>;

/** All texts of a value as `shown` returns them. */
export const shownIn = <Value>(value: Value): Shown<Value> =>
  mapTexts(value, shown) as Shown<Value>;
