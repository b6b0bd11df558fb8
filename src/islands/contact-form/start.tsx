import { takeOver } from '../take-over.tsx';
import { ContactForm } from './contact-form.tsx';

export const start = (element: HTMLElement): void => takeOver<'contact-form'>(element, ContactForm);
