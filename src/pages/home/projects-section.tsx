import { fill } from '../../i18n/fill.ts';
import { Island } from '../../islands/island.tsx';
import { ProjectCarousel } from '../../islands/project-carousel/project-carousel.tsx';
import { Thread } from '../../thread/thread.tsx';
import type { HomeWords } from './page.ts';
import { ProjectSlide } from './project-slide.tsx';
import styles from './projects-section.module.css';
import sectionStyles from './section.module.css';
import { shownProjects } from './shown-projects.ts';

type ProjectsSectionProps = { words: HomeWords['projectsSection'] };

/** The slides stand side by side in a track that scrolls and snaps; the island turns it. */
export function ProjectsSection({ words }: ProjectsSectionProps) {
  const { lead, previous, next, position } = words;
  const projects = shownProjects(words.projects);
  const count = projects.length;
  return (
    <div className={`${sectionStyles.band} ${styles.band}`}>
      <Thread side="start" />
      <section
        id="projects"
        className={`${sectionStyles.target} ${styles.root}`}
        aria-labelledby="projects-title"
        aria-roledescription={words.carouselLabel}
      >
        <h2 id="projects-title" className={sectionStyles.title}>
          {words.ourProjectsTitle}
        </h2>
        {lead && <p className={`${sectionStyles.lead} ${styles.lead}`}>{lead}</p>}
        <Island
          name="project-carousel"
          component={ProjectCarousel}
          className={styles.controls}
          isEnhancement
          props={{ words: { previous, next, position }, count }}
        />
        <div className={styles.track} data-track="" data-many={count > 1}>
          {projects.map((project, index) => (
            <ProjectSlide
              key={project.id}
              project={project}
              label={
                count > 1
                  ? fill(words.slideLabel, { number: index + 1, count, title: project.title })
                  : project.title
              }
              seeMore={words.ourProjectsBtn}
              newTab={words.newTab}
            />
          ))}
        </div>
      </section>
    </div>
  );
}
