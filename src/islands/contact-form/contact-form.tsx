import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type ContactFields,
  type ContactReply,
  contactFields,
  type FieldName,
  type FieldProblem,
  fieldNames,
  fieldProblem,
  fieldsFrom,
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
  /** The texts of the contact page that the form needs. */
  words: Omit<PageWords['contact'], 'page' | 'title' | 'description' | 'aside' | 'sentPage'> & {
    sent: Pick<PageWords['contact']['sentPage'], 'text' | 'again'>;
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

export type ContactStatus = 'idle' | 'submitting' | 'success' | 'error';

/** Id of the page's heading, which is the accessible name of the form. */
export const contactTitleId = 'contact-title';

/** Element id; there is only one form per page. */
const idOf = (name: string) => `contact-${name}`;

export function ContactForm({ words, language, locale, email, mail, ...props }: ContactFormProps) {
  // The reply of the server is used until a message is sent; the next one starts empty.
  const [reply, setReply] = useState(props.reply);
  /** Of the fields as they are now. Undefined until the visitor has pressed the button. */
  const [checked, setChecked] = useState<ContactReply['problems']>();
  const problems = checked ?? reply?.problems ?? {};
  const [status, setStatus] = useState<ContactStatus>(reply?.status === 'error' ? 'error' : 'idle');
  /** Of the message that was sent last: the thanks embroider it, and nothing else has it. */
  const [sender, setSender] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement>(null);

  const control = (name: string) =>
    form.current?.elements.namedItem(name) as HTMLInputElement | null;
  const textOf = (name: string) => control(name)?.value ?? '';
  const typed = () => fieldsFrom(textOf);
  const problemOf = (field: FieldName) =>
    fieldProblem(field, textOf(field), mail.longestEmailEnding);

  // Move the focus to the result, so that it is announced and visible wherever the visitor was.
  useEffect(() => {
    if (status !== 'success' && status !== 'error') return;
    outcome.current?.focus({ preventScroll: true });
    // The thanks replace the whole form, so scroll to their beginning. Instantly: while a smooth scroll
    // runs, a click can miss the button that moves away under it.
    const block = status === 'success' ? 'start' : 'nearest';
    outcome.current?.scrollIntoView({ block, behavior: 'instant' });
  }, [status]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // One message at a time: Enter in a field submits even while the button is disabled.
    if (status === 'submitting') return;
    const found = fieldNames.map((field) => [field, problemOf(field)] as const);
    // The errors must be rendered before the first invalid field is scrolled to.
    flushSync(() => setChecked(Object.fromEntries(found)));
    const first = found.find(([, problem]) => problem)?.[0];
    if (!first) {
      void send(typed());
      return;
    }
    // Focus alone does not scroll a field that is half hidden by the navigation bar. Scrolls instantly,
    // like native validation: a smooth scroll could run on after the visitor moved to another field.
    control(first)?.focus({ preventScroll: true });
    control(first)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }

  /** After the first attempt to send, a field is checked whenever it changes. */
  function handleInput({ target }: FormEvent) {
    const field = fieldNames.find((name) => control(name) === target);
    if (checked && field) setChecked({ ...checked, [field]: problemOf(field) });
  }

  async function send(fields: ContactFields) {
    setStatus('submitting');
    try {
      await sendMessage(fields, textOf(honeypotName), mail, locale);
    } catch (error) {
      // The specification requires the cause in the console. It contains no user input.
      // biome-ignore lint/suspicious/noConsole: see above
      console.error('The message was not sent:', error);
      setStatus('error');
      return;
    }
    // reset() restores the default values, which come from the reply, so remove the reply first.
    flushSync(() => setReply(undefined));
    form.current?.reset();
    setChecked(undefined);
    setSender(fields.name);
    setStatus('success');
    if (import.meta.env.VITE_GA_MEASUREMENT_ID) {
      const { reportContactSuccess } = await import('../../analytics/analytics.ts');
      reportContactSuccess();
    }
  }

  const hasProblems = Object.values(checked ?? {}).some(Boolean);
  const problemText = (problem: FieldProblem | undefined, field: keyof ContactFields) =>
    problem && fill(words.validation[problem], { limit: contactFields[field].limit, email });

  return (
    <form
      ref={form}
      className={`${paperStyles.root} ${styles.root}`}
      // With an accessible name the form is a landmark.
      aria-labelledby={contactTitleId}
      method="post"
      action={`${mail.origin}${sendFormPath}?lang=${language}`}
      encType="multipart/form-data"
      noValidate
      onSubmit={handleSubmit}
      onInput={handleInput}
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
            name={field}
            id={idOf(field)}
            label={words.labels[field]}
            placeholder={words.placeholders[field]}
            problem={problemText(problems[field], field)}
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
        <input type="hidden" name="lib_version" value={libraryVersion} />
        <input type="hidden" name="user_id" value={mail.publicKey} />
        <input type="hidden" name="service_id" value={mail.serviceId} />
        <input type="hidden" name="template_id" value={mail.templateId} />
        <SubmitButton
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
        status={status}
        sender={sender}
        typed={typed}
        onAgain={() => {
          // The form must be visible before its first field can get the focus.
          flushSync(() => setStatus('idle'));
          control(fieldNames[0] ?? '')?.focus();
        }}
        fallback={reply?.values}
      />
    </form>
  );
}
