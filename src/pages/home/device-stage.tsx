import type { PointerEvent } from 'react';
import styles from './device-stage.module.css';
import { ProjectPicture } from './project-picture.tsx';

type DeviceStageProps = { slug: string; desktopAlt: string; mobileAlt: string };

/** How far the devices turn towards the pointer, in degrees either way. */
const reach = 4;

/**
 * The project on a laptop and a phone in perspective, turning a little with the pointer; the flat
 * composite on small screens, under reduced motion and where 3D is missing.
 */
export function DeviceStage({ slug, desktopAlt, mobileAlt }: DeviceStageProps) {
  function handlePointerMove(event: PointerEvent<HTMLDivElement>) {
    if (event.pointerType !== 'mouse') return;
    const stage = event.currentTarget;
    const box = stage.getBoundingClientRect();
    const x = (event.clientX - box.left) / box.width - 0.5;
    const y = (event.clientY - box.top) / box.height - 0.5;
    stage.style.setProperty('--turn-y', `${x * 2 * reach}deg`);
    stage.style.setProperty('--turn-x', `${-y * 2 * reach}deg`);
  }

  function handlePointerLeave(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.style.removeProperty('--turn-y');
    event.currentTarget.style.removeProperty('--turn-x');
  }

  return (
    <div
      className={styles.root}
      onPointerMove={handlePointerMove}
      onPointerLeave={handlePointerLeave}
    >
      <div className={styles.flat}>
        <ProjectPicture
          slug={slug}
          kind="flat"
          alt={`${desktopAlt} ${mobileAlt}`}
          sizes="(width < 1024px) 92vw, 60vw"
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
