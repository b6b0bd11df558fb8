/**
 * The shape of every word the site says. One language is the model: what it says is what all of them say,
 * so that a missing text is a compile error in the file that lacks it. To make another one the model,
 * name it in the next line. `{name}`-like placeholders are filled from site.config.ts or by the
 * component; every language carries the same ones.
 */
import type { FieldName } from '../src/contact-message.ts';
import type { pt as model } from './pt/index.ts';

type Model<Part extends keyof typeof model> = Awaited<ReturnType<(typeof model)[Part]>>;

export type CommonWords = Model<'common'>;
/** What the heads of the documents say. */
export type SEOWords = Model<'SEOContent'>;
/** The consent bar: only in builds with analytics. */
export type ConsentWords = Model<'consent'>;
/** One of the questions of the home page; what is added to the answer is added on some sites only. */
export type Question = {
  id: string;
  question: string;
  answer: string;
  additions?: ConditionalText[];
};

/** The groups hero, aboutSection … faqsSection of the specification. */
export type HomeWords = Model<'home'>;
/** The group contactPage. */
export type ContactWords = Model<'contact'> &
  Record<'labels' | 'placeholders', Record<FieldName, string>>;
export type NotFoundWords = Model<'not-found'>;

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
