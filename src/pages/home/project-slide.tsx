import type { HomeWords } from '../../../content/dictionary.ts';
import type { Language } from '../../i18n/languages.ts';
import { usePage } from '../../page-context.tsx';
import { site } from '../../site.ts';
import buttonStyles from '../../ui/button.module.css';
import { DeviceStage } from './device-stage.tsx';
import styles from './project-slide.module.css';

type ProjectSlideProps = {
  project: HomeWords['projectsSection']['projects'][number];
  projectIndex: number;
  label: string;
  seeMore: string;
  newTab: string;
};

export function ProjectSlide(props: ProjectSlideProps) {
  const { project, projectIndex, label, seeMore, newTab } = props;
  const { language } = usePage();
  const entry = site.projects[projectIndex];
  if (!entry) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is the carousel pattern's group.
    <div className={styles.root} role="group" aria-label={label}>
      <div className={styles.text}>
        <h3 className={styles.title}>{project.title}</h3>
        <p className={styles.description}>{project.description}</p>
        <a
          className={`${buttonStyles.root} ${buttonStyles.first}`}
          href={linkIn(language, entry.projectLink)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {seeMore}
          <span className="visually-hidden">{`: ${project.title} (${newTab})`}</span>
        </a>
      </div>
      <DeviceStage
        slug={entry.slug}
        desktopAlt={project.desktopAlt}
        mobileAlt={project.mobileAlt}
      />
    </div>
  );
}

/** A demonstration of ours is opened in the language of the page; what is elsewhere has its own ways. */
const linkIn = (language: Language, link: string) =>
  link.startsWith('/') ? `${link}?lang=${language}` : link;
