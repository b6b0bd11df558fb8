import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import { Visit } from './analytics/visit.tsx';
import { applyHead } from './apply-head.ts';
import { LanguageProvider } from './i18n/language-context.tsx';
import { resolveLanguage } from './i18n/resolve-language.ts';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { Layout } from './layout/layout.tsx';
import { comeToRest } from './navigation.ts';
import { pageAt } from './routes.ts';
import { loadView, peekView, type View, type WholeView } from './views.ts';

type AppProps = {
  /** What the document already shows. */
  initialView: View;
  /** The address when there is no browser to ask. */
  address?: { pathname: string; search: string };
  /** Called once, when React has taken over. */
  onReady?: () => void;
};

export function App({ initialView, address, onReady }: AppProps) {
  const view = useCurrentView(initialView, address);
  const { page, language, common } = view;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the new view has come.
  useLayoutEffect(() => comeToRest('instant'), [view]);

  useEffect(() => onReady?.(), [onReady]);

  return (
    <LanguageProvider language={language} common={common}>
      <ErrorBoundary words={common.errorPage} language={language}>
        <Layout page={page}>
          <Pages view={view} />
        </Layout>
        <OncePainted view={view} />
      </ErrorBoundary>
    </LanguageProvider>
  );
}

/** The page that is left is hidden at once, and taken apart when the one that comes has been painted. */
function Pages({ view }: { view: View }) {
  const left = useDeferredValue(view);
  const pages = left.page === view.page ? [view] : [left, view];
  return pages.map(({ page, language, common, body }) => (
    <div key={page} hidden={page !== view.page}>
      <ErrorBoundary words={common.errorPage} language={language}>
        {body}
      </ErrorBoundary>
    </div>
  ));
}

/**
 * The document's head and language follow once the view has been painted: another language on the
 * root has the browser style all of the page anew, which takes it longer than all the rest.
 */
function OncePainted({ view }: { view: View }) {
  const painted = useDeferredValue(view);
  const shown = useRef(painted);
  useLayoutEffect(() => {
    if (shown.current === painted) return;
    shown.current = painted;
    if (isWhole(painted)) applyHead(painted);
  }, [painted]);
  return import.meta.env.VITE_GA_MEASUREMENT_ID ? <Visit view={painted} /> : null;
}

const isWhole = (view: View): view is WholeView => 'head' in view;

/** The view of the current address; while it is on its way, the one before. */
function useCurrentView(initialView: View, address: AppProps['address']): View {
  const pathname = usePathname(address ? { ssrPath: address.pathname } : {});
  const search = useSearch(address ? { ssrSearch: address.search } : {});
  const page = pageAt(pathname);
  const language = resolveLanguage(search);
  const [shown, setShown] = useState(initialView);

  const isShown = shown.page === page && shown.language === language;
  const current = isShown ? shown : (peekView(page, language) ?? shown);

  useEffect(() => {
    if (isShown) return;
    let isWanted = true;
    loadView(page, language).then(
      (view) => isWanted && setShown(view),
      // The network failed or the site was built anew: the address is right, so let the browser load it.
      () => isWanted && location.reload(),
    );
    return () => {
      isWanted = false;
    };
  }, [page, language, isShown]);

  return current;
}
