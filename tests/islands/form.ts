/** The contact form in a tab, and what a visitor does with it. */

import { expect } from 'vitest';
import { type FieldName, fieldNames } from '../../src/contact/contact-message.ts';
import { mainLanguage } from '../languages.ts';
import { message } from '../letter.ts';
import { button, find, labelled, press, soon, write } from './elements.ts';
import { open, startIsland, words } from './tab.ts';

export { message };

/** By the names of the fields. */
export const valuesOf = (read: (name: FieldName) => string): Record<FieldName, string> =>
  Object.fromEntries(fieldNames.map((name) => [name, read(name)])) as Record<FieldName, string>;

export const formIn = (language = mainLanguage) => {
  const { contact } = words[language];
  const control = (name: FieldName) => labelled(contact.labels[name]);
  const submit = () => press(button(contact.submitButton));
  return {
    contact,
    control,
    submit,
    values: () => valuesOf((name) => control(name).value),
    async fillIn(fields: Partial<typeof message> = message) {
      for (const name of fieldNames)
        if (fields[name] !== undefined) await write(control(name), fields[name]);
    },
    async submitUntil(status: 'success' | 'error') {
      await submit();
      await soon(() => expect(outcome().dataset.status).toBe(status));
    },
  };
};

export const outcome = (): HTMLElement => find('form [role=group]');

/** Opens the form and starts it. */
export async function openForm(language = mainLanguage, query = '') {
  open('contact', { language, query });
  await startIsland('contact-form');
  return formIn(language);
}
