import type { ReactNode } from 'react';
import { StitchDefs } from '../stitch/stitch-art.tsx';
import { Footer } from './footer.tsx';
import styles from './layout.module.css';
import { Letterhead } from './letterhead.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { Navbar } from './navbar.tsx';
import { SkipLink } from './skip-link.tsx';

type LayoutProps = {
  /** The consent bar, if the site uses analytics. */
  consent?: ReactNode;
  children: ReactNode;
};

/** The parts that every page has: navigation bar, main element and footer. */
export function Layout({ consent, children }: LayoutProps) {
  return (
    <>
      <StitchDefs />
      <SkipLink />
      {consent}
      <Navbar />
      <Letterhead />
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <Footer />
      {/* Where no style hides it, what it repeats comes last. */}
      <MobileMenu />
      {consent && <div data-consent="end" />}
    </>
  );
}
