import { fill } from '../../i18n/fill.ts';
import { usePage } from '../../in-force/page-context.tsx';
import { site } from '../../in-force/site.ts';
import { addressOfPerson } from '../../studio/own-address.ts';
import { Thread } from '../../thread/thread.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import styles from './about-section.module.css';
import { Film } from './film.tsx';
import filmless from './filmless.module.css';
import type { HomeWords } from './page.ts';
import sectionStyles from './section.module.css';

type AboutSectionProps = { words: HomeWords['aboutSection'] };

export function AboutSection({ words }: AboutSectionProps) {
  const { language } = usePage();
  const hasPortraits = site.people.some(({ picture }) => picture);
  const layout = import.meta.env.SITE_FILM ? '' : ` ${filmless.root}`;
  return (
    <div className={`${sectionStyles.band} ${sectionStyles.open}`}>
      <Thread side="end" crosses />
      <section
        id="about"
        className={`${sectionStyles.target} ${styles.root}${layout}`}
        aria-labelledby="about-title"
      >
        <h2 id="about-title" className={`${sectionStyles.title} ${styles.title}`}>
          {words.title}
        </h2>
        {import.meta.env.SITE_FILM && <Film words={words} />}
        <div className={styles.text}>
          {words.paragraphs.map((paragraph, index) => (
            <p key={index} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
          {site.people.length > 0 && (
            <ul role="list" className={styles.people}>
              {site.people.map(({ name, role, since, picture }) => (
                <li key={name}>
                  {picture && (
                    <img
                      className={styles.portrait}
                      src={addressOfPerson(picture)}
                      alt={fill(words.portrait, { person: name })}
                      width={96}
                      height={96}
                      loading="lazy"
                    />
                  )}
                  {!picture && hasPortraits && (
                    <span className={styles.portrait} aria-hidden="true">
                      {initialsOf(name)}
                    </span>
                  )}
                  <p>
                    <strong>{name}</strong>
                    <br />
                    {`${role[language]}, ${fill(words.since, { year: since })}`}
                  </p>
                </li>
              ))}
            </ul>
          )}
          {site.quote && (
            <blockquote className={styles.quote}>
              <p>{site.quote.text[language]}</p>
              <cite>{site.quote.name}</cite>
            </blockquote>
          )}
          <PageLink to="contact" className={styles.link}>
            {words.contactLink}
          </PageLink>
        </div>
      </section>
    </div>
  );
}

/** Of the first and the last name. */
function initialsOf(name: string): string {
  const names = name.split(' ');
  return [names[0], ...names.slice(1).slice(-1)].map((part) => part?.charAt(0)).join('');
}
