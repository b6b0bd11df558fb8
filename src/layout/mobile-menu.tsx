import { usePage } from '../page-context.tsx';
import { sectionIds } from '../routes.ts';
import buttonStyles from '../ui/button.module.css';
import { PageLink } from '../ui/page-link.tsx';
import { LanguageSelector } from './language-selector.tsx';
import styles from './mobile-menu.module.css';

const menuId = 'menu';

/**
 * Opening and closing are the browser's, in three ways one behind the other: `command` opens it as a
 * modal dialog; where that is not known yet, src/browser/dialog-commands.ts does the same; and where
 * there is no script either, `popovertarget` shows it as a popover.
 */
export function OpenMenuButton() {
  const { common } = usePage();
  return (
    <button
      type="button"
      className={styles.open}
      command="show-modal"
      commandfor={menuId}
      popoverTarget={menuId}
      aria-haspopup="dialog"
      aria-label={common.navigation.openMenu}
    >
      <span className={styles.stitches} />
    </button>
  );
}

export function MobileMenu() {
  const { common } = usePage();
  const words = common.navigation;
  return (
    <dialog
      id={menuId}
      className={styles.root}
      closedby="any"
      popover="auto"
      aria-label={words.menuLabel}
    >
      <div className={styles.sheet}>
        <button
          type="button"
          className={styles.close}
          command="close"
          commandfor={menuId}
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={words.closeMenu}
        >
          <span className={styles.cross} />
        </button>
        <nav aria-label={words.mainLabel}>
          <ul className={styles.links}>
            {sectionIds.map((section) => (
              <li key={section}>
                <PageLink to="home" section={section}>
                  {words[section]}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.foot}>
          <PageLink to="contact" className={buttonStyles.root}>
            {words.contact}
          </PageLink>
          <LanguageSelector />
        </div>
      </div>
    </dialog>
  );
}
