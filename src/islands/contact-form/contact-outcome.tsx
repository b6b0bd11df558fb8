import type { MouseEvent, Ref } from 'react';
import { type ContactFields, type FilledFields, filledFields } from '../../contact-message.ts';
import type { ContactFormProps, ContactStatus } from './contact-form.tsx';
import styles from './contact-outcome.module.css';
import { Thanks } from './thanks.tsx';

type ContactOutcomeProps = {
  ref: Ref<HTMLDivElement>;
  words: ContactFormProps['words'];
  /** The studio's e-mail address. */
  email: string;
  status: ContactStatus;
  /** The name in the message that was sent. */
  sender: string;
  /** Returns the current values of the form. */
  typed: () => ContactFields;
  /** Typed values from the reply of the server. */
  fallback: FilledFields | undefined;
  /** Called to write another message. */
  onAgain: () => void;
};

/**
 * Google's tag reports the URLs of clicked links by default. With analytics the link therefore does not
 * contain the message; it is added only when the visitor follows the link.
 */
const isMeasured = Boolean(import.meta.env.VITE_GA_MEASUREMENT_ID);

/**
 * The result: announced to screen readers and focused. On failure it has a mailto link with the message.
 */
export function ContactOutcome(props: ContactOutcomeProps) {
  const { ref, words, email, status, sender, typed, fallback, onAgain } = props;
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
        <Thanks success={words.success} next={words.sent.text} sender={sender}>
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
            // Updated at the moment of use, because the form may have changed.
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
