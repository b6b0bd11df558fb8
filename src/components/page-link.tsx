import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useLanguage } from '../i18n/language-context.tsx';
import { goTo, isPlainClick } from '../navigation.ts';
import { hrefTo, type RouteId, type SectionId } from '../routes.ts';
import { loadView } from '../views.ts';

type PageLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  to: RouteId;
  section?: SectionId;
};

/** A link to a page or section of this site in the current language; fetches the page as soon as it is pointed at. */
export function PageLink({ to, section, onClick, ...rest }: PageLinkProps) {
  const { language } = useLanguage();
  const href = hrefTo(to, language, section);

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    goTo(href);
  }

  // A failed fetch is tried again by the click.
  const preload = () => void loadView(to, language).catch(() => undefined);

  return (
    <a
      {...rest}
      href={href}
      onClick={handleClick}
      onPointerEnter={preload}
      onTouchStart={preload}
      onFocus={preload}
    />
  );
}
