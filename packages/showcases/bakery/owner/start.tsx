import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { App } from '../app.ts';
import './back-room.css';
import { BackRoom } from './back-room.tsx';

/** Shows the bakery's side in an element; the result shows what has changed since. */
export function start(element: HTMLElement, app: App): () => void {
  const root = createRoot(element);
  return () => flushSync(() => root.render(<BackRoom app={app} />));
}
