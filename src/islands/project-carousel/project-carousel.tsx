import { useRef } from 'react';
import { fill } from '../../i18n/fill.ts';
import type { Shown } from '../../i18n/finished.ts';
import type { PageWords } from '../../studio/words.ts';
import { ChangingText } from '../changing-text.tsx';
import styles from './project-carousel.module.css';
import { useSlides } from './slides.ts';
import { useTurningStage } from './turning-stage.ts';

export type ProjectCarouselProps = {
  words: Shown<Pick<PageWords['home']['projectsSection'], 'previous' | 'next' | 'position'>>;
  count: number;
};

/**
 * The controls of the projects. The slides are prerendered and scroll sideways without scripts. React adds
 * these buttons, the arrow keys and the devices that turn with the pointer.
 */
export function ProjectCarousel({ words, count }: ProjectCarouselProps) {
  const root = useRef<HTMLDivElement>(null);
  const { index, label, turn } = useSlides(root, count);
  useTurningStage(root);
  const position = fill(words.position, { number: index + 1, count });
  if (count < 2) return <div ref={root} />;
  return (
    <div ref={root} className={styles.root}>
      <TurnButton label={words.previous} direction="back" onTurn={() => turn(-1)} />
      <TurnButton label={words.next} direction="on" onTurn={() => turn(1)} />
      <p className={styles.position}>
        <ChangingText aria-hidden="true">{`${index + 1} / ${count}`}</ChangingText>{' '}
        <ChangingText className="visually-hidden">{label ? '' : position}</ChangingText>{' '}
        <ChangingText className="visually-hidden" aria-live="polite">
          {label ?? ''}
        </ChangingText>
      </p>
    </div>
  );
}

type TurnButtonProps = { label: string; direction: 'back' | 'on'; onTurn: () => void };

function TurnButton({ label, direction, onTurn }: TurnButtonProps) {
  return (
    <button type="button" className={styles.turn} aria-label={label} onClick={onTurn}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={direction === 'on' ? 'M4 12h16m-6-6 6 6-6 6' : 'M20 12H4m6-6-6 6 6 6'} />
      </svg>
    </button>
  );
}
