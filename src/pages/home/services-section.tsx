import { isRoute } from '../../in-force/routes.ts';
import { Thread } from '../../thread/thread.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Card } from './card.tsx';
import { Icon } from './icon.tsx';
import type { HomeWords } from './page.ts';
import sectionStyles from './section.module.css';
import styles from './services-section.module.css';

type ServicesSectionProps = { words: HomeWords['servicesSection'] };

export function ServicesSection({ words }: ServicesSectionProps) {
  return (
    <div className={sectionStyles.band}>
      <Thread side="start" />
      <section id="services" className={sectionStyles.target} aria-labelledby="services-title">
        <div className={sectionStyles.header}>
          <h2 id="services-title" className={sectionStyles.title}>
            {words.title}
          </h2>
          <div>
            <p className={sectionStyles.lead}>{words.lead}</p>
            {words.promise && <p className={styles.promise}>{words.promise}</p>}
          </div>
        </div>
        <ul role="list" className={styles.cards}>
          {words.services.map(({ id, title, description, price }) => (
            <Card key={id} className={styles.card}>
              <Icon kind="service" name={id} className={styles.icon} />
              <h3 className={styles.title}>{title}</h3>
              <p>{description}</p>
              {price && <Price text={price} />}
            </Card>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** What a service begins at. */
function Price({ text }: { text: string }) {
  return (
    <p className={styles.price}>
      {isRoute('prices') ? <PageLink to="prices">{text}</PageLink> : text}
    </p>
  );
}
