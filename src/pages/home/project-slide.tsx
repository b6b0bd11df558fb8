import { addressIn } from '../../in-force/address-in.ts';
import { usePage } from '../../in-force/page-context.tsx';
import { hrefTo } from '../../in-force/routes.ts';
import buttonStyles from '../../ui/button.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { printedAddress } from '../../ui/printed-address.ts';
import { storyOf } from '../project/stories.ts';
import { Cloth } from './cloth.tsx';
import { DeviceStage } from './device-stage.tsx';
import styles from './project-slide.module.css';
import type { ShownProject } from './shown-projects.ts';

type ProjectSlideProps = {
  project: ShownProject;
  label: string;
  seeMore: string;
  newTab: string;
};

export function ProjectSlide({ project, label, seeMore, newTab }: ProjectSlideProps) {
  const { language, common } = usePage();
  const story = storyOf(project.id);
  const { id, title, description, projectLink, desktopAlt, mobileAlt } = project;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is a slide of the carousel pattern
    <div className={styles.root} role="group" aria-label={label}>
      <Cloth slug={id} />
      <div className={styles.text}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.description}>{description}</p>
        {projectLink && (
          <a
            className={`${buttonStyles.root} ${buttonStyles.first}`}
            href={addressIn(projectLink, language)}
            {...printedAddress(addressIn(projectLink, language))}
            target="_blank"
            rel="noopener noreferrer"
          >
            {seeMore}
            <span className="visually-hidden">{`: ${title} (${newTab})`}</span>
          </a>
        )}{' '}
        {story && (
          <PageLink
            to={story}
            className={styles.story}
            {...printedAddress(hrefTo(story, language))}
          >
            {common.projects?.storyLink}
            <span className="visually-hidden">{`: ${title}`}</span>
          </PageLink>
        )}
      </div>
      <DeviceStage slug={id} desktopAlt={desktopAlt} mobileAlt={mobileAlt} />
    </div>
  );
}
