import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import {
  type ContactReply,
  type FormField,
  fieldsOf,
  honeypotName,
  isRequired,
  isUsualForm,
  limitOf,
  type MailRules,
  requestIds,
  sendFormPath,
} from '../../contact/contact-message.ts';
import { fill } from '../../i18n/fill.ts';
import type { Outgoing, Shown } from '../../i18n/finished.ts';
import type { Language } from '../../i18n/language.ts';
import type { PageWords } from '../../studio/words.ts';
import paperStyles from '../../ui/paper.module.css';
import styles from './contact-form.module.css';
import { ContactOutcome } from './contact-outcome.tsx';
import { Field } from './field.tsx';
import { createSubmission, idOf, type Submission } from './submission.ts';
import { SubmitButton } from './submit-button.tsx';

export type ContactFormProps = {
  /** The texts of the contact page that the form needs. */
  words: Shown<
    Omit<
      PageWords['contact'],
      'page' | 'title' | 'description' | 'aside' | 'sentPage' | 'outcomes' | 'privacy'
    > & { sent: Pick<PageWords['contact']['sentPage'], 'text' | 'again'> }
  > & {
    notAccepted: Outgoing;
    /** Only where the server answers a form that was posted without scripts. */
    notSentGone?: Outgoing | undefined;
    notAcceptedGone?: Outgoing | undefined;
  };
  language: Language;
  /** For the format of the time of sending. */
  locale: string;
  /** The studio's e-mail address, shown when sending fails. */
  email: string;
  /** Account and origin of the e-mail provider; the origin is empty for this site's own server. */
  mail: MailRules & { origin: string };
  reply?: ContactReply | undefined;
};

/** Id of the page's heading, which is the accessible name of the form. */
export const contactTitleId = 'contact-title';

/** The words that go by the ids of the fields. */
type Texts = {
  labels: Readonly<Record<string, string>>;
  placeholders: Readonly<Record<string, string>>;
  choices?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
};

type ContactFormViewProps = ContactFormProps & {
  /** In the browser: it outlives this view. */
  submission?: Submission;
};

export function ContactForm(props: ContactFormViewProps) {
  const { words, language, email, mail } = props;
  const [submission] = useState(() => props.submission ?? createSubmission(props));
  const { read, listen, control, typed } = submission;
  const { status, failure, reply, checked, sender } = useSyncExternalStore(listen, read, read);
  const problems = checked ?? reply?.problems ?? {};
  const fields = fieldsOf(mail);
  const outcome = useRef<HTMLDivElement>(null);

  // Move the focus to the result, so that it is read and visible wherever the visitor was.
  useEffect(() => {
    // Somebody else has replaced the elements around it. This view is then replaced by a new one.
    if (!outcome.current?.isConnected) throw new Error('The outcome has left the document');
    if (!submission.isNews() || (status !== 'success' && status !== 'error')) return;
    outcome.current.focus({ preventScroll: true });
    // The thanks replace the whole form, so scroll to their beginning. Instantly: while a smooth scroll
    // runs, a click can miss the button that moves away under it.
    const block = status === 'success' ? 'start' : 'nearest';
    outcome.current.scrollIntoView({ block, behavior: 'instant' });
  }, [submission, status]);

  // After the effect above, which then moves the focus.
  useEffect(submission.resume, []);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // One message at a time: the button and Enter in a field submit while it is under way. Not the status of
    // this view, which may be older.
    if (read().status === 'submitting') return;
    // The errors must be rendered before the first invalid field is scrolled to.
    const first = flushSync(submission.check);
    if (!first) {
      void submission.send();
      return;
    }
    // Focus alone does not scroll a field that is half hidden by the navigation bar. Scrolls instantly,
    // like native validation: a smooth scroll could run on after the visitor moved to another field.
    control(first.id)?.focus({ preventScroll: true });
    control(first.id)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }

  const hasProblems = Object.values(checked ?? {}).some(Boolean);
  const texts: Texts = words;
  const problemText = (field: FormField) => {
    const problem = problems[field.id];
    return problem && fill(words.validation[problem] ?? '', { limit: limitOf(field) });
  };

  return (
    <form
      ref={submission.attach}
      className={`${paperStyles.root} ${styles.root}`}
      // With an accessible name the form is a landmark.
      aria-labelledby={contactTitleId}
      method="post"
      action={`${mail.origin}${sendFormPath}?lang=${language}`}
      encType="multipart/form-data"
      noValidate
      onSubmit={handleSubmit}
    >
      <div className={styles.fields} data-status={status}>
        {reply?.status === 'invalid' && (
          <div className={styles.summary} role="alert">
            <p>{words.errorSummary}</p>
            <ul role="list">
              {fields.map(
                ({ id }) =>
                  reply.problems[id] && (
                    <li key={id}>
                      <a href={`#${idOf(id)}`}>{texts.labels[id]}</a>
                    </li>
                  ),
              )}
            </ul>
          </div>
        )}
        {fields.every(isRequired) && <p className={styles.required}>{words.allRequired}</p>}
        {fields.map((field) => (
          <Field
            key={field.id}
            name={field.id}
            id={idOf(field.id)}
            kind={field.kind}
            label={texts.labels[field.id]}
            placeholder={texts.placeholders[field.id]}
            choices={isUsualForm ? undefined : texts.choices?.[field.id]}
            problem={problemText(field)}
            defaultValue={reply?.values[field.id]}
            aria-required={isRequired(field)}
            autoComplete={field.autofill}
          />
        ))}
        <div className={styles.honeypot} aria-hidden="true" data-double="">
          <label htmlFor={idOf(honeypotName)}>{words.honeypotLabel}</label>
          <input
            name={honeypotName}
            id={idOf(honeypotName)}
            type="text"
            tabIndex={-1}
            autoComplete="off"
            // The names by which 1Password, Bitwarden, LastPass and Dashlane leave a field alone.
            data-1p-ignore=""
            data-bwignore=""
            data-lpignore="true"
            data-form-type="other"
          />
        </div>
        {/* Required by the provider when the form is posted without JavaScript. */}
        {Object.entries(requestIds(mail)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SubmitButton
          id={idOf('send')}
          label={words.submitButton}
          sending={words.sending}
          isSending={status === 'submitting'}
          problem={hasProblems ? words.errorSummary : undefined}
        />
      </div>
      <ContactOutcome
        ref={outcome}
        words={words}
        email={email}
        mail={mail}
        status={status}
        failure={failure}
        sender={sender}
        typed={typed}
        onAgain={() => {
          // The form must be visible before its first field can get the focus.
          flushSync(submission.startAgain);
          control(fields[0]?.id ?? '')?.focus();
        }}
        fallback={reply?.status.endsWith('Gone') ? undefined : reply?.values}
      />
    </form>
  );
}
