/** Chapters 3 and 5: the groups of the translations and the words that the specification gives in English. */
import { expect, test } from 'vitest';
import { fieldProblem } from '../../../src/contact-message.ts';
import { words } from '../../../src/content/content.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { site } from '../../../src/site.ts';
import { row } from './rows.ts';

function wordsIn(code: string) {
  const [, found] = Object.entries(words).find(([each]) => each === code) ?? [];
  if (!found) throw new Error(`There are no words in ${code}`);
  return found;
}

test(row('dictionary'), () => {
  expect(Object.keys(languages).toSorted()).toEqual(['en', 'es', 'pt']);
  for (const { common, home, contact, ...pages } of Object.values(words)) {
    const groups = {
      ...home,
      navigation: { ...home.page.sections, home: home.page.name, contact: contact.page.name },
      footer: common.footer,
      termsAndConditionsPage: pages['terms-and-conditions'],
      privacyPolicyPage: pages['privacy-policy'],
      attributionsPage: pages.attributions,
      contactPage: contact,
      SEOContent: home.page,
    };
    const isList = { sections: expect.any(Array), title: expect.any(String) };
    expect(groups).toMatchObject({
      navigation: Object.fromEntries(
        ['home', 'about', 'services', 'projects', 'contact'].map((key) => [
          key,
          expect.any(String),
        ]),
      ),
      hero: expect.any(Object),
      aboutSection: expect.any(Object),
      servicesSection: expect.any(Object),
      whyChooseUsSection: expect.any(Object),
      industriesSection: expect.any(Object),
      projectsSection: {
        ourProjectsTitle: expect.any(String),
        projects: expect.any(Array),
        ourProjectsBtn: expect.any(String),
      },
      faqsSection: { faqsTitle: expect.any(String), faqs: expect.any(Array) },
      termsAndConditionsPage: { ...isList, lastUpdated: expect.any(String) },
      privacyPolicyPage: { ...isList, lastUpdated: expect.any(String) },
      attributionsPage: { ...isList, disclaimer: expect.any(Object) },
      contactPage: {
        title: expect.any(String),
        description: expect.any(String),
        labels: expect.any(Object),
        placeholders: expect.any(Object),
        submitButton: expect.any(String),
        validation: expect.any(Object),
      },
      footer: expect.any(Object),
      SEOContent: {
        title: expect.any(String),
        description: expect.any(String),
        keywords: expect.any(String),
        ogTitle: expect.any(String),
        ogDescription: expect.anything(),
      },
    });
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
    fieldProblem('email', `a@b.${ending}`, site.mail.longestEmailEnding) === undefined;
  expect(['p', 'pt', 'com', 'info', 'hotel'].map(isRight)).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});
