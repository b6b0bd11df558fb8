import { words } from '../content/content.ts';
import { usePage } from '../page-context.tsx';
import buttonStyles from '../ui/button.module.css';
import { PageLink } from '../ui/page-link.tsx';
import { LanguageSelector } from './language-selector.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu, OpenMenuButton } from './mobile-menu.tsx';
import styles from './navbar.module.css';
import { sectionLinks } from './navigation.ts';

export function Navbar() {
  const { page, language, common } = usePage();
  return (
    <>
      {/* The first 50 px of the page: out of sight means scrolled (src/browser/scrolled.ts). */}
      <div className={styles.topStrip} data-top="" />
      <header className={styles.root}>
        <Logo />
        <nav className={styles.links} aria-label={common.navigation.mainLabel}>
          <ul>
            {sectionLinks(language).map(({ section, name }) => (
              <li key={section}>
                <PageLink to="home" section={section} data-steady={name}>
                  {name}
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
          {words[language].contact.page.name}
        </PageLink>
        <OpenMenuButton />
      </header>
      <MobileMenu />
    </>
  );
}
