/** The feed of the articles of a language: Atom, RFC 4287. */
import { renderToStaticMarkup } from 'react-dom/server';
import { directionOf } from '../i18n/direction.ts';
import { escapeHtml } from '../i18n/escape-html.ts';
import { type Finished, type Outgoing, plain } from '../i18n/finished.ts';
import { withoutJoiners } from '../i18n/unbroken.ts';
import { words } from '../in-force/content.ts';
import { type Language, languages } from '../in-force/languages.ts';
import { notes } from '../in-force/markdown-list.ts';
import { PageProvider } from '../in-force/page-context.tsx';
import { wordsOf } from '../in-force/page-words.ts';
import { hrefTo, languagesOf } from '../in-force/routes.ts';
import { site } from '../in-force/site.ts';
import { Nodes } from '../pages/markdown/markdown-elements.tsx';
import { noteId } from '../pages/note/note-id.ts';
import { feedPath } from '../studio/feed-path.ts';
import { feedTitle } from './feed-title.ts';
import { showMarks } from './show-marks.ts';

/** Returns the feeds by their paths; none without an article. */
export const feeds = (): Record<string, string> =>
  notes.length === 0
    ? {}
    : Object.fromEntries(
        languagesOf('notes').map((language) => [feedPath(language), feedIn(language)]),
      );

function feedIn(language: Language) {
  const { lead } = wordsOf('notes', language);
  const published = notes.filter(({ languages: written }) => written.includes(language));
  const entries = published.map(({ slug }) => {
    const id = noteId(slug);
    const note = wordsOf(id, language);
    const address = escapeHtml(site.url + hrefTo(id, language));
    return {
      date: noon(note.updated ?? note.date),
      text: [
        '<entry>',
        `<id>${address}</id>`,
        `<title>${escapeHtml(plain(note.title))}</title>`,
        `<link rel="alternate" href="${address}"/>`,
        `<published>${noon(note.date)}</published>`,
        `<updated>${noon(note.updated ?? note.date)}</updated>`,
        `<author><name>${escapeHtml(note.author ?? site.name)}</name></author>`,
        `<summary>${escapeHtml(plain(note.page.description))}</summary>`,
        `<content type="html">${escapeHtml(contentOf(id, language))}</content>`,
        '</entry>',
      ].join(''),
    };
  });
  const dates = entries.map(({ date }) => date).sort();
  const address = escapeHtml(site.url + hrefTo('notes', language));
  const lines: Outgoing[] = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languages[language].locale}">`,
    `<id>${address}</id>`,
    `<title>${escapeHtml(feedTitle(language))}</title>`,
    `<subtitle>${escapeHtml(plain(lead))}</subtitle>`,
    `<updated>${dates.at(-1)}</updated>`,
    `<link rel="self" href="${site.url}${feedPath(language)}"/>`,
    // Some readers take the first link for that of the page when none says so.
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<author><name>${escapeHtml(site.name)}</name></author>`,
    ...entries.map(({ text }) => text),
    '</feed>\n',
  ];
  return lines.join('\n');
}

/** The day as a moment that is the same day from Hawaii to Japan. */
const noon = (day: string) => `${day}T12:00:00Z`;

/** The text of an article, for other places than this site: whole addresses, no classes. */
function contentOf(id: 'note/*', language: Language) {
  const html = renderToStaticMarkup(
    <PageProvider
      page={id}
      language={language}
      textLanguage={language}
      common={words[language].common}
    >
      {/* Readers show it in pages of their own. newsboat and feedparser keep this, and take nothing from xml:lang. */}
      <div dir={directionOf(languages[language].locale)}>
        <Nodes nodes={wordsOf(id, language).body} />
      </div>
    </PageProvider>,
  ) as Finished;
  return withoutJoiners(showMarks(html))
    .replace(/ (class|id|tabindex|role|aria-label|data-[\w-]+|loading|decoding)="[^"]*"/g, '')
    .replace(/ (href|src|srcSet)="\//gi, ` $1="${site.url}/`)
    .replace(/ href="#/g, ` href="${escapeHtml(site.url + hrefTo(id, language))}#`);
}
