import { usePage } from '../in-force/page-context.tsx';
import { wordsOf } from '../in-force/page-words.ts';
import { routesIn } from '../in-force/routes.ts';
import buttonStyles from '../ui/button.module.css';
import { PageLink } from '../ui/page-link.tsx';
import { LanguageSelector } from './language-selector.tsx';
import { Logo } from './logo.tsx';
import { OpenMenuButton } from './mobile-menu.tsx';
import styles from './navbar.module.css';
import { barLinks } from './navigation.ts';

export function Navbar() {
  const { language, common } = usePage();
  return (
    <>
      {/* The first 50 px of the page. When it is out of view, the page is scrolled (src/browser/scrolled.ts). */}
      <div className={styles.topStrip} data-top="" />
      <header id="bar" className={styles.root} data-scrolled="false">
        <Logo />
        <nav className={styles.links} aria-label={common.navigation.mainLabel}>
          <ul role="list">
            {barLinks(language).map(({ name, ...target }) => (
              <li key={name}>
                <PageLink {...target} data-steady={name}>
                  {name}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSelector className={styles.languages} />
        {routesIn('button', language).map((to) => (
          <PageLink
            key={to}
            to={to}
            className={`${buttonStyles.root} ${buttonStyles.small} ${styles.contact}`}
          >
            {wordsOf(to, language).page.name}
          </PageLink>
        ))}
        <OpenMenuButton />
      </header>
    </>
  );
}
