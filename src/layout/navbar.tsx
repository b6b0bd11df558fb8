import { usePage } from '../page-context.tsx';
import { sectionIds } from '../routes.ts';
import buttonStyles from '../ui/button.module.css';
import { PageLink } from '../ui/page-link.tsx';
import { LanguageSelector } from './language-selector.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu, OpenMenuButton } from './mobile-menu.tsx';
import styles from './navbar.module.css';

export function Navbar() {
  const { page, common } = usePage();
  const words = common.navigation;
  return (
    <>
      {/* The first 50 px of the page. When it is out of view, the page is scrolled (src/browser/scrolled.ts). */}
      <div className={styles.topStrip} data-top="" />
      <header className={styles.root}>
        <Logo />
        <nav className={styles.links} aria-label={words.mainLabel}>
          <ul>
            {sectionIds.map((section) => (
              <li key={section}>
                <PageLink to="home" section={section} data-steady={words[section]}>
                  {words[section]}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSelector className={styles.languages} />
        <PageLink
          to="contact"
          className={`${buttonStyles.root} ${buttonStyles.small} ${styles.contact}`}
          aria-current={page === 'contact' ? 'page' : undefined}
        >
          {words.contact}
        </PageLink>
        <OpenMenuButton />
      </header>
      <MobileMenu />
    </>
  );
}
