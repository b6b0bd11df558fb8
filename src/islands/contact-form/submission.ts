/**
 * What becomes of a message. It does not depend on the view: the form's elements may be thrown away and
 * rendered anew while a message is under way, and the outcome is shown all the same.
 */
import { load, save } from '../../browser/session.ts';
import {
  type ContactFields,
  type ContactReply,
  type FormField,
  fieldProblem,
  fieldsFrom,
  fieldsOf,
  honeypotName,
  isUsualForm,
} from '../../contact/contact-message.ts';
import type { ContactFormProps } from './contact-form.tsx';
import { sendMessage } from './send-message.ts';
import { sendingKey } from './sending-key.ts';

/** The last two are what the server answers a form that was posted without scripts. */
export type FailureShown = Exclude<ContactReply['status'], 'success' | 'invalid'>;

export type ContactStatus = 'idle' | 'submitting' | 'success' | 'error';

type SubmissionState = {
  status: ContactStatus;
  /** Of the status `error`. */
  failure: FailureShown;
  /** The reply of the server to a form posted without scripts, until a message is sent. */
  reply: ContactReply | undefined;
  /** Of the fields as they are now. Undefined until the visitor has pressed the button. */
  checked: ContactReply['problems'] | undefined;
  /** Of the message that was sent last: the thanks embroider it, and nothing else has it. */
  sender: string;
};

export type Submission = {
  read: () => SubmissionState;
  /** Calls the listener after every change; returns a function that removes it. */
  listen: (listener: () => void) => () => void;
  /** Takes the form that is in the document. */
  attach: (form: HTMLFormElement | null) => void;
  /** The field in the document, whatever other elements have its name. */
  control: (name: string) => HTMLInputElement | null;
  /** What is in the fields now, however it came into them. */
  typed: () => ContactFields;
  /** Checks every field; returns the first with a problem. */
  check: () => FormField | undefined;
  send: () => Promise<void>;
  /** Tells of a message that was under way when the document before this one was left. */
  resume: () => void;
  /** To write another message. */
  startAgain: () => void;
  /** Whether the status is another than at the last call: each outcome gets the focus once. */
  isNews: () => boolean;
};

/** Element id; there is only one form per page. */
export const idOf = (name: string): string => `contact-${name}`;

export function createSubmission(props: Omit<ContactFormProps, 'submission'>): Submission {
  const { reply, mail, locale } = props;
  const fields = fieldsOf(mail);
  const replied =
    reply && reply.status !== 'success' && reply.status !== 'invalid' ? reply.status : undefined;
  let state: SubmissionState = {
    status: replied ? 'error' : 'idle',
    failure: replied ?? 'perhapsSent',
    reply,
    checked: undefined,
    sender: '',
  };
  const listeners = new Set<() => void>();

  function change(part: Partial<SubmissionState>) {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  let form: HTMLFormElement | null = null;
  let known: ContactStatus = 'idle';

  const control = (name: string) => form?.querySelector<HTMLInputElement>(`#${idOf(name)}`) ?? null;
  const textOf = (name: string) => control(name)?.value ?? '';
  const typed = () => fieldsFrom(fields, ({ id }) => textOf(id));
  // Half a date is empty for its control, which tells nothing but this. A date of one sign is none.
  const checkable = (name: string) =>
    !isUsualForm && control(name)?.validity.badInput ? '-' : textOf(name);
  const problemOf = (field: FormField) =>
    fieldProblem(field, checkable(field.id), mail.longestEmailEnding);

  /** After the first attempt to send, checks the field that has changed. */
  function recheck({ target }: Event) {
    const { checked } = state;
    const field = fields.find(({ id }) => control(id) === target);
    if (checked && field) change({ checked: { ...checked, [field.id]: problemOf(field) } });
  }

  let hasSent = false;

  async function send() {
    const message = typed();
    hasSent = true;
    save(sendingKey, '{"sent":true}');
    change({ status: 'submitting' });
    const failure = await sendMessage(message, textOf(honeypotName), mail, locale);
    if (failure?.failure !== 'perhapsSent') save(sendingKey, undefined);
    if (failure) {
      // The specification requires the cause in the console. It contains no user input.
      // biome-ignore lint/suspicious/noConsole: see above
      console.error('The message was not sent:', failure.cause);
      change({ status: 'error', failure: failure.failure });
      return;
    }
    form?.reset();
    // reset() restores the default values, which may come from a reply of the server.
    for (const { id } of fields) {
      const field = control(id);
      if (field) field.value = '';
    }
    change({ status: 'success', reply: undefined, checked: undefined, sender: message.name ?? '' });
    if (import.meta.env.VITE_GA_MEASUREMENT_ID) {
      const { reportContactSuccess } = await import('../../analytics/analytics.ts');
      reportContactSuccess();
    }
  }

  return {
    read: () => state,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    control,
    typed,
    send,
    attach(next) {
      form = next;
      // Password managers fill fields with either event. React's `onChange` hears of neither when a script
      // has set the value.
      for (const type of ['input', 'change']) form?.addEventListener(type, recheck);
    },
    check() {
      const checked = Object.fromEntries(fields.map((field) => [field.id, problemOf(field)]));
      change({ checked });
      return fields.find(({ id }) => checked[id]);
    },
    resume() {
      if (hasSent || !load(sendingKey).sent) return;
      save(sendingKey, undefined);
      change({ status: 'error', failure: 'perhapsSent' });
    },
    startAgain: () => change({ status: 'idle' }),
    isNews() {
      const isNews = state.status !== known;
      known = state.status;
      return isNews;
    },
  };
}
