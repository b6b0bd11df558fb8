import { createRoot } from 'react-dom/client';
import { Consent, type ConsentProps } from './consent.tsx';

/** Nothing of it stands in the document: whether it asks is known in the browser alone. */
export function start(element: HTMLElement): void {
  const props = JSON.parse(element.dataset.props ?? '') as ConsentProps;
  createRoot(element).render(<Consent {...props} />);
  element.dataset.alive = '';
}
