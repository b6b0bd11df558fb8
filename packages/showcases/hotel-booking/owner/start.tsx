import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { App } from '../app.ts';
import './front-desk.css';
import { FrontDesk } from './front-desk.tsx';

/** Shows the front desk in an element; the result shows what has changed since. */
export function start(element: HTMLElement, app: App): () => void {
  const root = createRoot(element);
  const update = () => flushSync(() => root.render(<FrontDesk app={app} />));
  update();
  return update;
}
