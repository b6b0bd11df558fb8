import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { fetchWhenIdle } from '../analytics/analytics.ts';
import type { PageId } from '../routes.ts';
import { Art } from '../stitch/art.tsx';
// Most pages use it: with what all of them need it is no file of its own.
import '../components/after-paint.tsx';
import { Footer } from './footer.tsx';
import styles from './layout.module.css';
// The drawings in the document want their styles before anything wants their code.
import '../stitch/stitch-art.module.css';
import { Navbar } from './navbar.tsx';
import { SkipLink } from './skip-link.tsx';

type LayoutProps = { page: PageId; children: ReactNode };

/** What every page shares: the bar, the page's place, the footer. */
export function Layout({ page, children }: LayoutProps) {
  const consent = useConsentCode();
  return (
    <>
      <Art set="layout" drawing="defs" />
      <SkipLink />
      {consent && <consent.ConsentBar page={page} place="start" />}
      <Navbar page={page} />
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <Suspense>
        <Footer privacySettings={consent && <consent.ConsentSettings />} />
      </Suspense>
      {consent && <consent.ConsentBar page={page} place="end" />}
    </>
  );
}

/** The consent bar's code, once the page is idle; never where nothing is measured. */
const useConsentCode = import.meta.env.VITE_GA_MEASUREMENT_ID
  ? function useFetchedConsentCode() {
      const [code, setCode] = useState<typeof import('./consent-bar.tsx')>();
      useEffect(() => void fetchWhenIdle(() => import('./consent-bar.tsx')).then(setCode), []);
      return code;
    }
  : () => undefined;
