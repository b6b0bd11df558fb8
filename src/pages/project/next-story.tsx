import { usePage } from '../../in-force/page-context.tsx';
import { wordsOf } from '../../in-force/page-words.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { ProjectPicture } from '../home/project-picture.tsx';
import styles from './next-story.module.css';
import { stories } from './stories.ts';

/** A link to the next story; after the last one comes the first. */
export function NextStory({ label }: { label: string }) {
  const { page, language } = usePage();
  const place = stories.findIndex(({ id }) => id === page);
  const next = stories[(place + 1) % stories.length];
  if (!next || next.id === page) return null;
  return (
    <PageLink to={next.id} className={styles.root}>
      <span className={styles.label}>{label}</span>{' '}
      <span className={styles.title}>{wordsOf(next.id, language).title}</span>
      <span className={styles.picture}>
        <ProjectPicture slug={next.slug} kind="desktop" alt="" sizes="(width < 640px) 90vw, 34vw" />
      </span>
    </PageLink>
  );
}
