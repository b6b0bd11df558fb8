/**
 * Rows of the specification that name this studio's own languages, counts, words and places. Another
 * studio deletes this folder.
 */
import { type Rows, titlesOf } from '../row-titles.ts';

export const rows = {
  languages: [
    '1: It is shown in Portuguese, English and Spanish.',
    '2: A language selector offers PT, EN, ES.',
    '9: Languages: pt, en, es; default pt. Local storage key: language.',
  ],
  services: [
    '1: Four services: web development, mobile development, desktop applications, design services.',
    '2: Services: four cards.',
    '9: 4 services.',
  ],
  reasons: [
    '1: Five why-choose-us points, numbered: tailored solutions, trusted expertise, innovation at the core, quality without compromise, post-launch support and growth.',
    '2: Why choose us: five numbered items.',
    '9: 5 why-choose points.',
  ],
  industries: [
    '1: Ten industries: restaurants and cafes, hotels and resorts, bakeries, automotive dealerships, public institutions, education, tech and software, healthcare, finance, logistics.',
    '2: Industries: ten cards.',
    '9: 10 industries.',
  ],
  projects: [
    '1: Five showcased projects: restaurant order and menu system, hotel booking platform, bakery and coffee shop site, personal legacy site, music player app. Each has a description and an external link.',
    '9: 5 projects.',
  ],
  faqs: [
    '1: Nine FAQs: quote, technologies, maintenance charged monthly, specialisation, data security and GDPR, process, timeline, free initial consultation, differentiators.',
    '9: 9 FAQs.',
  ],
  video: ['1: A who-we-are section with a looping muted video and a contact link.'],
  networks: ['2: Social links to Facebook, Instagram and LinkedIn.'],
  'legal-date': [
    '2: A last-updated line (26 October 2025).',
    '9: Legal pages last updated: 26 October 2025.',
  ],
  disclaimer: [
    '1: The attributions page states that the first three projects are illustrative examples not built by the company.',
    '2: The attributions page also has a highlighted disclaimer.',
  ],
  address: ['7: An organization on home (postal address in Braga district, Portugal).'],
  dictionary: [
    '3: Translation dictionary, one per language (en, pt, es), with these groups: navigation, hero, aboutSection, servicesSection, whyChooseUsSection, industriesSection, projectsSection, faqsSection, termsAndConditionsPage, privacyPolicyPage, attributionsPage, contactPage, footer, SEOContent.',
  ],
  'english-messages': [
    "5: This field is required. Please enter a valid email address. Thank you for your message! We'll get back to you shortly. Oops! Something went wrong. Please try again later.",
    "4: A 'Sending...' line shows.",
    '5: Portuguese and Spanish wordings exist.',
  ],
  'email-ending': ['9: Email ending: 2 to 4 letters.'],
} as const satisfies Rows;

export const row = titlesOf(rows);
