import { ThreadJoint } from '../../thread/thread.tsx';
import { Icon } from './icon.tsx';
import type { HomeWords } from './page.ts';
import styles from './project-steps.module.css';

type ProjectStepsProps = { words: HomeWords['whyChooseUsSection']['steps'] };

/** The steps of a project: on the page's thread a flower grows, a part with each step. */
export function ProjectSteps({ words }: ProjectStepsProps) {
  return (
    <div className={styles.root}>
      <div className={styles.header}>
        <h3 className={styles.title}>{words.title}</h3>
        <ThreadJoint kind="down" />
      </div>
      <div className={styles.seam}>
        <ThreadJoint kind="hem" />
        <ol role="list" className={styles.steps}>
          {words.list.map(({ title, text }) => (
            <li key={title}>
              <Icon kind="step" className={styles.flower} />
              <strong>{title}</strong> {text}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
