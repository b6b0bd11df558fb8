/** Of this studio's words: with words of your own, take this file out. */
import { expect, test } from 'vitest';
import { contact } from './contact.ts';

test('the wording that the specification gives in English is kept to the letter', () => {
  expect(contact).toMatchObject({
    validation: {
      required: 'This field is required',
      invalidEmail: 'Please enter a valid email address',
    },
    success: "Thank you for your message! We'll get back to you shortly.",
    failure: 'Oops! Something went wrong. Please try again later.',
    sending: 'Sending...',
  });
});
