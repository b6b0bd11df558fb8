import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { askAgain, onConsentChange, readConsent } from '../../analytics/consent.ts';
import type { ConsentWords } from '../../content/schema.ts';
import styles from './consent-bar.module.css';
import { ConsentBar } from './consent-bar.tsx';

export type ConsentProps = {
  /** With what happens on this site before an answer. */
  words: Omit<ConsentWords, 'text' | 'summary'> & { text: string; summary: string };
  /** Where more of it can be read. */
  policyAddress: string;
  /** On a page to write on it must not lie over what people are doing. */
  isAlwaysLast: boolean;
};

/**
 * Windows in which the bar leaves the first screen's button free: a label in the corner of wide ones, a
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
 * Asks whether the visit may be counted, and opens the question again from the foot of the page. As a
 * rule the bar lies over the window's lower edge and is the first thing the keyboard comes to; over a
 * form or in a low window it would cover what people are doing, so there it is the last thing of the page.
 */
export function Consent({ words, policyAddress, isAlwaysLast }: ConsentProps) {
  const { answer, isAsking, opener } = useSyncExternalStore(onConsentChange, readConsent);
  const isRoomy = useIsRoomy();
  const place = !isAlwaysLast && isRoomy ? 'start' : 'end';
  const bar = isAsking && (
    <ConsentBar
      key={place}
      words={words}
      policyAddress={policyAddress}
      place={place}
      answer={answer}
      opener={opener}
    />
  );
  return (
    <>
      {place === 'start' ? bar : bar && createPortal(bar, elementFor('end'))}
      {createPortal(
        <button
          type="button"
          className={styles.settings}
          onClick={(event) => askAgain(event.currentTarget)}
        >
          {words.settings}
        </button>,
        elementFor('settings'),
      )}
    </>
  );
}

/** The document keeps the places; what keeps a line free goes. */
function elementFor(name: 'end' | 'settings') {
  const element = document.querySelector(`[data-consent="${name}"]`);
  if (!element) throw new Error(`The document has no place for the consent's ${name}`);
  if (!element.firstElementChild) element.textContent = '';
  return element;
}

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
