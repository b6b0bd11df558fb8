import { Suspense } from 'react';
import { useInView } from 'react-intersection-observer';
import buttonStyles from '../components/button.module.css';
import { PageLink } from '../components/page-link.tsx';
import { useLanguage } from '../i18n/language-context.tsx';
import { type PageId, sectionIds } from '../routes.ts';
import { LanguageSelector } from './language-selector.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu, OpenMenuButton } from './mobile-menu.tsx';
import styles from './navbar.module.css';

type NavbarProps = { page: PageId };

export function Navbar({ page }: NavbarProps) {
  const { common } = useLanguage();
  const words = common.navigation;
  // The strip is the first 50 px of the page: out of sight means scrolled, without a scroll handler.
  const { ref, inView: isAtTop } = useInView({ initialInView: true });

  return (
    <>
      <div ref={ref} className={styles.topStrip} />
      <header className={styles.root} data-scrolled={!isAtTop}>
        <Logo />
        <nav className={styles.links} aria-label={words.mainLabel}>
          <ul>
            {sectionIds.map((section) => (
              <li key={section}>
                <PageLink to="home" section={section}>
                  {words[section]}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.languages}>
          <LanguageSelector page={page} />
        </div>
        <PageLink
          to="contact"
          className={`${buttonStyles.root} ${buttonStyles.small} ${styles.contact}`}
          aria-current={page === 'contact' ? 'page' : undefined}
        >
          {words.contact}
        </PageLink>
        <OpenMenuButton />
      </header>
      <Suspense>
        <MobileMenu page={page} />
      </Suspense>
    </>
  );
}
