import { useEffect, useRef, useSyncExternalStore } from 'react';
import {
  type Answer,
  askAgain,
  giveAnswer,
  onConsentChange,
  readConsent,
} from '../analytics/consent.ts';
import { consentWords } from '../analytics/consent-words.ts';
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

/** Below this the bar would take too much of the window; em follows the visitor's text size. */
const roomyWindow = '(height >= 37.5em)';

/**
 * Asks whether the visit may be counted. As a rule it lies over the lower edge of the window and is
 * the first thing the keyboard comes to; over a form or in a low window it would cover what people
 * are doing, so there it is the last thing of the page.
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
      <div className={styles.words}>
        <p id="consent-title" className={styles.title}>
          {words.title}
        </p>
        <p>
          {words.text} {answer && `${words.soFar[answer]} `}
          <PageLink to="privacy-policy">{words.more}</PageLink>
        </p>
      </div>
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
    const observer = new ResizeObserver(() =>
      style.setProperty('--consent-height', `${bar.offsetHeight}px`),
    );
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty('--consent-height');
    };
  }, [root, isOver]);
}
