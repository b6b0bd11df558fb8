import type { ReactNode } from 'react';
import { usePage } from '../in-force/page-context.tsx';
import { hrefTo, routeIds } from '../in-force/routes.ts';

export type FurtherLinkProps = {
  link: { page: string; part?: number | undefined; case?: string | undefined; text: string };
  className?: string | undefined;
  /** After the text. */
  children?: ReactNode;
};

/** A link that a text names by the id of a page. Nothing when the site has no such page. */
export function FurtherLink({ link, className, children }: FurtherLinkProps) {
  const { language } = usePage();
  const to = routeIds.find((id) => id === link.page);
  if (!to) return null;
  const place = link.part ? `#section-${link.part}` : link.case ? `#case-${link.case}` : '';
  return (
    <a href={hrefTo(to, language) + place} className={className}>
      {link.text}
      {children}
    </a>
  );
}
