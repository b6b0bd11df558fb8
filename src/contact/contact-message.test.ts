import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '../../tests/generated.ts';
import {
  directionMarks,
  type FieldName,
  type FormField,
  fieldProblem,
  filledFields,
  limitOf,
  mailto,
  usualFields,
} from './contact-message.ts';

/** Characters that are pasted and not seen: controls, direction marks, and those without a width. */
const unseen = fc.oneof(
  fc.integer({ min: 0, max: 0x9f }).map((code) => String.fromCharCode(code)),
  fc.constantFrom(
    ...'\u00ad\u034f\u061c\u115f\u1160\u17b4\u180e\u200b\u200c\u200d\u200e\u200f\u2028\u2029\u202a\u202b\u202c',
    ...'\u202d\u202e\u2060\u2061\u2064\u2066\u2067\u2068\u2069\u2800\u3000\u3164\ufe0f\ufeff\uffa0',
  ),
);
const email: FormField = usualFields[1];
const usual: readonly FormField[] = usualFields;
const fieldOf = (id: FieldName) => usual.find((field) => field.id === id) ?? email;
const texts = fc
  .array(fc.oneof(unseen, fc.string({ unit: 'grapheme', maxLength: 3 })), { maxLength: 12 })
  .map((parts) => parts.join(''));

test('what is sent of any text has every visible character, in order, and no control', () =>
  forAll(400, fc.constantFrom('name', 'subject', 'message' as const), texts, (field, typed) => {
    const sent = filledFields(usual, { [field]: typed })[field] ?? '';
    const controls = field === 'message' ? /(?![\t\n\v\f])\p{Cc}/u : /(?!\t)\p{Cc}/u;
    expect(sent).not.toMatch(controls);
    expect(sent).not.toMatch(directionMarks);
    const ink = (text: string) => text.replaceAll(/[\s\p{Cc}\p{Cf}]/gu, '');
    // Marks of a character that is not there cannot be seen.
    if (sent !== '') expect(ink(sent)).toBe(ink(typed));
    else expect(ink(typed)).toMatch(/^[\p{Default_Ignorable_Code_Point}\u2800]*$/u);
    // A second cleaning, on the server, changes nothing.
    expect(filledFields(usual, { [field]: sent })[field] ?? '').toBe(sent);
    expect(fieldProblem(fieldOf(field), typed, 4)).toBe(sent === '' ? 'required' : undefined);
  }));

test('an address may be pasted with characters that are not seen', async () => {
  const around = fc.array(unseen.filter((character) => !/[!-~]/.test(character)));
  await forAll(400, around, around, (before, after) => {
    const typed = `${before.join('')}ana@example.pt${after.join('')}`;
    expect(filledFields(usual, { email: typed })).toEqual({ email: 'ana@example.pt' });
    expect(fieldProblem(email, typed, 4)).toBeUndefined();
  });
});

test.each(usual)('$id may be empty or not, and white space is nothing', (field) => {
  const problem = field.required === false ? undefined : 'required';
  expect(fieldProblem(field, '', 4)).toBe(problem);
  expect(fieldProblem(field, ' \n\t ', 4)).toBe(problem);
});

test.each(usual)('$id takes as much as its limit says, without the white space around', (field) => {
  const end = field.kind === 'email' ? '@example.pt' : '';
  const fitting = 'a'.repeat(limitOf(field) - end.length) + end;
  expect(fieldProblem(field, ` ${fitting} `, 4)).toBeUndefined();
  expect(fieldProblem(field, `a${fitting}`, 4)).toBe('tooLong');
});

test.each(['telephone', 'date', 'choice'] as const)('of a %s there are 50 characters', (kind) => {
  expect(limitOf({ id: 'own', kind })).toBe(50);
});

test.each([
  ['+351 253 000 000 (ext. 7)', undefined],
  ['٠٩١٢ ٣٤٥', undefined],
  ['1234', 'invalidTelephone'],
])('a telephone number %s: %s', (typed, problem) => {
  expect(fieldProblem({ id: 'phone', kind: 'telephone' }, typed, 4)).toBe(problem);
});

test.each(['a@b.pt', ' A_b.c%d+e-f@x-y.example.INFO ', '1@2.com', 'a@xn--b-1ga.pt'])(
  '%j is an e-mail address',
  (typed) => {
    expect(fieldProblem(email, typed, 4)).toBeUndefined();
  },
);

const others =
  'nonsense @b.pt a@ a@b a@b.p a@b.p1 a@b.pt,c@d.pt a@b@c.pt á@b.pt "a"@b.pt a@b..pt a@.b.pt -@-.pt';
const withSpace = ['a b@c.pt', 'a@b.pt\nBcc: c@d.pt'];
test.each([...others.split(' '), 'a@-b.pt', 'a@b-.pt', ...withSpace])('%j is none', (typed) => {
  expect(fieldProblem(email, typed, 4)).toBe('invalidEmail');
});

test.each(['a@b.museum', 'ana@estudio.cloud', 'ana@loja.online', 'ana@padaria.photography'])(
  '%s fails by its ending only, and where longer ones are allowed not at all',
  (typed) => {
    expect(fieldProblem(email, typed, 4)).toBe('emailEnding');
    expect(fieldProblem(email, typed, 63)).toBeUndefined();
  },
);

test('the mail that somebody writes instead names the studio’s own fields, and no usual one', () => {
  const typed = { name: 'Ana', email: 'ana@example.pt', subject: 'Site', message: 'Olá' };
  const rules = { fields: [...usual, { id: 'budget', kind: 'text' as const }] };
  const { searchParams } = new URL(mailto('hello@example.pt', rules, { ...typed, budget: '900' }));
  expect(searchParams.get('body')).toBe('Olá\r\n\r\nAna\r\nana@example.pt\r\nbudget: 900');
});
