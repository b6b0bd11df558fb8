import { notes } from '../../in-force/markdown-list.ts';
import { usePage } from '../../in-force/page-context.tsx';
import { wordsOf } from '../../in-force/page-words.ts';
import { ownDrawing } from '../../stitch/own-drawing.tsx';
import { feedPath } from '../../studio/feed-path.ts';
import { PageLink } from '../../ui/page-link.tsx';
import paperStyles from '../../ui/paper.module.css';
import { ReadingPage } from '../../ui/reading-page.tsx';
import { useUntranslated } from '../markdown/use-untranslated.tsx';
import { NoteDate } from '../note/note-date.tsx';
import { noteId } from '../note/note-id.ts';
import styles from './notes-page.module.css';
import type { NotesWords } from './page.ts';

type NotesPageProps = { words: NotesWords };

export function NotesPage({ words }: NotesPageProps) {
  const { textLanguage } = usePage();
  return (
    <ReadingPage
      title={words.title}
      lead={words.lead}
      details={
        words.feed && (
          <a className={styles.feed} href={feedPath(textLanguage)}>
            {words.feed}
          </a>
        )
      }
      isWide
      {...useUntranslated()}
    >
      <ul role="list" className={`${paperStyles.root} ${styles.root}`}>
        {notes
          .filter(({ languages }) => languages.includes(textLanguage))
          .map(({ slug }) => {
            const note = wordsOf(noteId(slug), textLanguage);
            return (
              <li key={slug} className={styles.note}>
                <div className={styles.figure}>{ownDrawing(slug)}</div>
                <h2>
                  <PageLink to={noteId(slug)}>{note.title}</PageLink>
                </h2>
                <p>{note.page.description}</p>
                <p className={styles.date}>
                  <NoteDate note={note} readingTime={words.readingTime} />
                </p>
              </li>
            );
          })}
      </ul>
    </ReadingPage>
  );
}
