import { usePage } from '../in-force/page-context.tsx';
import { wordsOf } from '../in-force/page-words.ts';
import { routesIn } from '../in-force/routes.ts';
import { ThreadPiece } from '../thread/thread-piece.tsx';
import buttonStyles from '../ui/button.module.css';
import { PageLink } from '../ui/page-link.tsx';
import { PageLinks } from '../ui/page-links.tsx';
import { LanguageSelector } from './language-selector.tsx';
import { Logo } from './logo.tsx';
import { menuLength } from './menu-length.ts';
import styles from './mobile-menu.module.css';
import { barLinks } from './navigation.ts';

const menuId = 'menu';

/** `popovertarget` opens and closes the menu without scripts; src/browser/menu.ts makes it a modal dialog. */
export function OpenMenuButton() {
  const { common } = usePage();
  return (
    <button
      type="button"
      className={styles.open}
      popoverTarget={menuId}
      aria-haspopup="dialog"
      aria-label={common.navigation.openMenu}
      data-double=""
    >
      <span className={styles.stitches} />
    </button>
  );
}

export function MobileMenu() {
  const { language, common } = usePage();
  const words = common.navigation;
  const links = barLinks(language);
  const pages = routesIn('footer', language);
  return (
    <dialog
      id={menuId}
      className={styles.root}
      popover="auto"
      aria-label={words.menuLabel}
      data-double=""
    >
      {/*
       * It has the focus when the menu opens, and screen readers say its name. Of a button in it Orca 43 would say
       * nothing: what had the focus before has gone with the page.
       */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
      <div className={styles.sheet} role="group" aria-label={words.menuLabel} tabIndex={-1}>
        <div className={styles.head}>
          <button
            type="button"
            className={styles.close}
            popoverTarget={menuId}
            popoverTargetAction="hide"
            aria-label={words.closeMenu}
          >
            <span className={styles.cross} />
          </button>
          <Logo />
        </div>
        <nav aria-label={words.mainLabel} className={styles.nav}>
          <ul
            role="list"
            className={styles.links}
            data-length={menuLength(links.map(({ name }) => name))}
          >
            {links.map(({ name, ...target }) => (
              <li key={name}>
                <PageLink {...target}>{name}</PageLink>
              </li>
            ))}
          </ul>
          {pages.length > 0 && (
            <PageLinks className={styles.pages} aria-label={common.footer.pagesLabel} to={pages} />
          )}
        </nav>
        <div className={styles.foot}>
          <ThreadPiece className={styles.thread} d="M0 0V.993Q0 1 1 1" />
          {routesIn('button', language).map((to) => (
            <PageLink key={to} to={to} className={buttonStyles.root}>
              {wordsOf(to, language).page.name}
            </PageLink>
          ))}
          <LanguageSelector />
        </div>
      </div>
    </dialog>
  );
}
