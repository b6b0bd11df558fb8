import styles from './device-stage.module.css';
import { ProjectPicture } from './project-picture.tsx';

type DeviceStageProps = { slug: string; desktopAlt: string; mobileAlt: string };

/**
 * Shows the project on a laptop and a phone in 3D that turn a little with the pointer. On small screens,
 * with reduced motion and without 3D support, it shows a flat picture.
 */
export function DeviceStage({ slug, desktopAlt, mobileAlt }: DeviceStageProps) {
  return (
    <div className={styles.root} data-stage="">
      <div className={styles.flat}>
        <ProjectPicture
          slug={slug}
          kind="flat"
          alt={`${desktopAlt} ${mobileAlt}`}
          sizes="(width < 640px) 150vw, (width < 1024px) 100vw, 60vw"
        />
      </div>
      <div className={styles.devices}>
        <div className={styles.laptop}>
          <div className={styles.screen}>
            <ProjectPicture slug={slug} kind="desktop" alt={desktopAlt} sizes="48vw" />
          </div>
          <div className={styles.base} />
        </div>
        <div className={styles.phone}>
          <ProjectPicture slug={slug} kind="mobile" alt={mobileAlt} sizes="14vw" />
        </div>
      </div>
    </div>
  );
}
