import { usePage } from '../../in-force/page-context.tsx';
import { wordsOf } from '../../in-force/page-words.ts';
import { routesIn } from '../../in-force/routes.ts';
import { scenes } from '../../in-force/stitches.ts';
import { SceneArt } from '../../stitch/scene-art.tsx';
import buttonStyles from '../../ui/button.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import styles from './not-found-page.module.css';
import type { NotFoundWords } from './page.ts';

type NotFoundPageProps = { words: NotFoundWords };

export function NotFoundPage({ words }: NotFoundPageProps) {
  const { language } = usePage();
  const scene = scenes['not-found'];
  return (
    <div className={styles.root}>
      <div className={styles.text}>
        <h1 className={styles.title}>{words.title}</h1>
        <p>{words.text}</p>
        <p className={styles.ways}>
          <PageLink to="home" className={buttonStyles.root}>
            {words.homeLink}
          </PageLink>{' '}
          <PageLink to="contact">{words.contactLink}</PageLink>
        </p>
        <ul role="list" className={styles.pages}>
          {routesIn('footer', language).map((to) => {
            const { name } = wordsOf(to, language).page;
            return (
              <li key={to}>
                <PageLink to={to} data-steady={name}>
                  {name}
                </PageLink>
              </li>
            );
          })}
        </ul>
      </div>
      {scene && (
        <div className={styles.art} role="img" aria-label={words.artLabel}>
          <SceneArt scene={scene} isUnravelling />
        </div>
      )}
    </div>
  );
}
