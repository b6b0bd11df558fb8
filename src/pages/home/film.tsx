import type { ComponentProps } from 'react';
import styles from './film.module.css';
import { filmFiles } from './film-files.ts';
import type { HomeWords } from './page.ts';

const { light, dark } = filmFiles;
const inTheDark = '(prefers-color-scheme:dark)';
const address = (file: string) => `/film/${file}`;

type FilmProps = { words: HomeWords['aboutSection'] };

/**
 * The looping film over its poster, in the colours of the scheme. The video has no background, so the
 * poster is visible until the first frame. src/browser/film.ts adds the video from the template, plays it
 * and shows the button; without scripts the video has the browser's controls.
 */
export function Film({ words }: FilmProps) {
  return (
    <div className={styles.root} data-film="">
      <div className={styles.screen}>
        <picture>
          <source srcSet={address(dark.avif)} type="image/avif" media={inTheDark} />
          <source srcSet={address(light.avif)} type="image/avif" />
          <img
            className={styles.picture}
            src={address(light.jpg)}
            alt={words.videoLabel}
            width={1280}
            height={720}
            loading="lazy"
          />
        </picture>
        {/* An element with the browser's controls costs a tenth of the time to the first paint. */}
        <noscript>
          <FilmVideo label={words.playVideo} controls />
        </noscript>
        <template>
          <FilmVideo label={words.playVideo} tabIndex={-1} aria-hidden />
        </template>
      </div>
      <button type="button" className={styles.toggle} hidden>
        {/* The label is for screen readers: visible text would cover the film. */}
        <span className={styles.pause}>
          <Sign shape="M1 0h4v14H1zM9 0h4v14H9z" />
          <span className="visually-hidden">{words.pauseVideo}</span>
        </span>{' '}
        <span className={styles.play}>
          <Sign shape="M1 0v14l12-7z" />
          <span className="visually-hidden">{words.playVideo}</span>
        </span>
      </button>
    </div>
  );
}

function Sign({ shape }: { shape: string }) {
  return (
    <svg viewBox="0 0 14 14" fill="currentcolor" aria-hidden="true">
      <path d={shape} />
    </svg>
  );
}

type FilmVideoProps = ComponentProps<'video'> & { label: string };

function FilmVideo({ label, ...rest }: FilmVideoProps) {
  return (
    <video
      className={styles.video}
      width={1280}
      height={720}
      muted
      loop
      playsInline
      disablePictureInPicture
      preload="none"
      aria-label={label}
      {...rest}
    >
      <FilmSources files={dark} media={inTheDark} />
      <FilmSources files={light} />
    </video>
  );
}

type FilmSourcesProps = { files: { webm: string; mp4: string }; media?: string };

function FilmSources({ files, media }: FilmSourcesProps) {
  return (
    <>
      <source src={address(files.webm)} type="video/webm; codecs=av01.0.05M.08" media={media} />
      <source src={address(files.mp4)} type="video/mp4" media={media} />
    </>
  );
}
