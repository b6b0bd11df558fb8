import { notes } from '../../in-force/markdown-list.ts';
import { usePage } from '../../in-force/page-context.tsx';
import { wordsOf } from '../../in-force/page-words.ts';
import { site } from '../../in-force/site.ts';
import { ownDrawing } from '../../stitch/own-drawing.tsx';
import type { NoteWords } from '../../studio/markdown-nodes.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { MarkdownArticle } from '../markdown/markdown-article.tsx';
import { NoteDate } from './note-date.tsx';
import { noteId } from './note-id.ts';
import styles from './note-page.module.css';

type NotePageProps = { words: NoteWords };

export function NotePage({ words }: NotePageProps) {
  const { page, textLanguage } = usePage();
  const { slug = '' } = notes.find((note) => noteId(note.slug) === page) ?? {};
  const { readingTime, updated: updatedOn } = wordsOf('notes', textLanguage);
  return (
    <MarkdownArticle
      words={words}
      picture={ownDrawing(slug)}
      details={
        <>
          {`${words.author ?? site.name} · `}
          <NoteDate note={words} readingTime={readingTime} updatedOn={updatedOn} />
        </>
      }
    >
      <Neighbours />
    </MarkdownArticle>
  );
}

/** Links to the article before and the article after. */
function Neighbours() {
  const { page, textLanguage } = usePage();
  const words = wordsOf('notes', textLanguage);
  const ids = notes
    .filter(({ languages }) => languages.includes(textLanguage))
    .map(({ slug }) => noteId(slug));
  const place = ids.indexOf(page as (typeof ids)[number]);
  // The newest is first.
  const neighbours = [
    { id: ids[place + 1], label: words.previous },
    { id: ids[place - 1], label: words.next },
  ];
  if (ids.length === 1) return null;
  return (
    <nav className={styles.neighbours} aria-label={words.others}>
      {neighbours.map(
        ({ id, label }) =>
          id && (
            <PageLink key={id} to={id}>
              <span>{label}</span> {`${wordsOf(id, textLanguage).title} `}
            </PageLink>
          ),
      )}
    </nav>
  );
}
