/** Forms of any fields: what a studio may write into its settings, from the document to the mail. */
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { createReplyRenderer } from '../../server/contact/reply.ts';
import { type ContactMessage, parseSend, parseSendForm } from '../../server/contact/request.ts';
import { HttpError } from '../../server/http/http-error.ts';
import { mailIdentityOf, mailOf } from '../../server/mail/mail.ts';
import { storedMessage } from '../../server/mail/stored-message.ts';
import {
  type ContactReply,
  type FormField,
  fieldNames,
  fieldsOf,
  isUsual,
  usualFields,
} from '../../src/contact/contact-message.ts';
import { replyDocuments } from '../../src/document/replies.ts';
import type { Finished } from '../../src/i18n/finished.ts';
import { words } from '../../src/in-force/content.ts';
import { fieldLabels } from '../../src/in-force/field-labels.ts';
import { defaultLanguage, type Language, languageCodes } from '../../src/in-force/languages.ts';
import { site } from '../../src/in-force/site.ts';
import { settingsSchema } from '../../src/studio/settings-schema.ts';
import { forAll, generated } from '../generated.ts';
import { button, find, press, soon, write } from './elements.ts';
import { outcome } from './form.ts';
import { answering, forget, open, seen, startIsland } from './tab.ts';

// After tab.ts, which decides which React it is.
const { createElement } = await import('react');
const { renderToString } = await import('react-dom/server');
const { PageProvider } = await import('../../src/in-force/page-context.tsx');
const { ContactPage } = await import('../../src/pages/contact/contact-page.tsx');

const choices = ['small', 'large', 'not-known'];
const own = fc
  .record({
    kind: fc.constantFrom('text', 'longText', 'email', 'telephone', 'choice', 'date' as const),
    required: fc.constantFrom(true, false, undefined),
  })
  .map(({ kind, required }) => ({ kind, required, ...(kind === 'choice' && { choices }) }));

/** The usual ones in any order, some left out or optional, with others among them. */
const forms = fc
  .tuple(
    fc.shuffledSubarray([...usualFields], { minLength: 2 }),
    fc.array(own, { minLength: 1, maxLength: 5 }),
    fc.infiniteStream(fc.nat()),
  )
  .map(([usual, others, places]): FormField[] => {
    const list: FormField[] = [...usual];
    for (const id of ['email', 'message'])
      if (!list.some((field) => field.id === id))
        list.push(...usualFields.filter((field) => field.id === id));
    for (const [index, field] of others.entries())
      list.splice((places.next().value ?? 0) % (list.length + 1), 0, {
        ...field,
        id: `own${index}`,
      });
    return list;
  });

const kept = Object.fromEntries(languageCodes.map((code) => [code, words[code].contact]));

/** Puts a form into force, with words in every language. */
function take(fields: readonly FormField[]) {
  const schema = settingsSchema(['pt']).shape.fields;
  site.mail.fields = schema.parse(fields.map(({ limit: _, ...field }: FormField) => field));
  const ownOnes = fields.filter(({ id }) => !isUsual(id));
  for (const code of languageCodes) {
    const said = (what: string) =>
      Object.fromEntries(ownOnes.map(({ id }) => [id, `${what} of ${id} in ${code}` as Finished]));
    const { contact } = words[code];
    words[code].contact = {
      ...contact,
      labels: { ...contact.labels, ...said('Label') },
      placeholders: { ...contact.placeholders, ...said('Example') },
      privacy: said('Sentence'),
      choices: Object.fromEntries(
        ownOnes.map(({ id, choices: ids = [] }) => [
          id,
          Object.fromEntries(ids.map((each) => [each, `${each} in ${code}` as Finished])),
        ]),
      ),
      validation: {
        ...contact.validation,
        invalidTelephone: 'No telephone' as Finished,
        invalidDate: 'No date' as Finished,
      },
    };
  }
}

afterEach(() => {
  delete site.mail.fields;
  for (const code of languageCodes) Object.assign(words[code], { contact: kept[code] });
});

const renderIn = (language: Language) => (reply?: ContactReply) => {
  const { common, contact } = words[language];
  const children = createElement(ContactPage, { words: contact, ...(reply && { reply }) });
  return renderToString(
    PageProvider({ page: 'contact', language, textLanguage: language, common, children }),
  );
};

const label = (language: Language, id: string) =>
  new Map<string, string>(Object.entries(words[language].contact.labels)).get(id) ?? '';

const control = ({ id }: FormField) => find<HTMLInputElement>(`#contact-${id}`);

/** What visitors write into a field, right and wrong. What its control cannot take is for robots. */
const typedInto = ({ kind }: FormField) => {
  const nothing = fc.constantFrom('', '  ');
  const text = fc.constantFrom('Rita', 'Bom dia', '<b>"&\'', 'x'.repeat(300), '漢字');
  const values = {
    text,
    longText: fc.oneof(text, fc.constant('one\ntwo')),
    email: fc.constantFrom('rita@exemplo.pt', 'rita', 'a@b.museum'),
    telephone: fc.constantFrom('+351 912 345 678', '253-000-000 ext. 2', 'by night', '٠١٢٣٤٥'),
    choice: fc.constantFrom(...choices),
    date: fc.constantFrom('2026-12-01', '2027-02-28'),
  };
  return fc.oneof({ weight: 1, arbitrary: nothing }, { weight: 6, arbitrary: values[kind] });
};

