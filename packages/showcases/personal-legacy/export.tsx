import { Fragment, render } from 'preact';
import { download } from '../browser/download.ts';
import { type Code, code, codes, locales, ownNames } from '../browser/language.ts';
import { Inline } from '../kit/inline.tsx';
import { chapters, editOf } from './family.ts';
import { noonOf } from './guest-book.ts';
import type { Model } from './model.ts';
import { visitors } from './visitors.ts';
import type { Words } from './words/pt.ts';

export type AllWords = Record<Code, Words>;

const letters = ['letter1943', 'letter1951', 'letter1958', 'letter1974', 'letter2016'] as const;

/**
 * Downloads what the family owns as one file that any browser opens, now and in thirty years: in each language the
 * chapters as corrected, with all that stands beside them, the letters, and every message with its state.
 */
export function exportFile(model: Model, all: AllWords): void {
  const page = document.implementation.createHTMLDocument(all[code].head.title);
  page.documentElement.lang = locales[code];
  const charset = page.createElement('meta');
  charset.setAttribute('charset', 'utf-8');
  const viewport = page.createElement('meta');
  viewport.name = 'viewport';
  viewport.content = 'width=device-width';
  page.head.prepend(charset, viewport);
  render(<Life model={model} all={all} />, page.body);
  const text = `<!doctype html>\n${page.documentElement.outerHTML}\n`;
  download('amelia-duarte.html', 'text/html', text);
}

/** The language of whoever takes the file comes first. */
const Life = ({ model, all }: { model: Model; all: AllWords }) => (
  <>
    <h1>Amélia Duarte</h1>
    {[code, ...codes.filter((other) => other !== code)].map((each) => (
      <InLanguage key={each} language={each} words={all[each]} model={model} />
    ))}
  </>
);

const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <p key={text}>
      <Inline text={text} />
    </p>
  ));

/** The years of a life and of its chapters are only in the document. */
const onPage = (selector: string) => document.querySelector<HTMLElement>(selector);

type LanguageProps = { language: Code; words: Words; model: Model };

function InLanguage({ language, words, model }: LanguageProps) {
  const { page, book, voices, family: own } = words;
  const date = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long' });
  const day = (time: string) => date.format(new Date(time.length > 10 ? time : noonOf(time)));
  const [birth = '', death = ''] = [
    ...document.querySelectorAll<HTMLTimeElement>('.dates time'),
  ].map(({ dateTime }) => day(dateTime));
  const { recipe, rice, milk, sugar, lemon, cinnamon, method, warning } = page.thursday;
  const { mail } = voices;
  const { decisions } = model.family();

  return (
    <section lang={locales[language]}>
      <h2>{ownNames[language]}</h2>
      <p>
        {birth} – {death}
      </p>
      <Paragraphs texts={[page.lead, page.preface, page.signature]} />
      <h3>{page.life}</h3>
      {chapters.map((chapter) => {
        const { title, first, second } = editOf(model.family(), language, chapter) ?? page[chapter];
        const told = page[chapter];
        const place = onPage(`[data-word="page.${chapter}.title"]`)?.closest('article');
        return (
          <Fragment key={chapter}>
            <h4>
              {place?.querySelector('.year')?.textContent}. <Inline text={title} />
            </h4>
            {'caption' in told && (
              <p>
                <i>
                  <Inline text={told.caption} />
                </i>
              </p>
            )}
            <Paragraphs texts={[first, second]} />
          </Fragment>
        );
      })}
      <h4>{recipe}</h4>
      <ul>
        {[rice, milk, sugar, lemon, cinnamon].map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <Paragraphs texts={[method, warning]} />
      <blockquote>
        <Paragraphs texts={[mail.head, mail.text, mail.signed]} />
      </blockquote>
      <h3>{page.drawer.title}</h3>
      {letters.map((letter) => {
        const { title, place, text, signed } = voices[letter];
        return (
          <Fragment key={letter}>
            <h4>{title}</h4>
            <Paragraphs texts={[place, ...text, signed]} />
          </Fragment>
        );
      })}
      <h3>{page.book.title}</h3>
      {model.entries().map(({ id, name, relation, message, date: written }) => (
        <Said
          key={id}
          text={message}
          by={`${name}, ${book.relations[relation]} · ${day(written)}`}
          state={own.states[decisions[id] ?? 'waiting']}
        />
      ))}
      {visitors.map(({ id, name, date: written }) => (
        <Said
          key={id}
          text={voices[id].text}
          by={`${name}, ${voices[id].relation} · ${day(written)}`}
          state={own.states[decisions[id] ?? 'shown']}
        />
      ))}
    </section>
  );
}

const Said = ({ text, by, state }: { text: string; by: string; state: string }) => (
  <blockquote>
    {text.split('\n\n').map((part) => (
      <p key={part}>{part}</p>
    ))}
    <p>
      {by} ({state})
    </p>
  </blockquote>
);
