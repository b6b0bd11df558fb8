import { type MouseEvent, type Ref, useEffect, useRef } from 'react';
import { type ContactFields, type FilledFields, mailto } from '../../contact/contact-message.ts';
import type { ContactFormProps } from './contact-form.tsx';
import styles from './contact-outcome.module.css';
import type { ContactStatus, FailureShown } from './submission.ts';
import { Thanks } from './thanks.tsx';

type ContactOutcomeProps = {
  ref: Ref<HTMLDivElement>;
  words: ContactFormProps['words'];
  /** The studio's e-mail address. */
  email: string;
  mail: ContactFormProps['mail'];
  status: ContactStatus;
  /** Of the status `error`. */
  failure: FailureShown;
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

/** Ids of the texts that name the result. */
const outcomeIds = ['contact-outcome', 'contact-outcome-more'] as const;

/**
 * The result. It is focused, and screen readers then read its name: as a live region too it would be read
 * twice. On failure it has a mailto link with the message.
 */
export function ContactOutcome(props: ContactOutcomeProps) {
  const { ref, words, email, mail, status, failure, sender, typed, fallback, onAgain } = props;
  const isShown = status === 'success' || status === 'error';
  const [textId, moreId] = outcomeIds;
  const address = (fields: FilledFields) => mailto(email, mail, isMeasured ? undefined : fields);

  const link = useRef<HTMLAnchorElement>(null);

  // After the fields of a new view have been filled.
  useEffect(() => {
    if (link.current) link.current.href = address(fallback ?? typed());
  });

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    event.currentTarget.href = address(typed());
    if (!isMeasured) return;
    event.preventDefault();
    location.assign(mailto(email, mail, typed()));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this is a result with its name
    <div
      ref={ref}
      className={styles.root}
      tabIndex={-1}
      role="group"
      aria-labelledby={isShown ? outcomeIds.join(' ') : undefined}
      data-outcome=""
      data-status={status}
    >
      {status === 'success' && (
        <Thanks ids={outcomeIds} success={words.success} next={words.sent.text} sender={sender}>
          <button type="button" className={styles.again} onClick={onAgain}>
            {words.sent.again}
          </button>
        </Thanks>
      )}
      {status === 'error' && (
        <>
          <p id={textId}>{words.failure}</p>
          <p id={moreId} className={styles.more}>
            {words[failure]}
          </p>
          <a
            href={mailto(email, mail, fallback)}
            // Updated at the moment of use, because the form may have changed.
            onClick={handleClick}
            onFocus={(event) => {
              event.currentTarget.href = address(typed());
            }}
            ref={link}
          >
            {words.writeDirectly}
          </a>
        </>
      )}
    </div>
  );
}
