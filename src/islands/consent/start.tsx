import { createRoot } from 'react-dom/client';
import { Consent, type ConsentProps } from './consent.tsx';

/** Rendered in the browser only: the server does not know whether the visitor has answered. */
export function start(element: HTMLElement): void {
  const props = JSON.parse(element.dataset.props ?? '') as ConsentProps;
  createRoot(element).render(<Consent {...props} />);
  element.dataset.alive = '';
}
