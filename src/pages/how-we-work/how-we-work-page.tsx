import { usePage } from '../../page-context.tsx';
import { LetterBird } from '../../stitch/letter-bird.tsx';
import dashedListStyles from '../../ui/dashed-list.module.css';
import { ContactCall } from '../home/contact-call.tsx';
import sectionStyles from '../ruled-section.module.css';
import { sayIn } from '../say.ts';
import { Agreement } from './agreement.tsx';
import styles from './how-we-work-page.module.css';
import type { HowWeWorkWords } from './page.ts';
import { Steps } from './steps.tsx';

type HowWeWorkPageProps = { words: HowWeWorkWords };

export function HowWeWorkPage({ words }: HowWeWorkPageProps) {
  const { language } = usePage();
  const say = sayIn(language);
  return (
    <div className={styles.page}>
      <div className={styles.root}>
        <header className={styles.header}>
          <h1 className={styles.title}>{words.title}</h1>
          <p className={styles.lead}>{say(words.lead)}</p>
          <div className={styles.bird}>
            <LetterBird />
          </div>
        </header>
        <Steps words={words.steps} />
        <div className={styles.sections}>
          {words.topics.map(({ heading, paragraphs = [], items = [] }) => (
            <section key={heading} className={sectionStyles.root}>
              <h2>{heading}</h2>
              <div>
                {paragraphs
                  .map((paragraph) => say(paragraph))
                  .map((text) => text && <p key={text}>{text}</p>)}
                {items.length > 0 && (
                  <ul className={dashedListStyles.root}>
                    {items
                      .map((item) => say(item))
                      .map((text) => text && <li key={text}>{text}</li>)}
                  </ul>
                )}
              </div>
            </section>
          ))}
        </div>
        <Agreement words={words.agreement} />
      </div>
      <ContactCall lead={words.call.lead} link={words.call.link} />
    </div>
  );
}
