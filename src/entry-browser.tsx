import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { applyHead } from './apply-head.ts';
import { resolveLanguage } from './i18n/resolve-language.ts';
import { showLateFonts } from './late-fonts.ts';
import { rememberPlaces } from './navigation.ts';
import { announceReady } from './ready.ts';
import { pageAt } from './routes.ts';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import { loadServedView, loadView } from './views.ts';

async function start(handleReady: () => void) {
  const container = document.getElementById('root');
  if (!container) return;
  const page = pageAt(location.pathname);
  const language = resolveLanguage(location.search);
  rememberPlaces();
  if (document.documentElement.lang === language && container.dataset.page === page) {
    const view = await loadServedView(page, language);
    const app = <App initialView={view} onReady={handleReady} />;
    // A transition hydrates in slices, so that no input waits for the whole page.
    startTransition(() => void hydrateRoot(container, app));
  } else {
    // The host served another document than the address asks for.
    const view = await loadView(page, language);
    applyHead(view);
    createRoot(container).render(<App initialView={view} onReady={handleReady} />);
  }
}

// Not awaited here: the pages' modules import this one's chunk, and would wait for it in turn.
const ready = new Promise<void>((resolve) => {
  void start(() => {
    announceReady();
    resolve();
  });
});
showLateFonts(ready);
