import type { ComponentPropsWithRef } from 'react';
import { usePage } from '../in-force/page-context.tsx';
import { hrefTo, type RouteId, type SectionId } from '../in-force/routes.ts';

type PageLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  to: RouteId;
  section?: SectionId;
};

/**
 * A link to a page or section of this site in the current language. A link to a section of the same page
 * is only a fragment, so the query of the address stays.
 */
export function PageLink({ to, section, ...rest }: PageLinkProps) {
  const { page, language } = usePage();
  const href = section && to === page ? `#${section}` : hrefTo(to, language, section);
  return <a aria-current={!section && to === page ? 'page' : undefined} {...rest} href={href} />;
}
