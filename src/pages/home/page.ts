import type { Schema, WordsOf } from '../../studio/schema.ts';
import type { PageDefinition } from '../page.ts';

const words = ({
  additions,
  entries,
  entriesOrNone,
  list,
  object,
  pageHead,
  pageLink,
  text,
  textWhen,
}: Schema) =>
  object({
    page: pageHead.extend({
      sections: object({ about: text(), services: text(), projects: text() }),
      keywords: text(),
      ogTitle: text(),
      ogDescription: textWhen(),
    }),
    hero: object({
      lines: list(text()),
      stitched: text(),
      after: text(),
      descriptionDesktop: text(),
      descriptionTablet: text(),
      descriptionMobile: text(),
      contactButton: text(),
      scrollCue: text(),
      /** Where there is room for them: to what is asked next. */
      further: list(pageLink()).optional(),
      artLabel: text(),
      /** Turns the hoop over, if the site has the page about itself. */
      reverse: object({
        turn: text(),
        turnBack: text(),
        weight: text(),
        requests: text(),
        cookies: object({ name: text(), text: textWhen() }),
        contrast: object({ name: text(), text: text('ratio') }),
        link: text(),
      }).optional(),
    }),
    aboutSection: object({
      title: text(),
      paragraphs: list(text()),
      contactLink: text(),
      since: text('year'),
      videoLabel: text(),
      portrait: text('person'),
      playVideo: text(),
      pauseVideo: text(),
    }),
    servicesSection: object({
      title: text(),
      lead: text(),
      promise: textWhen().optional(),
      services: entries(
        { title: text(), description: text(), price: text().optional() },
        { count: 6, because: 'their columns are made for 1 to 6' },
      ),
    }),
    whyChooseUsSection: object({
      title: text(),
      lead: text(),
      /** To the page about this site, if the site has it. */
      reverseLink: text().optional(),
      reasons: entries(
        { title: text(), description: text() },
        { count: 9, because: 'stitches/icons/numerals.yaml has 9 numerals' },
      ),
      steps: object({ title: text(), list: list(object({ title: text(), text: text() })) }),
    }),
    /** A studio may work for anybody. */
    industriesSection: object({
      title: text(),
      lead: text(),
      /** A link stands where no project leads the way. */
      industries: entries({ title: text(), description: text(), link: pageLink().optional() }),
    }).optional(),
    projectsSection: object({
      ourProjectsTitle: text(),
      lead: textWhen(),
      /** Without one, the section and the link to it are left out. */
      projects: entriesOrNone({
        title: text(),
        description: text(),
        desktopAlt: text(),
        mobileAlt: text(),
      }),
      ourProjectsBtn: text(),
      newTab: text(),
      carouselLabel: text(),
      slideLabel: text('number', 'count', 'title'),
      position: text('number', 'count'),
      previous: text(),
      next: text(),
    }),
    faqsSection: object({
      faqsTitle: text(),
      lead: text(),
      contactLink: text(),
      /** Beside the questions, before the link. */
      other: text().optional(),
      /** Embroidered beside the call, a line each. A studio may have none. */
      verse: list(text()).optional(),
      faqs: entries({
        question: text(),
        answer: text(),
        additions: additions(),
        /** To the page with this id, if the site has it. */
        link: pageLink().optional(),
      }),
    }),
  });

/** The groups hero, aboutSection … faqsSection of the specification. */
export type HomeWords = WordsOf<typeof words>;

export const page = {
  path: '/',
  file: 'index',
  navigation: { in: 'bar', order: 1 },
  sections: ['home', 'about', 'services', 'projects'],
  structuredData: 'studio',
  words,
} as const satisfies PageDefinition;