const cases = forms.chain((fields) =>
  fc.record({
    fields: fc.constant(fields),
    language: fc.constantFrom(...languageCodes),
    typed: fc.record(Object.fromEntries(fields.map((field) => [field.id, typedInto(field)]))),
  }),
);

const ids = () => ({
  user_id: site.mail.publicKey,
  service_id: site.mail.serviceId,
  template_id: site.mail.templateId,
});

/** What the server says of a form that is posted without scripts. */
async function post(typed: Record<string, string>): Promise<ContactMessage | HttpError> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...ids(), ...typed })) form.set(name, value);
  const body = new Response(form);
  const type = body.headers.get('Content-Type');
  return parseSendForm(type, await body.bytes(), site.mail).catch((error) => error);
}

test('a form of any fields says in browser and server the same, keeps what was typed, and becomes a mail', async () => {
  answering(200);
  await forAll(
    { ...generated(120), endOnFailure: true },
    cases,
    async ({ fields, language, typed }) => {
      forget();
      take(fields);
      const render = renderIn(language);
      const html = render();
      const all = fieldsOf(site.mail);
      const openForm = async () => {
        open('contact', { language, html });
        await startIsland('contact-form');
      };
      await openForm();
      // In order, each with its label.
      const labels = [...document.querySelectorAll('form [data-short] > label')];
      expect(labels.map(({ textContent }) => textContent)).toEqual(
        all.map(({ id }) => label(language, id)),
      );
      for (const field of all) await write(control(field), typed[field.id] ?? '');
      const shown = Object.fromEntries(all.map((field) => [field.id, control(field).value]));
      // The draft survives another document.
      await openForm();
      for (const field of all) expect(control(field).value, field.kind).toBe(shown[field.id]);

      const answer = await post(shown);
      await press(button(words[language].contact.submitButton));
      const isWrong = all.filter((field) => control(field).ariaInvalid === 'true');
      const problems = answer instanceof HttpError ? (answer.details.problems ?? {}) : {};
      expect(isWrong.map(({ id }) => id)).toEqual(
        all.map(({ id }) => id).filter((id) => id in problems),
      );

      const replies = { [language]: replyDocuments(render, site.email, site.mail) };
      const reply = createReplyRenderer(replies, { site, mail: site.mail });
      if (answer instanceof HttpError) {
        const { values = {} } = answer.details;
        forget();
        const page = reply(language, { status: 'invalid', values, problems });
        open('contact', { language, html: page });
        for (const field of all) {
          // Line breaks of one line are spaces.
          expect(control(field).value.trim(), field.kind).toBe((values[field.id] ?? '').trim());
          expect(control(field).ariaInvalid === 'true').toBe(field.id in problems);
        }
        return;
      }
      await soon(() => expect(outcome().dataset.status).toBe('success'));
      for (const field of all) expect(control(field).value).toBe('');
      const body = new TextEncoder().encode(JSON.stringify(seen.posts.at(-1)?.body));
      const message = parseSend('application/json', body, site.mail);
      expect(message.fields).toEqual(answer.fields);
      expect(Object.keys(message.fields)).toEqual(
        all.map(({ id }) => id).filter((id) => (shown[id] ?? '').trim() !== ''),
      );
      const fieldWords = fieldLabels();
      const identity = mailIdentityOf({} as Parameters<typeof mailIdentityOf>[0], {
        site,
        defaultLanguage,
        ...(fieldWords && { labels: fieldWords }),
      });
      const stored = storedMessage({ ...message, received: new Date(0), language });
      const lines = mailOf(stored, identity).text.split('\n');
      const found = all
        .filter(({ id, kind }) => id in message.fields && !isUsual(id) && kind !== 'longText')
        .map(({ id, kind }) => {
          const value = message.fields[id];
          const text = kind === 'choice' ? `${value} in ${defaultLanguage}` : value;
          return lines.indexOf(`${label(defaultLanguage, id)}: ${text}`);
        });
      expect(found).not.toContain(-1);
      expect(found).toEqual(found.toSorted((one, other) => one - other));
    },
  );
});

test('a form of the usual fields has none of this in its document or its manifest', () => {
  expect(renderIn(defaultLanguage)()).not.toContain('longText');
  expect(fieldLabels()).toBeUndefined();
});

test('names that browsers or messages use otherwise are refused, and what nobody could answer', () => {
  const schema = settingsSchema(['pt']).shape.fields;
  const isTaken = (id: string) =>
    !schema.safeParse([
      ...usualFields.map(({ id: each, kind }) => ({ id: each, kind })),
      { id, kind: 'text' },
    ]).success;
  open('contact', { html: '<form></form>' });
  const names: string[] = [];
  for (let of: object | null = find('form'); of; of = Object.getPrototypeOf(of))
    names.push(...Object.getOwnPropertyNames(of));
  const plain = names.filter((name) => /^[a-z][a-z\d]*$/.test(name));
  expect(plain.filter((name) => !isTaken(name))).toEqual([]);
  for (const name of [...fieldNames, 'time', 'language', 'reply', 'mail', 'send', 'remark'])
    expect(isTaken(name), name).toBe(true);
  for (const name of ['telephone', 'budget', 'company', 'day'])
    expect(isTaken(name), name).toBe(false);
  expect(schema.safeParse([{ id: 'message', kind: 'longText' }]).success).toBe(false);
  expect(
    schema.safeParse([
      { id: 'email', kind: 'email', required: false },
      { id: 'message', kind: 'longText' },
    ]).success,
  ).toBe(false);
});
