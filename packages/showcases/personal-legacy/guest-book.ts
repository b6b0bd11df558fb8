import { hasFields, itemsOf, recordOf } from '../browser/kept.ts';
import { locale } from '../browser/language.ts';
import type { Words } from './words/pt.ts';
import { words } from './words.ts';

export type Relation = keyof Words['book']['relations'];

export const relations: readonly Relation[] = [
  'family',
  'school',
  'neighbours',
  'friends',
  'strangers',
];

const nameLimit = 60;
const messageMinimum = 10;
export const messageLimit = 400;
export const entryLimit = 12;

export type GuestEntry = {
  id: string;
  name: string;
  relation: Relation;
  message: string;
  /** ISO 8601 instant. */
  date: string;
};
/** What the family is told of a message that its writer took out: who wrote it, not what. */
export type Withdrawal = Omit<GuestEntry, 'message'>;
export type EntryInput = { name: string; relation: string; message: string };
export type EntryErrors = Partial<Record<keyof EntryInput, string>>;

export function isRelation(value: unknown): value is Relation {
  return (relations as readonly unknown[]).includes(value);
}

/** Length as a reader counts it: an accented letter or an emoji is one character. */
export function characterCount(text: string): number {
  return [...new Intl.Segmenter(locale).segment(text)].length;
}

/** One space between words, at most one empty line between paragraphs. */
export function tidyMessage(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** What is wrong with an entry, in words for the person writing; empty when nothing is. */
export function entryErrors(input: EntryInput): EntryErrors {
  const errors: EntryErrors = {};
  const name = characterCount(tidyMessage(input.name));
  const message = characterCount(tidyMessage(input.message));
  if (name < 2) errors.name = words.book.nameShort;
  else if (name > nameLimit) errors.name = words.book.nameLong(nameLimit);
  if (!isRelation(input.relation)) errors.relation = words.book.relation;
  if (message < messageMinimum) {
    errors.message = words.book.messageShort(messageMinimum);
  } else if (message > messageLimit) {
    errors.message = words.book.messageLong(message - messageLimit, messageLimit);
  }
  return errors;
}

/** What is left to write, for the counter under the message. */
export function remainingText(message: string): string {
  const left = messageLimit - characterCount(tidyMessage(message));
  return left < 0 ? words.book.over(-left) : words.book.left(left);
}

/** Reads back what was stored and drops whatever is not a whole, valid entry. */
export const parseEntries = (value: unknown): GuestEntry[] =>
  itemsOf(value).filter(isEntry).slice(0, entryLimit);

/** Reads back which messages were taken out; the latest come first. */
export const parseWithdrawals = (value: unknown): Withdrawal[] =>
  itemsOf(value)
    .filter((one): one is Withdrawal =>
      isEntry({ ...recordOf(one), message: '.'.repeat(messageMinimum) }),
    )
    .slice(0, entryLimit);

const fields = ['name', 'relation', 'message'] as const;

const isEntry = (value: unknown): value is GuestEntry =>
  hasFields(value, [...fields, 'id', 'date']) &&
  !Number.isNaN(Date.parse(value.date)) &&
  Object.keys(entryErrors(value)).length === 0;

/** Reads back what was being written; empty if that was not kept. */
export const parseInput = (value: unknown): EntryInput =>
  hasFields(value, fields) ? value : { name: '', relation: '', message: '' };

const longDate = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });

/** The day of an instant, in full: "3 de novembro de 2019". */
export function formatDate(date: string): string {
  return longDate.format(new Date(date));
}

/** Noon where the reader is: there, and nowhere else, a day is that day in any time zone. */
export function noonOf(day: string): string {
  return `${day}T12:00`;
}
