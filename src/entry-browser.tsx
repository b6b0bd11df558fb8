import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { applyHead } from './head.ts';
import { resolveLanguage } from './i18n/resolve-language.ts';
import { rememberPlaces } from './navigation.ts';
import { announceReady } from './ready.ts';
import { pageAt } from './routes.ts';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import { loadView } from './views.ts';

const html = document.documentElement;
const container = document.getElementById('root');
const view = await loadView(pageAt(location.pathname), resolveLanguage(location.search));

if (container) {
  rememberPlaces();
  const app = <App initialView={view} onReady={announceReady} />;
  if (html.lang === view.language && container.dataset.page === view.page) {
    // A transition hydrates in slices, so that no input waits for the whole page.
    startTransition(() => void hydrateRoot(container, app));
  } else {
    // The host served another document than the address asks for.
    applyHead(view);
    createRoot(container).render(app);
  }
}
