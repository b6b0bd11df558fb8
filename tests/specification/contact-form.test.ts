/** Chapters 2, 4, 5 and 8: the words of the contact form, its validation and its messages. */
import { expect, test } from 'vitest';
import { languageCodes } from '../../src/in-force/languages.ts';
import { site } from '../../src/in-force/site.ts';
import { button, countOf, find, textOf, textsOf, write } from '../islands/elements.ts';
import { message, openForm, outcome } from '../islands/form.ts';
import { answering, expectSaid, seen } from '../islands/tab.ts';
import { row } from './rows.ts';

const fields = ['name', 'email', 'subject', 'message'] as const;
const problems = () => document.querySelectorAll('form [aria-invalid=true]').length;

test.each(languageCodes)(`${row('contact-page')} (%s)`, async (language) => {
  const { contact, control } = await openForm(language);
  expect(textOf('h1')).toBe(contact.title);
  expect(countOf(contact.description)).toBe(1);
  const shown = document.querySelectorAll<HTMLInputElement>(
    'form :is(input:not([type=hidden]), textarea):not([tabindex="-1"])',
  );
  expect([...shown].map(({ name }) => name)).toEqual(fields);
  const hints = fields.map((field) => control(field).placeholder);
  expect(hints).toEqual(fields.map((field) => contact.placeholders[field]));
  expect(control('message').getAttribute('rows')).toBe('6');
  expect(button(contact.submitButton).type).toBe('submit');
});

test.each(languageCodes)(`${row('required')} (%s)`, async (language) => {
  const { contact, control, submit, fillIn } = await openForm(language);
  const { required } = contact.validation;
  await submit();
  expect(countOf(required)).toBe(4);
  for (const field of fields) expect(textsOf(control(field), 'aria-describedby')).toBe(required);
  // Each of them alone.
  for (const field of fields) {
    await fillIn({ ...message, [field]: '  ' });
    expect(countOf(required)).toBe(1);
    expect(control(field).ariaInvalid).toBe('true');
  }
  expect(seen.posts).toEqual([]);
});

test.each(languageCodes)(`${row('email-pattern')} (%s)`, async (language) => {
  const { contact, control, submit, fillIn } = await openForm(language);
  await fillIn({ ...message, email: 'nonsense' });
  await submit();
  for (const [address, isRight] of [
    ['nonsense', false],
    ['a@b.pt', true],
    ['a@b', false],
    ['A.B_c%d+e-f@Sub.Example.com', true],
    ['a@b.p', false],
    ['  a@b.com  ', true],
    ['a b@c.pt', false],
    ['a@b.pt, c@d.pt', false],
    ['@b.pt', false],
    ['á@b.pt', false],
    ['a@b.1234', false],
  ] as const) {
    await write(control('email'), address);
    expect(countOf(contact.validation.invalidEmail), address).toBe(Number(!isRight));
  }
});

test(row('validation-time'), async () => {
  const { contact, control, submit } = await openForm();
  await write(control('email'), 'nonsense');
  control('name').focus();
  control('name').blur();
  expect(problems()).toBe(0);
  await submit();
  expect(problems()).toBe(4);
  await write(control('name'), 'R');
  expect(problems()).toBe(3);
  await write(control('name'), '');
  expect(problems()).toBe(4);
  expect(countOf(contact.validation.required)).toBe(3);
});

test.each(languageCodes)(`${row('success')} (%s)`, async (language) => {
  answering(200);
  const { contact, submitUntil, fillIn, values } = await openForm(language);
  await fillIn();
  await submitUntil('success');
  expect(countOf(contact.success)).toBe(1);
  expect(Object.values(values())).toEqual(['', '', '', '']);
});

test.each(languageCodes)(`${row('failure')} (%s)`, async (language) => {
  expectSaid(/^The message was not sent: Error: 503 full$/);
  answering(503, 'full');
  const { contact, submitUntil, fillIn, values } = await openForm(language);
  await fillIn();
  await submitUntil('error');
  expect(outcome().textContent).toContain(contact.failure);
  expect(seen.said).toHaveLength(1);
  expect(values()).toEqual(message);
  const link = find<HTMLAnchorElement>('form [role=group] a');
  expect(link.textContent).toBe(contact.writeDirectly);
  expect(link.href.startsWith(`mailto:${site.email}`)).toBe(true);
});
