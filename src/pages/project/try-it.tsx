import buttonStyles from '../../ui/button.module.css';
import { printedAddress } from '../../ui/printed-address.ts';
import { DeviceStage } from '../home/device-stage.tsx';
import type { HomeWords } from '../home/page.ts';
import styles from './try-it.module.css';

type TryItProps = {
  project: HomeWords['projectsSection']['projects'][number];
  /** What to try first. */
  tries: readonly string[];
  words: { title: string; link: string };
  newTab: string;
  /** Empty when there is nothing to open. */
  link: string;
};

/** The screens of a project on the dark stage, and what to try in it. */
export function TryIt({ project, tries, words, newTab, link }: TryItProps) {
  const { id, desktopAlt, mobileAlt } = project;
  return (
    <section className={styles.root} aria-labelledby="try-title">
      <div className={styles.text}>
        <h2 id="try-title" className={styles.title}>
          {words.title}
        </h2>
        <ul role="list" className={styles.tries}>
          {tries.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {link && (
          <a
            className={`${buttonStyles.root} ${buttonStyles.first}`}
            href={link}
            {...printedAddress(link)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {words.link}
            <span className="visually-hidden">{` (${newTab})`}</span>
          </a>
        )}
      </div>
      <DeviceStage slug={id} desktopAlt={desktopAlt} mobileAlt={mobileAlt} />
    </section>
  );
}
