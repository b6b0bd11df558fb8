import { h } from '../browser/element.ts';
import { inline } from '../browser/inline.ts';
import { type Code, code, ownNames } from '../browser/language.ts';
import { chapters, editOf, parts } from './family.ts';
import { codes, locales } from './languages.ts';
import type { Model } from './model.ts';
import type { Voices } from './voices/pt.ts';
import type { Words } from './words/pt.ts';

export type AllWords = Record<Code, { words: Words; voices: Voices }>;

const letters = ['letter1943', 'letter1951', 'letter1958', 'letter1974', 'letter2016'] as const;
const visitors = ['abel', 'fernanda', 'clara'] as const;

/**
 * Downloads what the family owns as one file that any browser opens, now and in thirty years: in each language the
 * chapters as corrected, with all that stands beside them, the letters, and every message with its state.
 */
export function exportFile(model: Model, all: AllWords): void {
  const page = document.implementation.createHTMLDocument(all[code].words.head.title);
  page.documentElement.lang = locales[code];
  page.head.prepend(h('meta', { charset: 'utf-8' }));
  page.body.append(h('h1', {}, 'Amélia Duarte'));
  // The language of whoever takes the file comes first.
  for (const each of [code, ...codes.filter((other) => other !== code)]) {
    page.body.append(inLanguage(each, all[each], model));
  }
  const text = `<!doctype html>\n${page.documentElement.outerHTML}\n`;
  const address = URL.createObjectURL(new Blob([text], { type: 'text/html' }));
  h('a', { href: address, download: 'amelia-duarte.html' }).click();
  // Browsers that ask where to save it still read it then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

const paragraph = (text: string) => h('p', {}, ...inline(text));

/** A day, in full. @param time - the element of the page that has it */
const dayIn = (language: Code, time: string) =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long' }).format(new Date(time));

/** The years of a life and of its chapters, and the days of its messages, are only in the document. */
const onPage = (selector: string) => document.querySelector<HTMLElement>(selector);

function inLanguage(language: Code, { words, voices }: AllWords[Code], model: Model): HTMLElement {
  const { page, book, family: own } = words;
  const day = (time: string) => dayIn(language, time.length > 10 ? time : `${time}T12:00`);
  const [birth = '', death = ''] = [
    ...document.querySelectorAll<HTMLTimeElement>('.dates time'),
  ].map(({ dateTime }) => day(dateTime));

  const chapterParts = chapters.flatMap((chapter) => {
    const text = editOf(model.family(), language, chapter) ?? page[chapter];
    const [title, first, second] = parts.map((part) => inline(text[part]));
    const told = page[chapter];
    const place = onPage(`[data-word="${chapter}.title"]`)?.closest('article');
    return [
      h('h4', {}, `${place?.querySelector('.year')?.textContent ?? ''}. `, ...(title ?? [])),
      'caption' in told && h('p', {}, h('i', {}, ...inline(told.caption))),
      h('p', {}, ...(first ?? [])),
      h('p', {}, ...(second ?? [])),
    ];
  });
  const { recipe, rice, milk, sugar, lemon, cinnamon, method, warning } = page.thursday;
  const { mail } = voices;
  const state = (id: string, otherwise: 'waiting' | 'shown') =>
    own.states[model.family().decisions[id] ?? otherwise];
  const said = (text: string, by: string, date: string, decided: string) =>
    h(
      'blockquote',
      {},
      ...text.split('\n\n').map((part) => h('p', {}, part)),
      h('p', {}, `${by} · ${day(date)} (${decided})`),
    );

  return h(
    'section',
    { lang: locales[language] },
    h('h2', {}, ownNames[language]),
    h('p', {}, `${birth} – ${death}`),
    ...[page.lead, page.preface, page.signature].map(paragraph),
    h('h3', {}, page.life),
    ...chapterParts,
    h('h4', {}, recipe),
    h('ul', {}, ...[rice, milk, sugar, lemon, cinnamon].map((item) => h('li', {}, item))),
    ...[method, warning].map(paragraph),
    h('blockquote', {}, ...[mail.head, mail.text, mail.signed].map(paragraph)),
    h('h3', {}, page.drawer.title),
    ...letters.flatMap((letter) => {
      const { title, place, text, signed } = voices[letter];
      return [h('h4', {}, title), ...[place, ...text, signed].map(paragraph)];
    }),
    h('h3', {}, page.book.title),
    ...model
      .entries()
      .map(({ id, name, relation, message, date }) =>
        said(message, `${name}, ${book.relations[relation]}`, date, state(id, 'waiting')),
      ),
    ...visitors.map((id) => {
      const item = onPage(`[data-entry="${id}"]`);
      const name = item?.querySelector('b')?.textContent ?? '';
      const date = item?.querySelector('time')?.dateTime ?? '';
      return said(voices[id].text, `${name}, ${voices[id].relation}`, date, state(id, 'shown'));
    }),
  );
}
