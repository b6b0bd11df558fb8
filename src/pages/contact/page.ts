import { type FieldName, fieldNames } from '../../contact/contact-message.ts';
import type { Schema, WordsOf } from '../../studio/schema.ts';
import type { PageDefinition } from '../page.ts';

/** The same for every field of the form. */
const forEachField = <Value>(value: Value) =>
  Object.fromEntries(fieldNames.map((field) => [field, value])) as Record<FieldName, Value>;

const words = ({ list, object, pageHead, text, textBesideLink, textWhen }: Schema) =>
  object({
    page: pageHead,
    title: text(),
    description: text(),
    labels: object(forEachField(text())),
    placeholders: object(forEachField(text())),
    /** Above the fields, when none is optional. */
    allRequired: text(),
    submitButton: text(),
    sending: text(),
    success: text(),
    failure: text(),
    /** After the failure: the message was refused, or never left the browser. */
    notSent: text(),
    outcomes: object({
      /** After the failure: the message was refused, and would be again. */
      notAccepted: text(),
      /** The same two for a form without scripts whose texts could not be read. */
      notSentGone: text(),
      notAcceptedGone: text(),
      /** Of the document that answers such a form. */
      titles: object({ notSent: text(), perhapsSent: text() }),
    }).optional(),
    /** After the failure: no answer came, so the message may have arrived. */
    perhapsSent: text(),
    writeDirectly: text(),
    honeypotLabel: text(),
    validation: object({
      required: text(),
      invalidEmail: text(),
      emailEnding: text(),
      tooLong: text('limit'),
    }),
    errorSummary: text(),
    aside: object({
      title: text(),
      emailTitle: text(),
      answerTitle: text(),
      answerText: text(),
      nextTitle: text(),
      steps: list(textWhen()),
      privacyBefore: textBesideLink(),
      privacyLink: text(),
      privacyAfter: textBesideLink(),
    }),
    sentPage: object({ title: text(), text: text(), again: text(), home: text() }),
  });

/** The group contactPage of the specification. */
export type ContactWords = WordsOf<typeof words>;

export const page = {
  path: '/contact',
  navigation: { in: 'button', order: 1 },
  structuredData: 'contact',
  startsAtOnce: 'contact-form',
  words,
} as const satisfies PageDefinition;
