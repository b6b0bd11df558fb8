import type { Day, Moment } from '../browser/day.ts';
import { recordOf } from '../browser/kept.ts';
import type { Words } from './words/pt.ts';
import { words } from './words.ts';

const blank = {
  name: '',
  email: '',
  phone: '',
  taxNumber: '',
  arrivalTime: 'unknown',
  note: '',
};

export type Guest = typeof blank;

type ArrivalTime = keyof Words['details']['times'];

export const arrivalTimes: readonly ArrivalTime[] = ['unknown', '15-17', '17-19', '19-21', 'late'];

/** In minutes from midnight: from then on nobody arrives at that time. */
const ends: Partial<Record<string, number>> = {
  '15-17': 17 * 60,
  '17-19': 19 * 60,
  '19-21': 21 * 60,
};

export function isTimeOver(time: string, arrival: Day, { day, minutes }: Moment): boolean {
  return arrival === day && minutes >= (ends[time] ?? Number.POSITIVE_INFINITY);
}

/** The label of a time; an unknown stored value is shown as it is. */
export function arrivalTimeWords(stored: string): string {
  const time = arrivalTimes.find((known) => known === stored);
  return time ? words.details.times[time] : stored;
}

/** What was typed before a reload. */
export function readGuest(kept: unknown): Guest {
  const guest = { ...blank };
  for (const [name, value] of Object.entries(recordOf(kept))) {
    if (name in guest && typeof value === 'string') guest[name as keyof Guest] = value;
  }
  return guest;
}

export type GuestErrors = Partial<Record<keyof Guest | 'terms', string>>;

/** Nine digits, the last one a modulo-11 check of the others, as the Portuguese tax office issues. */
export function isTaxNumber(text: string): boolean {
  if (!/^(?:[1-35-9]\d|45)\d{7}$/.test(text)) return false;
  const digits = [...text].map(Number);
  const sum = digits.slice(0, 8).reduce((total, digit, index) => total + digit * (9 - index), 0);
  const rest = sum % 11;
  return digits[8] === (rest < 2 ? 0 : 11 - rest);
}

/** Any country's number, with its code or as it is dialled at home. */
export function isPhone(text: string): boolean {
  return /^\+?\d{7,15}$/.test(text.replace(/[\s().-]/g, ''));
}

/** One letter of any script: people have one name, an initial, or two signs. */
const isName = (text: string) => /\p{L}/u.test(text);

const isEmail = (text: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());

/** The hotel needs a name, and one of the two ways to reach somebody. */
export function isReachable({ name, phone, email }: Guest): boolean {
  return isName(name) && (isPhone(phone) || isEmail(email));
}

/** How a guest is greeted: the first name, unless it is an initial or the name has one sign a word. */
export function greetingName(name: string): string {
  const whole = name.trim();
  const first = whole.split(/\s+/)[0] ?? '';
  return first.replace(/\P{L}/gu, '').length > 1 ? first : whole;
}

/** Typed, and none that the Portuguese tax office issues. */
export function hasWrongTaxNumber({ taxNumber }: Guest): boolean {
  const typed = taxNumber.replace(/\s/g, '');
  return typed !== '' && !isTaxNumber(typed);
}

/** What is wrong with each field, in words for the guest; empty when nothing is. */
export function validateGuest(guest: Guest, hasAcceptedTerms: boolean): GuestErrors {
  const errors: GuestErrors = {};
  if (!isName(guest.name)) errors.name = words.details.errors.name;
  if (!isEmail(guest.email)) errors.email = words.details.errors.email;
  if (!isPhone(guest.phone)) errors.phone = words.details.errors.phone;
  if (hasWrongTaxNumber(guest)) errors.taxNumber = words.details.errors.taxNumber;
  if (!hasAcceptedTerms) errors.terms = words.details.errors.terms;
  return errors;
}
