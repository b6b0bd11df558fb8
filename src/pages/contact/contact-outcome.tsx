import type { Ref } from 'react';
import type { ContactWords } from '../../../content/dictionary.ts';
import { site } from '../../../site.config.ts';
import type { ContactFields } from '../../contact-message.ts';
import { Art } from '../../stitch/art.tsx';
import type { ContactStatus } from './contact-form.tsx';
import styles from './contact-outcome.module.css';

type ContactOutcomeProps = {
  ref: Ref<HTMLDivElement>;
  words: ContactWords;
  status: ContactStatus;
  /** What stands in the form now. */
  typed: () => ContactFields;
  /** What was typed, when the server sent the page back. */
  fallback: ContactFields | undefined;
};

/** How it went: said to screen readers, given focus, and on failure a way to write all the same. */
export function ContactOutcome({ ref, words, status, typed, fallback }: ContactOutcomeProps) {
  return (
    <div ref={ref} className={styles.root} tabIndex={-1} aria-live="polite" data-status={status}>
      {status === 'success' && (
        <>
          <Art set="contact" drawing="sent" className={styles.art} />
          <p>{words.success}</p>
        </>
      )}
      {status === 'error' && (
        <p>
          {words.failure}{' '}
          <a
            href={mailto(fallback)}
            // The address is written at the moment of use, from what then stands in the form.
            onClick={(event) => {
              event.currentTarget.href = mailto(typed());
            }}
            onFocus={(event) => {
              event.currentTarget.href = mailto(typed());
            }}
            ref={(link) => {
              if (link) link.href = mailto(fallback ?? typed());
            }}
          >
            {words.writeDirectly}
          </a>
        </p>
      )}
    </div>
  );
}

function mailto(fields: ContactFields | undefined) {
  const { name = '', email = '', subject = '', message = '' } = fields ?? {};
  const body = `${message}\n\n${name}\n${email}`.replace(/\r?\n/g, '\r\n');
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return `mailto:${site.email}?${query}`;
}
