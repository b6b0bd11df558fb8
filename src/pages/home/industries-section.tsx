import { Thread } from '../../thread/thread.tsx';
import { Card } from './card.tsx';
import { Icon } from './icon.tsx';
import styles from './industries-section.module.css';
import type { HomeWords } from './page.ts';
import { samplerColumns } from './sampler-columns.ts';
import sectionStyles from './section.module.css';

type IndustriesSectionProps = { words: HomeWords['industriesSection'] };

export function IndustriesSection({ words }: IndustriesSectionProps) {
  return (
    <div className={`${sectionStyles.band} ${styles.band}`}>
      <Thread side="end" crosses />
      <section aria-labelledby="industries-title">
        <div className={sectionStyles.header}>
          <h2 id="industries-title" className={sectionStyles.title}>
            {words.title}
          </h2>
          <p className={sectionStyles.lead}>{words.lead}</p>
        </div>
        <div className={styles.sampler}>
          <Icon kind="border" name="vine" className={styles.border} />
          <ul className={styles.cards} data-columns={samplerColumns(words.industries.length)}>
            {words.industries.map(({ id, title, description }) => (
              <Card key={id} className={styles.card}>
                <Icon kind="industry" name={id} className={styles.icon} />
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.description}>{description}</p>
              </Card>
            ))}
          </ul>
          <Icon kind="border" name="vine" className={styles.border} />
        </div>
      </section>
    </div>
  );
}
