import {
  type KeyboardEvent,
  type PointerEvent,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { HomeWords } from '../../../content/dictionary.ts';
import { fill } from '../../i18n/fill.ts';
import { ProjectSlide } from './project-slide.tsx';
import styles from './projects-section.module.css';
import sectionStyles from './section.module.css';
import { Thread } from './thread.tsx';

type ProjectsSectionProps = { words: HomeWords['projectsSection'] };

/** How far a finger has to go sideways for a swipe, in px. */
const swipeDistance = 48;

export function ProjectsSection({ words }: ProjectsSectionProps) {
  const { projects } = words;
  const count = projects.length;
  const [index, setIndex] = useState(0);
  // Without JavaScript every slide is there to read: nothing is hidden before React is.
  const [isLive, setLive] = useState(false);
  useEffect(() => startTransition(() => setLive(true)), []);
  const swipeStart = useRef<number>(undefined);

  const turn = (step: 1 | -1) => setIndex((current) => (current + step + count) % count);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowRight') turn(1);
    else if (event.key === 'ArrowLeft') turn(-1);
    else return;
    event.preventDefault();
  }

  function handlePointerDown(event: PointerEvent) {
    swipeStart.current = event.pointerType === 'mouse' ? undefined : event.clientX;
  }

  function handlePointerUp(event: PointerEvent) {
    if (swipeStart.current === undefined) return;
    const distance = event.clientX - swipeStart.current;
    swipeStart.current = undefined;
    if (Math.abs(distance) >= swipeDistance) turn(distance < 0 ? 1 : -1);
  }

  const position = fill(words.position, { number: index + 1, count });

  return (
    <div className={`${sectionStyles.band} ${styles.band}`}>
      <Thread side="start" />
      <section
        id="projects"
        className={`${sectionStyles.target} ${styles.root}`}
        aria-labelledby="projects-title"
        aria-roledescription={words.carouselLabel}
        onKeyDown={handleKeyDown}
      >
        <h2 id="projects-title" className={sectionStyles.title}>
          {words.ourProjectsTitle}
        </h2>
        <p className={`${sectionStyles.lead} ${styles.lead}`}>{words.lead}</p>
        <div className={styles.controls}>
          <TurnButton label={words.previous} direction="back" onTurn={() => turn(-1)} />
          <TurnButton label={words.next} direction="on" onTurn={() => turn(1)} />
          <p className={styles.position}>
            <span aria-hidden="true">{`${index + 1} / ${count}`}</span>
            <span className="visually-hidden" aria-live="polite">
              {`${position}: ${projects[index]?.title}`}
            </span>
          </p>
        </div>
        <div
          className={styles.slides}
          onPointerDown={handlePointerDown}
          onPointerUp={handlePointerUp}
          onPointerCancel={() => {
            swipeStart.current = undefined;
          }}
        >
          {projects.map((project, slide) => {
            const offset = (slide - index + count) % count;
            return (
              <ProjectSlide
                key={slide}
                project={project}
                projectIndex={slide}
                label={fill(words.slideLabel, { number: slide + 1, count, title: project.title })}
                seeMore={words.ourProjectsBtn}
                newTab={words.newTab}
                place={offset === 0 ? 'current' : offset <= count / 2 ? 'after' : 'before'}
                isLive={isLive}
              />
            );
          })}
        </div>
      </section>
    </div>
  );
}

type TurnButtonProps = { label: string; direction: 'back' | 'on'; onTurn: () => void };

function TurnButton({ label, direction, onTurn }: TurnButtonProps) {
  return (
    <button
      type="button"
      className={styles.turn}
      aria-label={label}
      onClick={onTurn}
      // A click before React is there is kept by src/start.ts and given here.
      data-replay=""
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={direction === 'on' ? 'M4 12h16m-6-6 6 6-6 6' : 'M20 12H4m6-6-6 6 6 6'} />
      </svg>
    </button>
  );
}
