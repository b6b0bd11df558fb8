import { expect, test } from 'vitest';
import { fieldLimits, fieldNames, fieldProblem } from './contact-message.ts';

test.each(fieldNames)('%s is required, and white space is nothing', (field) => {
  expect(fieldProblem(field, '')).toBe('required');
  expect(fieldProblem(field, ' \n\t ')).toBe('required');
});

test.each(fieldNames)(
  '%s takes as much as its limit says, without the white space around',
  (field) => {
    const end = field === 'email' ? '@example.pt' : '';
    const fitting = 'a'.repeat(fieldLimits[field] - end.length) + end;
    expect(fieldProblem(field, ` ${fitting} `)).toBeUndefined();
    expect(fieldProblem(field, `a${fitting}`)).toBe('tooLong');
  },
);

test.each(['a@b.pt', ' A_b.c%d+e-f@x-y.example.INFO ', '1@2.com'])(
  '%j is an e-mail address',
  (typed) => {
    expect(fieldProblem('email', typed)).toBeUndefined();
  },
);

test.each([
  'nonsense',
  '@b.pt',
  'a@',
  'a@b',
  'a@b.p',
  'a@b.museum',
  'a@b.p1',
  'a b@c.pt',
  'a@b.pt,c@d.pt',
  'a@b@c.pt',
  'á@b.pt',
  'a@b.pt\nBcc: c@d.pt',
  '"a"@b.pt',
])('%j is none', (typed) => {
  expect(fieldProblem('email', typed)).toBe('invalidEmail');
});
