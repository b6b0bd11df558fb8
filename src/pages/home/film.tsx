import type { HomeWords } from '../../../content/dictionary.ts';
import styles from './film.module.css';

type FilmProps = { words: HomeWords['aboutSection'] };

/**
 * The looping film over its poster. It has no ground of its own, so that the poster shows until its
 * first frame is there. src/browser/film.ts plays it and gives it one button; without scripts it has
 * the browser's controls.
 */
export function Film({ words }: FilmProps) {
  return (
    <div className={styles.root} data-film="">
      <div className={styles.screen}>
        <picture>
          <source srcSet="/film/poster.avif" type="image/avif" />
          <img
            className={styles.picture}
            src="/film/poster.jpg"
            alt={words.videoLabel}
            width={1280}
            height={720}
            loading="lazy"
            decoding="async"
          />
        </picture>
        <video
          className={styles.video}
          width={1280}
          height={720}
          muted
          loop
          playsInline
          controls
          disablePictureInPicture
          preload="none"
          aria-label={words.playVideo}
        >
          <source src="/film/film.webm" type="video/webm; codecs=av01.0.05M.08" />
          <source src="/film/film.mp4" type="video/mp4" />
        </video>
      </div>
      <button type="button" className={styles.toggle} hidden>
        {/* The words would cover the film: they are for those who cannot see the sign. */}
        <span className={styles.pause}>
          <span className="visually-hidden">{words.pauseVideo}</span>
        </span>
        <span className={styles.play}>
          <span className="visually-hidden">{words.playVideo}</span>
        </span>
      </button>
    </div>
  );
}
