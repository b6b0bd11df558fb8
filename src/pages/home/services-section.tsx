import { usePage } from '../../page-context.tsx';
import { isRoute } from '../../routes.ts';
import { Thread } from '../../thread/thread.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { sayIn } from '../say.ts';
import { Card } from './card.tsx';
import { Icon } from './icon.tsx';
import type { HomeWords } from './page.ts';
import sectionStyles from './section.module.css';
import styles from './services-section.module.css';

type ServicesSectionProps = { words: HomeWords['servicesSection'] };

export function ServicesSection({ words }: ServicesSectionProps) {
  const { language } = usePage();
  const say = sayIn(language);
  const promise = words.promise && say(words.promise);
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
            {promise && <p className={styles.promise}>{promise}</p>}
          </div>
        </div>
        <ul role="list" className={styles.cards}>
          {words.services.map(({ id, title, description, price }) => (
            <Card key={id} className={styles.card}>
              <Icon kind="service" name={id} className={styles.icon} />
              <h3 className={styles.title}>{title}</h3>
              <p>{description}</p>
              {price && <Price text={say(price)} />}
            </Card>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** What a service begins at. Nothing when the studio has no such price. */
function Price({ text }: { text: string }) {
  if (!text) return null;
  return (
    <p className={styles.price}>
      {isRoute('prices') ? <PageLink to="prices">{text}</PageLink> : text}
    </p>
  );
}
