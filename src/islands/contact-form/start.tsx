import { propsOf, takeOver } from '../take-over.tsx';
import { ContactForm } from './contact-form.tsx';
import { createSubmission } from './submission.ts';
import { writeOutcome } from './write-outcome.ts';

export function start(element: HTMLElement): void {
  const props = propsOf<'contact-form'>(element);
  const submission = createSubmission(props);
  takeOver(element, <ContactForm {...props} submission={submission} />, () => {
    submission.attach(element.querySelector('form'));
    writeOutcome(element, props.words, submission);
  });
}
