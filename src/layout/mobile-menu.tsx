import buttonStyles from '../components/button.module.css';
import { PageLink } from '../components/page-link.tsx';
import { useLanguage } from '../i18n/language-context.tsx';
import { type PageId, sectionIds } from '../routes.ts';
import { LanguageSelector } from './language-selector.tsx';
import styles from './mobile-menu.module.css';

const menuId = 'menu';

/**
 * Opening and closing are the browser's (`command`, `closedby`), so that the menu works before and
 * without React; src/start.ts fills in for browsers that lack them, and closes the menu when a
 * link in it is followed.
 */
export function OpenMenuButton() {
  const { common } = useLanguage();
  return (
    <button
      type="button"
      className={styles.open}
      command="show-modal"
      commandfor={menuId}
      aria-haspopup="dialog"
      aria-label={common.navigation.openMenu}
    >
      <span className={styles.stitches} />
    </button>
  );
}

type MobileMenuProps = { page: PageId };

export function MobileMenu({ page }: MobileMenuProps) {
  const { common } = useLanguage();
  const words = common.navigation;
  return (
    <dialog id={menuId} className={styles.root} closedby="any" aria-label={words.menuLabel}>
      <div className={styles.sheet}>
        <button
          type="button"
          className={styles.close}
          command="close"
          commandfor={menuId}
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
          <LanguageSelector page={page} />
        </div>
      </div>
    </dialog>
  );
}
