import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import {
  type ContactFields,
  type ContactReply,
  contactFields,
  type FieldProblem,
  fieldNames,
  fieldProblem,
  honeypotName,
  libraryVersion,
  type MailRules,
  sendFormPath,
} from '../../contact-message.ts';
import type { PageWords } from '../../content/words.ts';
import { fill } from '../../i18n/fill.ts';
import type { Language } from '../../i18n/languages.ts';
import paperStyles from '../../ui/paper.module.css';
import styles from './contact-form.module.css';
import { ContactOutcome } from './contact-outcome.tsx';
import { Field } from './field.tsx';
import { sendMessage } from './send-message.ts';
import { SubmitButton } from './submit-button.tsx';

export type ContactFormProps = {
  /** Of the contact page, those of the form. */
  words: Omit<PageWords['contact'], 'page' | 'title' | 'description' | 'aside' | 'sentPage'> & {
    sent: Pick<PageWords['contact']['sentPage'], 'text' | 'again'>;
  };
  language: Language;
  /** For the time of sending. */
  locale: string;
  /** The studio's address, for when nothing else helps. */
  email: string;
  /** The account at the provider, and its origin; empty for this site's own server. */
  mail: MailRules & { origin: string };
  reply?: ContactReply | undefined;
};

export type ContactStatus = 'idle' | 'submitting' | 'success' | 'error';

/** Of the page's heading, which names the form. */
export const contactTitleId = 'contact-title';

/** In the document; one form a page. */
const idOf = (name: string) => `contact-${name}`;

export function ContactForm({ words, language, locale, email, mail, ...props }: ContactFormProps) {
  // Until a message is sent: the next one begins without it.
  const [reply, setReply] = useState(props.reply);
  const form = useForm<ContactFields>({ shouldFocusError: false });
  const { errors, submitCount } = form.formState;
  const [status, setStatus] = useState<ContactStatus>(reply?.status === 'error' ? 'error' : 'idle');
  const outcome = useRef<HTMLDivElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);

  // The result is said and shown: focus goes to it, wherever the visitor was.
  useEffect(() => {
    if (status !== 'success' && status !== 'error') return;
    outcome.current?.focus({ preventScroll: true });
    // The thanks stand on all of the form's paper: they are read from their beginning.
    outcome.current?.scrollIntoView({ block: status === 'success' ? 'start' : 'nearest' });
  }, [status]);

  // Once what is wrong stands there. Focus alone leaves a field that is half under the bar where it is.
  // At once, as the browser's own checks do: whoever goes on to another field is not to miss it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was just submitted moves the focus
  useEffect(() => {
    const first = fieldNames.find((field) => errors[field]);
    const control = first && document.getElementById(idOf(first));
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [submitCount]);

  async function send(fields: ContactFields) {
    setStatus('submitting');
    try {
      const trap = honeypot.current?.value ?? '';
      await sendMessage(fields, trap, mail, locale);
    } catch (error) {
      // The specification wants the cause in the console; it carries nothing the visitor typed.
      // biome-ignore lint/suspicious/noConsole: see above
      console.error('The message was not sent:', error);
      setStatus('error');
      return;
    }
    // A reset brings the fields back to their default values, which are the reply's.
    flushSync(() => setReply(undefined));
    form.reset();
    setStatus('success');
    if (import.meta.env.VITE_GA_MEASUREMENT_ID) {
      const { reportContactSuccess } = await import('../../analytics/analytics.ts');
      reportContactSuccess();
    }
  }

  const problemText = (problem: FieldProblem | undefined, field: keyof ContactFields) =>
    problem && fill(words.validation[problem], { limit: contactFields[field].limit, email });

  return (
    <form
      className={`${paperStyles.root} ${styles.root}`}
      // The heading of the page it stands in: a form with a name is a landmark.
      aria-labelledby={contactTitleId}
      method="post"
      action={`${mail.origin}${sendFormPath}?lang=${language}`}
      encType="multipart/form-data"
      noValidate
      onSubmit={(event) => {
        // One message at a time: Enter in a field submits even while the button is disabled.
        if (status === 'submitting') event.preventDefault();
        else void form.handleSubmit(send)(event);
      }}
      aria-busy={status === 'submitting'}
    >
      <div className={styles.fields} data-status={status}>
        {reply?.status === 'invalid' && (
          <p className={styles.summary} role="alert">
            {words.errorSummary}
          </p>
        )}
        {fieldNames.map((field) => (
          <Field
            key={field}
            {...form.register(field, {
              validate: (typed) =>
                fieldProblem(field, typed ?? '', mail.longestEmailEnding) ?? true,
            })}
            id={idOf(field)}
            label={words.labels[field]}
            placeholder={words.placeholders[field]}
            problem={problemText(
              (errors[field]?.message as FieldProblem | undefined) ??
                (form.formState.isSubmitted ? undefined : reply?.problems[field]),
              field,
            )}
            defaultValue={reply?.values[field]}
            required={contactFields[field].required ?? true}
            autoComplete={contactFields[field].autoComplete}
            type={contactFields[field].type ?? 'text'}
            rows={contactFields[field].rows}
          />
        ))}
        <div className={styles.honeypot} aria-hidden="true">
          <label htmlFor={idOf(honeypotName)}>{words.honeypotLabel}</label>
          <input
            ref={honeypot}
            name={honeypotName}
            id={idOf(honeypotName)}
            type="text"
            tabIndex={-1}
            autoComplete="off"
          />
        </div>
        {/* What the provider's interface wants beside the fields when the form is posted by itself. */}
        <input type="hidden" name="lib_version" value={libraryVersion} />
        <input type="hidden" name="user_id" value={mail.publicKey} />
        <input type="hidden" name="service_id" value={mail.serviceId} />
        <input type="hidden" name="template_id" value={mail.templateId} />
        <SubmitButton
          label={words.submitButton}
          sending={words.sending}
          isSending={status === 'submitting'}
          problem={Object.keys(errors).length > 0 ? words.errorSummary : undefined}
        />
      </div>
      <ContactOutcome
        ref={outcome}
        words={words}
        email={email}
        status={status}
        typed={() => form.getValues()}
        onAgain={() => {
          // The field that is given the focus has to be in sight for that.
          flushSync(() => setStatus('idle'));
          form.setFocus(fieldNames[0] ?? 'name');
        }}
        fallback={reply?.values}
      />
    </form>
  );
}
