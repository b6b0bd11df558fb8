import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { askAgain, onConsentChange, readConsent } from '../../analytics/consent.ts';
import type { Outgoing, Shown } from '../../i18n/finished.ts';
import type { ConsentWords } from '../../studio/schema.ts';
import { hearPresses } from '../hear-presses.ts';
import styles from './consent-bar.module.css';
import { ConsentBar } from './consent-bar.tsx';

export type ConsentProps = {
  /** `text` and `summary` describe what this site does before an answer. */
  words: Shown<Omit<ConsentWords, 'text' | 'summary'>> & { text: Outgoing; summary: Outgoing };
  policyAddress: string;
  /** For the contact page: the bar must not cover the form. */
  isAlwaysLast: boolean;
};

/**
 * Windows in which the bar does not cover the first screen's button. It is a box in the corner of wide
 * windows and a strip along the lower edge of the others, where headline and button take more height the
 * wider the window is. In em, so the limits follow the visitor's font size.
 */
const roomyWindow = [
  '(width >= 64em) and (height >= 37.5em)',
  '(width <= 22.5em) and (height >= 40em)',
  '(width <= 27em) and (height >= 41.5em)',
  '(width < 48em) and (height >= 48em)',
  '(height >= 60em)',
].join();

/**
 * The consent bar, and the button in the footer that opens it again. Usually the bar covers the lower
 * edge of the window and is first in the tab order. With a form or in a low window it would cover too
 * much, so there it is at the end of the page.
 */
export function Consent({ words, policyAddress, isAlwaysLast }: ConsentProps) {
  const { answer, isAsking, opener } = useSyncExternalStore(onConsentChange, readConsent);
  const isRoomy = useIsRoomy();
  const moving = useRef<number>(undefined);
  useEffect(() => {
    if (!isAsking) moving.current = undefined;
  }, [isAsking]);
  const [{ end, settings }] = useState(() => ({
    end: emptied('end'),
    settings: emptied('settings'),
  }));
  const place = !isAlwaysLast && isRoomy ? 'start' : 'end';
  const bar = isAsking && (
    <ConsentBar
      key={place}
      words={words}
      policyAddress={policyAddress}
      place={place}
      answer={answer}
      opener={opener}
      moving={moving}
    />
  );
  return (
    <>
      {place === 'start' ? bar : bar && createPortal(bar, end)}
      {createPortal(
        <button
          type="button"
          className={styles.settings}
          onClick={(event) => askAgain(event.currentTarget)}
        >
          {words.settings}
        </button>,
        settings,
      )}
    </>
  );
}

/**
 * Finds the element for a portal, and empties it: of the hard space that reserves its line, or of what a view
 * before this one could not remove.
 */
function emptied(name: 'end' | 'settings') {
  const element = document.querySelector(`[data-consent="${name}"]`);
  if (!element) throw new Error(`The document has no place for the consent's ${name}`);
  element.replaceChildren();
  hearPresses(element);
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
