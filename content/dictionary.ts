/**
 * The shape of every word the site says. Portuguese is written first and gives the type; the other
 * languages satisfy it, so that a missing text is a compile error. `{name}`-like placeholders are
 * filled from site.config.ts or by the component; every language carries the same ones.
 */
import type { common } from './pt/common.ts';
import type { consent } from './pt/consent.ts';
import type { contact } from './pt/contact.ts';
import type { home } from './pt/home.ts';
import type { notFound } from './pt/not-found.ts';
import type { SEOContent } from './pt/seo.ts';

export type CommonWords = typeof common;
/** What the heads of the documents say. */
export type SEOWords = typeof SEOContent;
/** The consent bar: only in builds with analytics. */
export type ConsentWords = typeof consent;
/** One of the questions of the home page; what is added to the answer is added on some sites only. */
export type Question = {
  id: string;
  question: string;
  answer: string;
  additions?: ConditionalText[];
};

/** The groups hero, aboutSection … faqsSection of the specification. */
export type HomeWords = typeof home;
/** The group contactPage. */
export type ContactWords = typeof contact;
export type NotFoundWords = typeof notFound;

/** What a text may depend on: src/true-here.ts says which of them this site is. */
export type Condition =
  | 'ownMail'
  | 'workersMail'
  | 'noMail'
  | 'providerMail'
  | 'ownLog'
  | 'workersHost'
  | 'analytics'
  | 'analyticsEarly'
  | 'analyticsAfterConsent'
  | 'noAnalytics'
  | 'complaintsBook'
  | 'disputeResolution'
  | 'networks'
  | 'metaPages'
  | 'linkedInPage'
  | 'demonstrations';

/** What is added to a text on some sites. */
export type ConditionalText = { when: Condition; text: string };

export type LegalSection = {
  heading: string;
  /** Which configuration of the site the section is true for; without it, every one. */
  when?: Condition;
  paragraphs?: readonly string[];
  items?: readonly string[];
};

/** The groups privacyPolicyPage and termsAndConditionsPage. */
export type LegalWords = {
  title: string;
  /** Under the title: what this page is, in a sentence. */
  lead: string;
  /** With {date}. */
  lastUpdated: string;
  /** Heading of the list of sections. */
  contents: string;
  sections: readonly LegalSection[];
};

/** The group attributionsPage. */
export type AttributionsWords = LegalWords & {
  disclaimer: {
    heading: string;
    /** What the projects are called that are illustrations only, by their slug. */
    projects: Readonly<Record<string, string>>;
    /** With {projects}: when they are the first of those shown, all of them. */
    text: string;
    /** With {projects}: when it is some of them, or others are shown before. */
    textOfSome: string;
  };
};

/** The words of each page. */
export type PageWords = {
  home: HomeWords;
  contact: ContactWords;
  'privacy-policy': LegalWords;
  'terms-and-conditions': LegalWords;
  attributions: AttributionsWords;
  'not-found': NotFoundWords;
};

/** What one language offers. A language that lacks a page's words does not compile. */
export type DictionaryLoaders = {
  common: () => Promise<CommonWords>;
  consent: () => Promise<ConsentWords>;
  SEOContent: () => Promise<SEOWords>;
} & {
  [Page in keyof PageWords]: () => Promise<PageWords[Page]>;
};
