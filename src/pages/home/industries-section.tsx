import { addressIn } from '../../in-force/address-in.ts';
import { usePage } from '../../in-force/page-context.tsx';
import { site } from '../../in-force/site.ts';
import { Thread } from '../../thread/thread.tsx';
import { FurtherLink, type FurtherLinkProps } from '../../ui/further-link.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { storyOf } from '../project/stories.ts';
import { Card } from './card.tsx';
import { Icon } from './icon.tsx';
import styles from './industries-section.module.css';
import type { HomeWords } from './page.ts';
import { samplerColumns } from './sampler-columns.ts';
import sectionStyles from './section.module.css';

type IndustriesSectionProps = { words: NonNullable<HomeWords['industriesSection']> };

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
          <Icon kind="border" className={styles.border} />
          <ul
            role="list"
            className={styles.cards}
            data-columns={samplerColumns(words.industries.length)}
          >
            {words.industries.map(({ id, title, description, link }) => (
              <Card key={id} className={styles.card}>
                <Icon kind="industry" name={id} className={styles.icon} />
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.description}>{description}</p>
                <ExampleLink industry={id} title={title} link={link} />
              </Card>
            ))}
          </ul>
        </div>
      </section>
    </div>
  );
}

type ExampleLinkProps = {
  industry: string;
  title: string;
  link: FurtherLinkProps['link'] | undefined;
};

/** A link to the story of a project in this industry, or else to the project, or to the page that the card names. */
function ExampleLink({ industry, title, link }: ExampleLinkProps) {
  const { language, common } = usePage();
  const project = site.projects.find((each) => each.industry === industry);
  const story = project && storyOf(project.slug);
  const about = <span className="visually-hidden">{`: ${title}`}</span>;
  const label = (
    <>
      {common.projects?.exampleLink}
      {about}
    </>
  );
  if (story)
    return (
      <PageLink to={story} className={styles.example}>
        {label}
      </PageLink>
    );
  if (!project && link)
    return (
      <FurtherLink link={link} className={styles.example}>
        {about}
      </FurtherLink>
    );
  if (!project?.projectLink || !common.projects) return null;
  return (
    <a href={addressIn(project.projectLink, language)} className={styles.example}>
      {label}
    </a>
  );
}
