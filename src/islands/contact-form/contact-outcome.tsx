import type { MouseEvent, Ref } from 'react';
import { type ContactFields, type FilledFields, filledFields } from '../../contact-message.ts';
import type { ContactFormProps, ContactStatus } from './contact-form.tsx';
import styles from './contact-outcome.module.css';
import { Thanks } from './thanks.tsx';

type ContactOutcomeProps = {
  ref: Ref<HTMLDivElement>;
  words: ContactFormProps['words'];
  /** The studio's address. */
  email: string;
  status: ContactStatus;
  /** What stands in the form now. */
  typed: () => ContactFields;
  /** What was typed, when the server sent the page back. */
  fallback: FilledFields | undefined;
  /** Another message is to be written. */
  onAgain: () => void;
};

/**
 * Google's tag can report the address of a link that is clicked, and is set to do so by default. On a
 * site that is measured the message stands in none: it is put together as the visitor leaves for it.
 */
const isMeasured = Boolean(import.meta.env.VITE_GA_MEASUREMENT_ID);

/** How it went: said to screen readers, given focus, and on failure a way to write all the same. */
export function ContactOutcome(props: ContactOutcomeProps) {
  const { ref, words, email, status, typed, fallback, onAgain } = props;
  const address = (fields: FilledFields) => (isMeasured ? mailto(email) : mailto(email, fields));

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    event.currentTarget.href = address(typed());
    if (!isMeasured) return;
    event.preventDefault();
    location.assign(mailto(email, typed()));
  }

  return (
    <div ref={ref} className={styles.root} tabIndex={-1} aria-live="polite" data-status={status}>
      {status === 'success' && (
        <Thanks success={words.success} next={words.sent.text}>
          <button type="button" className={styles.again} onClick={onAgain}>
            {words.sent.again}
          </button>
        </Thanks>
      )}
      {status === 'error' && (
        <p>
          {words.failure}{' '}
          <a
            href={mailto(email, fallback)}
            // The address is written at the moment of use, from what then stands in the form.
            onClick={handleClick}
            onFocus={(event) => {
              event.currentTarget.href = address(typed());
            }}
            ref={(link) => {
              if (link) link.href = address(fallback ?? typed());
            }}
          >
            {words.writeDirectly}
          </a>
        </p>
      )}
    </div>
  );
}

function mailto(to: string, fields?: FilledFields) {
  if (!fields) return `mailto:${to}`;
  const { subject = '', message = '', ...others } = filledFields(fields);
  const body = [message, '', ...Object.values(others)].join('\n').replace(/\r?\n/g, '\r\n');
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return `mailto:${to}?${query}`;
}
