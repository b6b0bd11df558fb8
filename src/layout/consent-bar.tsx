import { useEffect, useRef, useSyncExternalStore } from 'react';
import { askAgain, giveAnswer, onConsentChange, readConsent } from '../analytics/consent.ts';
import { consentWords } from '../analytics/consent-words.ts';
import type { Answer } from '../analytics/stored-answer.ts';
import button from '../components/button.module.css';
import { PageLink } from '../components/page-link.tsx';
import { useLanguage } from '../i18n/language-context.tsx';
import type { PageId } from '../routes.ts';
import styles from './consent-bar.module.css';

type ConsentBarProps = {
  page: PageId;
  /** Where in the document this one stands; of the two only the right one shows. */
  place: 'start' | 'end';
};

/**
 * Windows in which it leaves the first screen's button free: a label in the corner of wide ones, a
 * strip along the lower edge of the others, where headline and button take the more height the wider
 * the window is. In em, which follows the visitor's text size.
 */
const roomyWindow = [
  '(width >= 64em) and (height >= 37.5em)',
  '(width <= 22.5em) and (height >= 40em)',
  '(width <= 27em) and (height >= 41.5em)',
  '(width < 48em) and (height >= 48em)',
  '(height >= 60em)',
].join();

/**
 * Asks whether the visit may be counted. As a rule it lies over the window's lower edge and is the
 * first thing the keyboard comes to; over a form or in a low window it would cover what people are
 * doing, so there it is the last thing of the page.
 */
export function ConsentBar({ page, place }: ConsentBarProps) {
  const { language } = useLanguage();
  const { answer, isAsking, opener } = useConsent();
  const isRoomy = useIsRoomy();
  const root = useRef<HTMLElement>(null);
  const isShown = isAsking && place === (page !== 'contact' && isRoomy ? 'start' : 'end');

  useEffect(() => {
    if (isShown && opener) root.current?.focus();
  }, [isShown, opener]);
  useReservedSpace(root, isShown && place === 'start');

  if (!isShown) return null;
  const words = consentWords[language];

  function handleAnswer(given: Answer) {
    // The buttons go, and the focus with them: it returns to where it came from, or to the page.
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
    >
      <p className={styles.words}>
        <span id="consent-title" className={styles.title}>
          {words.title}
        </span>{' '}
        <span className={styles.short}>{words.summary}</span>
        <span className={styles.long}>{words.text}</span> {answer && `${words.soFar[answer]} `}
        <PageLink to="privacy-policy">{words.more}</PageLink>
      </p>
      <div className={styles.answers}>
        {(['granted', 'denied'] as const).map((given) => (
          <button
            key={given}
            type="button"
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

/** Opens the question again, for the foot of the page. */
export function ConsentSettings() {
  const { language } = useLanguage();
  return (
    <button
      type="button"
      className={styles.settings}
      onClick={(event) => askAgain(event.currentTarget)}
    >
      {consentWords[language].settings}
    </button>
  );
}

const useConsent = () => useSyncExternalStore(onConsentChange, readConsent);

function useIsRoomy() {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(roomyWindow);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(roomyWindow).matches,
  );
}

/** Tells the style sheet how much of the window the bar covers: nothing that has the focus may be under it. */
function useReservedSpace(root: { current: HTMLElement | null }, isOver: boolean) {
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
