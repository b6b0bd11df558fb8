import { expect, test } from 'vitest';
import { contactFields, fieldNames, fieldProblem } from './contact-message.ts';

test.each(fieldNames)('%s may be empty or not, and white space is nothing', (field) => {
  const problem = contactFields[field].required === false ? undefined : 'required';
  expect(fieldProblem(field, '', 4)).toBe(problem);
  expect(fieldProblem(field, ' \n\t ', 4)).toBe(problem);
});

test.each(fieldNames)(
  '%s takes as much as its limit says, without the white space around',
  (field) => {
    const end = contactFields[field].type === 'email' ? '@example.pt' : '';
    const fitting = 'a'.repeat(contactFields[field].limit - end.length) + end;
    expect(fieldProblem(field, ` ${fitting} `, 4)).toBeUndefined();
    expect(fieldProblem(field, `a${fitting}`, 4)).toBe('tooLong');
  },
);

test.each(['a@b.pt', ' A_b.c%d+e-f@x-y.example.INFO ', '1@2.com', 'a@xn--b-1ga.pt'])(
  '%j is an e-mail address',
  (typed) => {
    expect(fieldProblem('email', typed, 4)).toBeUndefined();
  },
);

test.each([
  'nonsense',
  '@b.pt',
  'a@',
  'a@b',
  'a@b.p',
  'a@b.p1',
  'a b@c.pt',
  'a@b.pt,c@d.pt',
  'a@b@c.pt',
  'á@b.pt',
  'a@b.pt\nBcc: c@d.pt',
  '"a"@b.pt',
  'a@b..pt',
  'a@.b.pt',
  '-@-.pt',
  'a@-b.pt',
  'a@b-.pt',
])('%j is none', (typed) => {
  expect(fieldProblem('email', typed, 4)).toBe('invalidEmail');
});

test.each(['a@b.museum', 'ana@estudio.cloud', 'ana@loja.online', 'ana@padaria.photography'])(
  '%s fails by its ending only, and where longer ones are allowed not at all',
  (typed) => {
    expect(fieldProblem('email', typed, 4)).toBe('emailEnding');
    expect(fieldProblem('email', typed, 63)).toBeUndefined();
  },
);
