import { Thread, ThreadJoint } from '../../thread/thread.tsx';
import { Card } from './card.tsx';
import { Icon } from './icon.tsx';
import type { HomeWords } from './page.ts';
import sectionStyles from './section.module.css';
import styles from './services-section.module.css';

type ServicesSectionProps = { words: HomeWords['servicesSection'] };

export function ServicesSection({ words }: ServicesSectionProps) {
  return (
    <div className={`${sectionStyles.band} ${styles.band}`}>
      <Thread side="start" />
      <section id="services" className={sectionStyles.target} aria-labelledby="services-title">
        <div className={sectionStyles.header}>
          <h2 id="services-title" className={sectionStyles.title}>
            {words.title}
          </h2>
          <p className={sectionStyles.lead}>{words.lead}</p>
        </div>
        <ul className={styles.cards}>
          {words.services.map(({ id, title, description }, index, { length }) => (
            <Card key={id} className={styles.card}>
              <Icon kind="service" name={id} className={styles.icon} />
              <h3 className={styles.title}>{title}</h3>
              <p>{description}</p>
              {index < length - 1 && <ThreadJoint kind="next" />}
            </Card>
          ))}
        </ul>
      </section>
    </div>
  );
}
