/**
 * Saves an unsent message for the tab: it survives reloads, other pages and a change of language. A link can
 * propose a subject: `/contact?subject=…`.
 */
import { load, save } from './session.ts';

const draftKey = 'contact-draft';
/** Of a subject in a link, in UTF-16 code units. */
const longestSubject = 100;

/** Adds a text to the message of the draft, after what the visitor has written. */
export function addToDraft(text: string): void {
  const draft = load(draftKey);
  const written = typeof draft.message === 'string' ? draft.message : '';
  if (written.includes(text)) return;
  const message = [written.trimEnd(), text].filter((part) => part !== '').join('\n\n');
  save(draftKey, JSON.stringify({ ...draft, message }));
}

/** Restores the draft into the contact form of this document, if it has one, and saves each change. */
export function persistDraft(): void {
  // The confirmation page: the message has been sent.
  if (document.querySelector('[data-sent]')) save(draftKey, undefined);
  const form = document.querySelector<HTMLFormElement>('[data-island="contact-form"] form');
  if (!form) return;
  // All that a visitor sees: neither what the provider wants nor the honeypot.
  const fields = [...form.elements].filter(
    (it): it is HTMLInputElement | HTMLTextAreaElement =>
      (it instanceof HTMLInputElement || it instanceof HTMLTextAreaElement) &&
      it.type !== 'hidden' &&
      it.tabIndex >= 0,
  );
  const draft = load(draftKey);
  // Another page may have changed the draft since this one was prerendered. The form is hydrated by then.
  document.addEventListener('prerenderingchange', () => {
    if (JSON.stringify(load(draftKey)) !== JSON.stringify(draft)) location.reload();
  });
  for (const field of fields) {
    const typed = draft[field.name];
    // Text that is already in the field is newer than the draft.
    if (typeof typed === 'string' && !field.value) field.value = typed;
    if (field.name === 'subject' && !field.value) field.value = proposedSubject();
  }
  form.addEventListener('input', () =>
    save(draftKey, JSON.stringify(Object.fromEntries(fields.map((it) => [it.name, it.value])))),
  );
  // The form is reset when the message has been sent.
  form.addEventListener('reset', () => save(draftKey, undefined));
}

function proposedSubject(): string {
  const subject = new URLSearchParams(location.search).get('subject') ?? '';
  return subject.replace(/\s+/g, ' ').trim().slice(0, longestSubject);
}
