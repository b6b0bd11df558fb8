/** A half-written message stays in the tab until it is sent, over reloads, other pages and languages. */
import { keep, kept } from './session.ts';

const draftKey = 'contact-draft';

/** Puts back what was typed into the form of this document, where it has one, and follows it from there. */
export function keepDraft(): void {
  // The page that says thank you.
  if (document.querySelector('[data-sent]')) keep(draftKey, undefined);
  const form = document.querySelector<HTMLFormElement>('[data-island="contact-form"] form');
  if (!form) return;
  // All that a visitor sees: neither what the provider wants nor the robots' trap.
  const fields = [...form.elements].filter(
    (it): it is HTMLInputElement | HTMLTextAreaElement =>
      (it instanceof HTMLInputElement || it instanceof HTMLTextAreaElement) &&
      it.type !== 'hidden' &&
      it.tabIndex >= 0,
  );
  const draft = kept(draftKey);
  for (const field of fields) {
    const typed = draft[field.name];
    // What stands there already is newer than any draft.
    if (typeof typed === 'string' && !field.value) field.value = typed;
  }
  form.addEventListener('input', () =>
    keep(draftKey, JSON.stringify(Object.fromEntries(fields.map((it) => [it.name, it.value])))),
  );
  // It is emptied when the message has been sent.
  form.addEventListener('reset', () => keep(draftKey, undefined));
}
