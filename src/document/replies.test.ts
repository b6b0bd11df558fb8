import fc from 'fast-check';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { forAll } from '../../tests/generated.ts';
import {
  type ContactReply,
  fieldNames,
  fieldProblems,
  fieldsFrom,
  usualFields,
} from '../contact/contact-message.ts';
import { fillReply, hole, whenProblem } from '../contact/contact-reply.ts';
import { words } from '../in-force/content.ts';
import { defaultLanguage, type Language, languageCodes } from '../in-force/languages.ts';
import { PageProvider } from '../in-force/page-context.tsx';
import { site } from '../in-force/site.ts';
import { ContactPage } from '../pages/contact/contact-page.tsx';
import { replyDocuments } from './replies.ts';

const renderIn = (language: Language) => (reply: ContactReply) => {
  const { common, contact } = words[language];
  const children = createElement(ContactPage, { words: contact, reply });
  return renderToString(
    PageProvider({ page: 'contact', language, textLanguage: language, common, children }),
  );
};

const documents = replyDocuments(renderIn(defaultLanguage), site.email, site.mail);

const fill = (reply: ContactReply) =>
  fillReply(documents[reply.status], reply, site.email, site.mail);

/** Markup, and pieces of it. */
const markup = ['<', '>', '&', '"', "'", '\n', '$&', '$1', '&quot;', '</textarea>', '<b>', '" x="'];
/** Of texts and of replies, whole and in pieces. */
const marks = [
  ...Array.from({ length: 32 }, (_, index) => String.fromCharCode(0xfdd0 + index)),
  ...[...fieldNames, 'reply' as const, 'mail' as const].map(hole),
  ...fieldNames.map((name) => whenProblem(name, '<b>')),
];

const typedFrom = (pieces: readonly string[]) =>
  fc
    .array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...pieces)), { maxLength: 12 })
    .map((parts) => parts.join(''));

/** Those of the usual fields. */
const usualProblems = fieldProblems.filter(
  (problem) => problem in words[defaultLanguage].contact.validation,
);

const withText = ['success', 'notSent', 'notAccepted', 'perhapsSent'] as const;
const withoutText = ['notSentGone', 'notAcceptedGone'] as const;
const none = fc.constant({});

/** As the server makes it: with problems when the message is invalid. */
const replyWith = (typed: fc.Arbitrary<string>): fc.Arbitrary<ContactReply> => {
  const some = <Value>(value: fc.Arbitrary<Value>, least: number) =>
    fc
      .subarray([...fieldNames], { minLength: least })
      .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, value]))));
  const values = some(typed, 0);
  return fc.oneof(
    fc.record({ status: fc.constantFrom(...withText), values, problems: none }),
    fc.record({ status: fc.constantFrom(...withoutText), values: none, problems: none }),
    fc.record({
      status: fc.constant('invalid' as const),
      values,
      problems: some(fc.constantFrom(...usualProblems), 1),
    }),
  );
};

/** Without what is written in two ways, and without the first line break of a textarea. */
const comparable = (html: string) =>
  html
    .replaceAll('&#x27;', "'")
    .replaceAll(' value=""', '')
    .replace(/(<textarea[^>]*>)\n/g, '$1');

test.each(languageCodes)('a reply in %s is what React would render', async (code) => {
  const render = renderIn(code);
  const inLanguage = replyDocuments(render, site.email, site.mail);
  await forAll(60, replyWith(typedFrom(markup)), (reply) => {
    const filled = fillReply(inLanguage[reply.status], reply, site.email, site.mail);
    expect(comparable(filled)).toBe(comparable(render(reply)));
  });
});

/** The tags with the names of their attributes. */
const skeletonOf = (html: string) => html.replace(/"[^"]*"/g, '').match(/<[^>]*>/g);

const unescaped = (html = '') =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

test('any typed text is shown as it is, also one with marks', () =>
  forAll(1_000, replyWith(typedFrom([...markup, ...marks])), (reply) => {
    const html = fill(reply);
    const plain = fill({ ...reply, values: fieldsFrom(usualFields, () => 'x') });
    expect(skeletonOf(html)).toEqual(skeletonOf(plain));
    if (reply.status === 'success') return;
    for (const name of fieldNames) {
      const field = new RegExp(`<(?:input|textarea)\\b[^>]*\\bid="contact-${name}"[^>]*>`);
      const [tag = ''] = field.exec(html) ?? [];
      const [inside = ''] = html.slice(html.indexOf(tag) + tag.length).split('</textarea>');
      const text = tag.startsWith('<input')
        ? /\bvalue="([^"]*)"/.exec(tag)?.[1]
        : inside.replace(/^\n/, '');
      expect(unescaped(text), name).toBe(reply.values[name] ?? '');
    }
    const [, props] = /data-island="contact-form" data-props="([^"]*)"/.exec(html) ?? [];
    expect(JSON.parse(unescaped(props)).reply).toEqual(reply);
  }));
