import { useEffect, useRef, useState } from 'react';
import { useInView } from 'react-intersection-observer';
import type { HomeWords } from '../../../content/dictionary.ts';
import styles from './film.module.css';

type FilmProps = { words: HomeWords['aboutSection'] };

/** Reduced motion or a browser that saves data: the poster stands instead of the film. */
const stillMedia = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';

type NetworkNavigator = Navigator & { connection?: { saveData?: boolean } };

/** Whether the film may run; asked when it is near, since nothing depends on it before. */
function useMayMove(isNear: boolean) {
  const [mayMove, setMayMove] = useState(false);
  useEffect(() => {
    if (!isNear || (navigator as NetworkNavigator).connection?.saveData) return;
    const media = matchMedia(stillMedia);
    const look = () => setMayMove(!media.matches);
    look();
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, [isNear]);
  return mayMove;
}

function Poster({ words }: FilmProps) {
  return (
    <picture>
      <source srcSet="/film/poster.avif" type="image/avif" />
      <img
        className={styles.picture}
        src="/film/poster.jpg"
        alt={words.videoLabel}
        width={1280}
        height={720}
        decoding="async"
      />
    </picture>
  );
}

/**
 * The looping film. Nothing of it is fetched before it is near the screen, it runs only while it is
 * in sight, and the visitor can stop it. Without JavaScript the poster stands, with the browser's
 * own controls.
 */
export function Film({ words }: FilmProps) {
  const [isPaused, setPaused] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const { ref: near, inView: isNear } = useInView({ rootMargin: '600px 0px', triggerOnce: true });
  const { ref: sight, inView: isInSight } = useInView({ threshold: 0.25 });
  const isMoving = useMayMove(isNear);

  useEffect(() => {
    if (!video.current || !isMoving) return;
    // A browser that refuses to start it (battery saver) leaves the poster: no error.
    if (isInSight && !isPaused) video.current.play().catch(() => undefined);
    else video.current.pause();
  }, [isInSight, isPaused, isMoving]);

  return (
    <div ref={near} className={styles.root}>
      {/* Browsers fetch a lazy picture from two screens away. This one is as big as the first screen's code. */}
      <div ref={sight} className={styles.poster}>
        {isNear ? (
          <Poster words={words} />
        ) : (
          <noscript>
            <Poster words={words} />
          </noscript>
        )}
      </div>
      {isMoving && (
        <>
          <video
            ref={video}
            className={styles.video}
            width={1280}
            height={720}
            muted
            loop
            playsInline
            disablePictureInPicture
            tabIndex={-1}
            aria-hidden="true"
          >
            <source src="/film/film.webm" type="video/webm; codecs=av01.0.05M.08" />
            <source src="/film/film.mp4" type="video/mp4" />
          </video>
          <button type="button" className={styles.toggle} onClick={() => setPaused(!isPaused)}>
            <span className={isPaused ? styles.play : styles.pause} />
            <span className={styles.label}>{isPaused ? words.playVideo : words.pauseVideo}</span>
          </button>
        </>
      )}
    </div>
  );
}
