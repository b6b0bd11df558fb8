import { PageScene } from '../../stitch/page-scene.tsx';
import { Topics } from '../topics.tsx';
import { WidePage } from '../wide-page.tsx';
import { Agreement } from './agreement.tsx';
import styles from './how-we-work-page.module.css';
import type { HowWeWorkWords } from './page.ts';
import { Steps } from './steps.tsx';

type HowWeWorkPageProps = { words: HowWeWorkWords };

export function HowWeWorkPage({ words }: HowWeWorkPageProps) {
  return (
    <WidePage
      headerClass={styles.header}
      words={words}
      more={<PageScene name="how-we-work" className={styles.picture} />}
      call={words.call}
    >
      <Steps words={words.steps} />
      <Topics topics={words.topics} />
      {words.agreement && <Agreement words={words.agreement} />}
    </WidePage>
  );
}
