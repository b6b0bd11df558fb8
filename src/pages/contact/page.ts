import type { z } from 'zod';
import { type FieldName, type FormField, isUsual } from '../../contact/contact-message.ts';
import type { Finished } from '../../i18n/finished.ts';
import type { Schema, WordsOf } from '../../studio/schema.ts';
import type { PageDefinition } from '../page.ts';

/** Something for each field. The types know the ids of the usual ones. */
const forEach = <Value>(fields: readonly FormField[], valueFor: (field: FormField) => Value) =>
  Object.fromEntries(fields.map((field) => [field.id, valueFor(field)])) as Record<
    FieldName,
    Value
  >;

type Group<Value> = z.ZodOptional<z.ZodType<Readonly<Record<string, Value>>>>;
type Text = z.ZodOptional<z.ZodType<Finished>>;

/** What only a studio with such fields writes. */
function ownGroups({ object, text }: Schema, fields: readonly FormField[]) {
  const choices = fields.filter((field) => field.choices);
  const own = fields.filter((field) => !isUsual(field.id));
  const textsOf = ({ choices: ids = [] }: FormField) =>
    object(Object.fromEntries(ids.map((id) => [id, text()])));
  return {
    ...(choices.length > 0 && { choices: object(forEach(choices, textsOf)) }),
    /** What the privacy policy says of them, as {formData}. */
    ...(own.length > 0 && { privacy: object(forEach(own, () => text())) }),
  } as unknown as { choices: Group<Readonly<Record<string, Finished>>>; privacy: Group<Finished> };
}

/** What is said of an answer that is none, where there are such fields. */
const ownProblems = ({ text }: Schema, fields: readonly FormField[]) => {
  const has = (kind: FormField['kind']) => fields.some((field) => field.kind === kind);
  return {
    ...(has('telephone') && { invalidTelephone: text() }),
    ...(has('date') && { invalidDate: text() }),
  } as unknown as { invalidTelephone: Text; invalidDate: Text };
};

const words = (schema: Schema, fields: readonly FormField[]) => {
  const { list, object, pageHead, text, textBesideLink, textWhen } = schema;
  return object({
    page: pageHead,
    title: text(),
    description: text(),
    labels: object(forEach(fields, () => text())),
    /** Of a choice: what stands there before one is made. */
    placeholders: object(
      forEach(
        fields.filter(({ kind }) => kind !== 'date'),
        () => text(),
      ),
    ),
    ...ownGroups(schema, fields),
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
      ...ownProblems(schema, fields),
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
};

/** The group contactPage of the specification. */
export type ContactWords = WordsOf<typeof words>;

export const page = {
  path: '/contact',
  navigation: { in: 'button', order: 1 },
  structuredData: 'contact',
  words,
} as const satisfies PageDefinition;
