import type { ReactNode } from 'react';
import { StitchDefs } from '../stitch/stitch-art.tsx';
import { Footer } from './footer.tsx';
import styles from './layout.module.css';
import { Navbar } from './navbar.tsx';
import { SkipLink } from './skip-link.tsx';

type LayoutProps = {
  /** The question about statistics, where the visits are counted. */
  consent?: ReactNode;
  children: ReactNode;
};

/** What every page shares: the bar, the page's place, the footer. */
export function Layout({ consent, children }: LayoutProps) {
  return (
    <>
      <StitchDefs />
      <SkipLink />
      {consent}
      <Navbar />
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <Footer />
      {consent && <div data-consent="end" />}
    </>
  );
}
