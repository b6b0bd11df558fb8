import { scenes } from '../../in-force/stitches.ts';
import { SceneArt } from '../../stitch/scene-art.tsx';
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
      more={
        scenes['how-we-work'] && (
          <div className={styles.picture}>
            <SceneArt scene={scenes['how-we-work']} />
          </div>
        )
      }
      call={words.call}
    >
      <Steps words={words.steps} />
      <Topics topics={words.topics} />
      {words.agreement && <Agreement words={words.agreement} />}
    </WidePage>
  );
}
