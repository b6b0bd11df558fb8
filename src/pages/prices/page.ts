import type { Schema, WordsOf } from '../../studio/schema.ts';
import type { PageDefinition } from '../page.ts';

const words = ({ entries, list, object, pageHead, text, textWhen }: Schema) =>
  object({
    page: pageHead,
    title: text(),
    lead: textWhen(),
    call: object({ lead: text(), link: text() }),
    list: object({
      title: text(),
      from: text(),
      website: object({ name: text(), text: text('pages') }),
      /** What the calculator adds for bookings: without it there is no such line. */
      bookings: object({ name: text(), text: text() }).optional(),
      app: object({ name: text(), text: text('pages') }),
      /** A prototype by itself, if the calculator has its hours. */
      prototype: object({ name: text(), text: text('weeks') }).optional(),
      hour: object({ name: text(), text: text() }),
      maintenance: object({ name: text(), text: text() }),
      tax: text(),
      terms: list(textWhen()),
    }),
    /** A studio without a worked quote, a calculator or cases needs no texts for them. */
    quote: object({
      title: text(),
      lead: text(),
      tryIt: text(),
      example: text(),
      heading: text(),
      client: text(),
      subject: text(),
      columns: object({ work: text(), hours: text(), price: text(), amount: text() }),
      lines: entries({ text: text() }),
      sum: text(),
      vat: text(),
      total: text(),
      included: object({ title: text(), items: list(textWhen()) }),
      excluded: object({ title: text(), items: list(textWhen()) }),
      weeks: object({ title: text(), corrections: text('date') }),
      instalments: object({ title: text(), due: text('step', 'due') }),
    }).optional(),
    calculator: object({
      title: text(),
      lead: text(),
      /** In its place where its script does not run or has not come. */
      withoutScripts: text().optional(),
      kind: object({ label: text(), website: text(), app: text() }),
      features: object({
        label: text(),
        bookings: object({ label: text(), why: text('price') }),
        shop: object({ label: text(), why: text('price') }),
        payment: object({ label: text(), why: text('price') }),
        accounts: object({ label: text(), why: text('price') }),
        data: object({ label: text(), why: text('price', 'examination') }),
      }),
      pages: text(),
      screens: text(),
      /** Below their sliders: what one more costs. */
      pagesWhy: text('count', 'price').optional(),
      screensWhy: text('count', 'price').optional(),
      languages: text(),
      languagesWhy: text('price', 'page').optional(),
      integrations: object({ label: text(), why: text('price', 'examination') }),
      texts: text(),
      pictures: text(),
      result: text(),
      range: text('from', 'to'),
      tax: text(),
      /** For private people. */
      withTax: text('money').optional(),
      weeks: text('weeks'),
      parts: object({
        website: text(),
        app: text(),
        pages: text('count'),
        /** The same of an app. */
        screens: text('count').optional(),
        languages: text('count'),
        integrations: text('count'),
        texts: text(),
        pictures: text(),
      }),
      /** What is paid for looking at systems and data first. */
      reviews: text('money').optional(),
      margin: text('percent'),
      smaller: object({
        title: text(),
        without: text('part'),
        pages: text(),
        screens: text().optional(),
        languages: text(),
        integrations: text(),
        texts: text(),
        pictures: text(),
        none: text(),
      }),
      send: text(),
      message: text(),
    }).optional(),
    cases: object({
      title: text(),
      columns: object({ example: text(), hours: text(), price: text(), weeks: text() }),
      cases: entries({ name: text() }),
      /** Below the table. */
      note: text().optional(),
    }).optional(),
    questions: object({ title: text(), list: entries({ question: text(), answer: textWhen() }) }),
  });

export type PricesWords = WordsOf<typeof words>;

export const page = {
  path: '/prices',
  isOptional: true,
  navigation: { in: 'footer', order: 1 },
  structuredData: 'prices',
  words,
} as const satisfies PageDefinition;
