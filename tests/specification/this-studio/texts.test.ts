/** Chapters 3 and 5: the groups of the translations and the words that the specification gives in English. */
import { expect, test } from 'vitest';
import { fieldProblem, usualFields } from '../../../src/contact/contact-message.ts';
import { words } from '../../../src/in-force/content.ts';
import { languages } from '../../../src/in-force/languages.ts';
import { site } from '../../../src/in-force/site.ts';
import { row } from './rows.ts';

function wordsIn(code: string) {
  const [, found] = Object.entries(words).find(([each]) => each === code) ?? [];
  if (!found) throw new Error(`There are no words in ${code}`);
  return found;
}

/** What each group of the dictionary has. */
const fieldsOf = {
  navigation: ['home', 'about', 'services', 'projects', 'contact'],
  hero: [],
  aboutSection: [],
  servicesSection: [],
  whyChooseUsSection: [],
  industriesSection: [],
  projectsSection: ['ourProjectsTitle', 'projects', 'ourProjectsBtn'],
  faqsSection: ['faqsTitle', 'faqs'],
  termsAndConditionsPage: ['title', 'lastUpdated', 'sections'],
  privacyPolicyPage: ['title', 'lastUpdated', 'sections'],
  attributionsPage: ['title', 'lastUpdated', 'sections', 'disclaimer'],
  contactPage: ['title', 'description', 'labels', 'placeholders', 'submitButton', 'validation'],
  footer: [],
  SEOContent: ['title', 'description', 'keywords', 'ogTitle', 'ogDescription'],
} as const;

test(row('dictionary'), () => {
  expect(Object.keys(languages).toSorted()).toEqual(['en', 'es', 'pt']);
  for (const { common, home, contact, ...pages } of Object.values(words)) {
    const groups: Record<string, object | undefined> = {
      ...home,
      navigation: { ...home.page.sections, home: home.page.name, contact: contact.page.name },
      footer: common.footer,
      termsAndConditionsPage: pages['terms-and-conditions'],
      privacyPolicyPage: pages['privacy-policy'],
      attributionsPage: pages.attributions,
      contactPage: contact,
      SEOContent: home.page,
    };
    for (const [name, fields] of Object.entries(fieldsOf)) {
      const values = new Map(Object.entries(groups[name] ?? {}));
      expect(values.size, name).toBeGreaterThan(0);
      for (const field of fields) expect(values.get(field), `${name}.${field}`).toBeTruthy();
    }
  }
});

test(row('english-messages'), () => {
  const { validation, success, failure, sending } = wordsIn('en').contact;
  expect({ ...validation, success, failure, sending }).toMatchObject({
    required: 'This field is required',
    invalidEmail: 'Please enter a valid email address',
    success: "Thank you for your message! We'll get back to you shortly.",
    failure: 'Oops! Something went wrong. Please try again later.',
    sending: 'Sending...',
  });
  for (const code of ['pt', 'es']) {
    const other = wordsIn(code).contact;
    for (const text of [other.validation.required, other.success, other.failure, other.sending])
      expect(text.length).toBeGreaterThan(5);
    expect(other.success).not.toBe(success);
  }
});

test(row('email-ending'), () => {
  const isRight = (ending: string) =>
    fieldProblem(usualFields[1], `a@b.${ending}`, site.mail.longestEmailEnding) === undefined;
  expect(['p', 'pt', 'com', 'info', 'hotel'].map(isRight)).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});
