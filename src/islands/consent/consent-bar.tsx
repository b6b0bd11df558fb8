import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { giveAnswer } from '../../analytics/consent.ts';
import type { Answer } from '../../analytics/stored-answer.ts';
import button from '../../ui/button.module.css';
import type { ConsentProps } from './consent.tsx';
import styles from './consent-bar.module.css';

type ConsentBarProps = Pick<ConsentProps, 'words' | 'policyAddress'> & {
  place: 'start' | 'end';
  /** The previous answer, when the bar has been opened again. */
  answer: Answer | undefined;
  /** The button that opened the bar again; undefined when the bar opened by itself. */
  opener: HTMLElement | undefined;
  /** The index of the focused control while the bar moves to its other place. */
  moving: RefObject<number | undefined>;
};

export function ConsentBar({
  words,
  policyAddress,
  place,
  answer,
  opener,
  moving,
}: ConsentBarProps) {
  const root = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    if (opener && moving.current === undefined) root.current?.focus();
  }, [opener, moving]);
  useKeptFocus(root, moving);
  useReservedSpace(root, place === 'start');

  function handleAnswer(given: Answer) {
    // The focused button is removed: move the focus to the opener, or to the page.
    const next = opener ?? document.getElementById('content');
    giveAnswer(given);
    next?.focus({ preventScroll: true });
  }

  return (
    <section
      ref={root}
      className={styles.root}
      data-place={place}
      tabIndex={-1}
      aria-labelledby="consent-title"
      // Said when the bar has been opened again and has the focus.
      aria-describedby="consent-words"
    >
      <p className={styles.words}>
        <span id="consent-title" className={styles.title}>
          {words.title}
        </span>{' '}
        <span id="consent-words">
          <span className={styles.short}>{words.summary}</span>
          <span className={styles.long}>{words.text}</span>{' '}
          <span>{answer && `${words.soFar[answer]} `}</span>
        </span>
        <a href={policyAddress}>{words.more}</a>
      </p>
      <div className={styles.answers}>
        {(['granted', 'denied'] as const).map((given) => (
          <button
            key={given}
            type="button"
            // Orca does not say the name of a region to whoever comes in by Tab.
            aria-describedby="consent-title"
            className={`${button.root} ${button.small} ${styles.answer}`}
            onClick={() => handleAnswer(given)}
          >
            {given === 'granted' ? words.accept : words.refuse}
          </button>
        ))}
      </div>
    </section>
  );
}

/** A resize can move the bar to its other place, where it is another element: the focus goes with it. */
function useKeptFocus(root: RefObject<HTMLElement | null>, moving: RefObject<number | undefined>) {
  useLayoutEffect(() => {
    const bar = root.current;
    if (!bar) return;
    const controls = [bar, ...bar.querySelectorAll<HTMLElement>('a, button')];
    if (moving.current !== undefined) controls[moving.current]?.focus({ preventScroll: true });
    moving.current = undefined;
    return () => {
      const focused = controls.indexOf(document.activeElement as HTMLElement);
      moving.current = focused < 0 ? undefined : focused;
    };
  }, [root, moving]);
}

/** Sets `--consent-height` to the height that the bar covers, so no focused element is hidden under it. */
function useReservedSpace(root: RefObject<HTMLElement | null>, isOver: boolean) {
  useEffect(() => {
    const bar = root.current;
    if (!bar || !isOver) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const below = Number.parseFloat(getComputedStyle(bar).bottom) || 0;
      style.setProperty('--consent-height', `${bar.offsetHeight + below}px`);
    });
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty('--consent-height');
    };
  }, [root, isOver]);
}
