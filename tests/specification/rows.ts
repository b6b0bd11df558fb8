/**
 * The rows of the specification and the test of each of them. Rows of several chapters with the same meaning
 * have one test. Rows about this studio only, such as its counts and texts, are in `this-studio/`.
 */
import { type Rows, titlesOf } from './row-titles.ts';

export const rows = {
  // Pages
  routes: [
    '2: / Home. Sections have ids home, about, services, projects. /contact /privacy-policy /terms-and-conditions /attributions',
    '2: Every route accepts a query parameter lang.',
    '6: There are no roles and no login. One anonymous public visitor can reach every page.',
  ],
  layout: [
    '2: All routes sit under a shared layout: a fixed top navigation bar, the routed page, and a footer.',
  ],
  'texts-from-translations': [
    '1: All page texts come from a translation set for the current language. Each page sets its page title and description from the translations.',
    '3: Page SEO config: pageTitleKey, seoDescriptionKey, path.',
  ],
  'legal-pages': [
    '2: Each shows a title, numbered sections with a heading and either paragraphs or bullet items, and a last-updated line.',
    '1: Legal pages (privacy policy, terms and conditions, attributions) with full text in all three languages.',
  ],

  // Navigation bar and footer
  'logo-home': ['2: The logo returns to /.'],
  'section-links': [
    '2: The links Home, About, Services and Projects smooth-scroll to their section.',
  ],
  'section-offset': [
    '2: Smooth-scroll to their section, offset by 204 px.',
    '9: Scroll offset for section jumps: 204 px (144 + 60).',
  ],
  'section-links-elsewhere': ['2: When the visitor is not on /, they navigate to /#{section}.'],
  'contact-button': ['2: A Contact button links to /contact.'],
  'mobile-menu': [
    '2: On small screens a hamburger opens a full-screen sliding menu with a dimmed backdrop.',
    '4: Mobile menu: open or closed.',
  ],
  'menu-languages': ['2: The language buttons in it close the menu.'],
  'menu-holds-page': ['2: The page body cannot scroll while the menu is open.'],
  'bar-scrolled': [
    '2: The bar changes style once the page is scrolled more than 50 px.',
    '4: Scrolled: true when the scroll position is above 50 px.',
    '9: Navbar scrolled threshold: 50 px.',
  ],
  'bar-heights': ['9: Navbar heights: 95, 112 and 124 px by breakpoint.'],
  breakpoints: ['9: Breakpoints: 640, 768, 1024, 1280 and 1535 px.'],
  'mobile-layout': ['9: Mobile layout applies at a viewport width of at most 639 px.'],
  footer: [
    '2: The logo and a company line.',
    '2: Copyright with the current year plus the all-rights-reserved text.',
    '2: A legal column: privacy policy, terms and conditions, attributions.',
  ],
  'footer-contact': [
    '2: A contact column: a mailto link to the company e-mail ({email}), and social links to Facebook, Instagram and LinkedIn, each opening in a new tab.',
  ],

  // Home
  hero: [
    '1: Hero text, with separate desktop, tablet and mobile variants, and a contact button.',
    '2: Hero with headline, description (desktop, tablet and mobile variants) and a contact button linking to /contact.',
  ],
  'scroll-cue': [
    '2: A scroll-down cue scrolls to the about section and is hidden on small screens.',
  ],
  about: ['2: About section with a looping muted video and a contact link.'],
  'section-order': [
    '2: Home page: Hero. About section. Services. Why choose us. Industries. Projects. FAQs.',
  ],
  cards: ['3: Card: icon, title, description, delay.'],
  'reason-colours': [
    '2: Why choose us: numbered items, each with a colour scheme of pink or blue.',
    '3: Numbered why-choose item: number, title, description, colorScheme (pink or blue).',
  ],
  carousel: [
    '2: Projects: a carousel with previous and next buttons that wrap around in both directions.',
    '4: Carousel: holds a current index that wraps around at both ends.',
  ],
  slides: [
    '2: Each slide shows a lowercase title, description, desktop, mobile and fallback images.',
    '3: Project entry: desktopImg, mobileImg, fakeImg, projectLink, plus translated title and description.',
  ],
  'see-more': ['2: A See More button opens the project link in a new tab.'],
  'slide-time': ['2: The slide transition takes 0.5 s.', '9: Carousel slide transition 0.5 s.'],
  accordion: [
    '2: FAQs: an accordion. One item is open at a time, and clicking an open item closes it.',
    '3: FAQ item: question, answer.',
    '4: FAQ: holds the index of the open item, or none.',
  ],
  chevron: ['2: A click toggles the item, and the chevron rotates with the open state.'],
  'card-entrance': [
    '4: Cards fade and slide in once when they enter the viewport.',
    '4: Delays staggered from 0.1 s.',
    '9: Card delays staggered from 0.1 s.',
  ],
  'card-entrance-mobile': ['4: On mobile the animations are shortened or disabled.'],
  'animation-times': ['9: Animation durations 0.3 to 0.6 s.'],

  // Language
  'language-query': [
    '4: It is resolved in this order: the lang query parameter if it is pt, en or es.',
  ],
  'language-saved': ['4: Then the language saved in local storage under the key language.'],
  'language-default': [
    '4: Then the default.',
    '4: If lang is missing or invalid, the URL is rewritten (replace, not a new history entry) with the resolved language.',
    '8: Invalid lang value: silently replaced by the resolved language.',
  ],
  'language-choice': ['4: Choosing a language saves it and sets lang in the URL.'],

  // Contact form
  'contact-page': [
    '2: Title, description, and a form with name, email, subject, message (multi-line, 6 rows) and a submit button.',
    '9: Message box: 6 rows.',
  ],
  required: [
    '5: name, email, subject and message are all required. A missing one shows the translated required message.',
    '8: Empty required field: translated required message.',
  ],
  'email-pattern': [
    '5: Letters, digits and a few symbols, then @, a domain, a dot and an ending of 2 to 4 letters. Otherwise the translated invalid-email message shows.',
    '8: Bad email: translated invalid-email message.',
  ],
  'validation-time': ['5: Validation runs on submit, then re-validates on change.'],
  'error-look': ['5: Errors show under the field and the field border turns red.'],
  submitting: [
    '4: Contact form status: idle, then submitting on submit. While submitting, the button is disabled with a spinner and a ‘Sending...’ line shows.',
  ],
  success: ['4: On success, the translated success message shows and the form resets.'],
  failure: [
    '4: On error, the translated error message shows.',
    '7: On failure, the status becomes error and the error is logged to the console.',
    '8: Send failure: translated submission-error message, status error, console log.',
  ],

  // Calls
  'send-request': [
    '3: Contact form submission: name, email, subject, message (all text).',
    "7: POST to a third-party e-mail sending provider's send endpoint, path /api/v1.0/email/send, with content type JSON. The body has lib_version, user_id, service_id, template_id and template_params (name, email, subject, message, time).",
    "7: The provider's origin is its default public API host.",
    '9: E-mail library version sent in the payload: 4.4.1.',
  ],
  'send-time': ['3: On sending, a time field with the local date-time string is added.'],
  'send-form': ['7: A form-data variant posts to a send-form path.'],
  'response-status': ['7: The response is read only for status and text.'],
  'success-event': [
    '7: On success, a web-analytics event named contact_form_success is sent with form_location and submission_time, and the form shows the success state.',
  ],
  analytics: [
    '7: The page loads a web analytics script with a measurement id and sends page configuration to it.',
  ],

  // Metadata
  metadata: [
    '7: Title, description, canonical link, open-graph title, description, type website, and url with lang.',
  ],
  alternates: ['7: Alternate links per language plus x-default.'],
  'structured-data': [
    '7: Structured data: an organization on home (postal address; contact point; social links), and a contact page schema.',
  ],
} as const satisfies Rows;

export const row = titlesOf(rows);
