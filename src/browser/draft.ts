/**
 * Saves an unsent message for the tab: it survives reloads, other pages and a change of language. A link can
 * propose a subject: `/contact?subject=…`.
 */
import { withoutJoiners } from '../i18n/unbroken.ts';
import { load, save } from './session.ts';

const draftKey = 'contact-draft';
/** Of a subject in a link, in UTF-16 code units. */
const longestSubject = 100;

/** Adds a text to the message of the draft, after what the visitor has written; a subject if there is none. */
export function addToDraft(text: string, proposed: string): void {
  const draft = load(draftKey);
  const written = typeof draft.message === 'string' ? draft.message : '';
  const added = asTyped(text);
  if (written.includes(added)) return;
  const message = [written.trimEnd(), added].filter((part) => part !== '').join('\n\n');
  const subject = draft.subject || asTyped(proposed).slice(0, longestSubject);
  save(draftKey, JSON.stringify({ ...draft, subject, message }));
}

/** Without what keeps words of the page on one line: nobody types it. */
const asTyped = (text: string) => withoutJoiners(text).replaceAll('\u00a0', ' ');

/** Restores the draft into the contact form of this document, if it has one, and saves each change. */
export function persistDraft(): void {
  // The confirmation page: the message has been sent.
  if (document.querySelector('[data-sent]')) save(draftKey, undefined);
  if (draftFields().length === 0) return;
  const draft = load(draftKey);
  // Another page may have changed the draft since this one was prerendered. The form is hydrated by then.
  document.addEventListener('prerenderingchange', () => {
    if (JSON.stringify(load(draftKey)) !== JSON.stringify(draft)) location.reload();
  });
  /** Whether something was typed before this script came, which no draft has yet. */
  let isNewer = false;
  for (const field of draftFields()) {
    const typed = draft[field.name];
    // Text that is already in the field is newer than the draft.
    if (field.value && field.value !== typed) isNewer = true;
    if (typeof typed === 'string' && !field.value) field.value = typed;
    if (field.name === 'subject' && !field.value) field.value = proposedSubject();
  }

  const typedText = () =>
    JSON.stringify(Object.fromEntries(draftFields().map((it) => [it.name, it.value])));
  let known = isNewer ? '' : typedText();
  const saveChange = () => {
    const typed = typedText();
    // Unchanged: another page may have added to the draft.
    if (typed === known) return;
    known = typed;
    save(draftKey, typed);
  };
  // It must not be lost when the page is left before the next letter.
  if (isNewer) saveChange();
  // At the document, because the form may be rendered anew.
  document.addEventListener('input', saveChange);
  document.addEventListener('change', saveChange);
  // A password manager can fill a field without an event.
  addEventListener('pagehide', saveChange);
  // The form is reset when the message has been sent. Its fields are empty after this event.
  document.addEventListener('reset', () => {
    save(draftKey, undefined);
    queueMicrotask(() => {
      known = typedText();
    });
  });
}

/**
 * The fields of the contact form that a visitor sees: not those that the provider wants, the honeypot, or what
 * an extension has inserted.
 */
const draftFields = () => [
  ...document.querySelectorAll<HTMLInputElement>(
    '[data-island="contact-form"] :is(input, select, textarea)[id^=contact]:not([tabindex="-1"])',
  ),
];

function proposedSubject(): string {
  const subject = new URLSearchParams(location.search).get('subject') ?? '';
  return subject.replace(/\s+/g, ' ').trim().slice(0, longestSubject);
}
