import type { ContactFormProps } from './contact-form.tsx';
import type { Submission } from './submission.ts';

/** Writes what became of a message into the prerendered form: React has failed, or cannot show it. */
export function writeOutcome(
  element: HTMLElement,
  words: ContactFormProps['words'],
  { read, listen }: Pick<Submission, 'read' | 'listen'>,
): void {
  listen(write);
  write();

  function write() {
    const { status, failure } = read();
    const outcome = element.querySelector<HTMLElement>('[data-outcome]');
    if (!outcome || (status !== 'success' && status !== 'error')) return;
    outcome.dataset.status = status;
    outcome.textContent =
      status === 'success' ? words.success : `${words.failure} ${words[failure] ?? ''}`;
    outcome.focus();
  }
}
