import type { ReactNode } from 'react';
import { usePage } from '../in-force/page-context.tsx';
import { hrefTo, routeIds } from '../in-force/routes.ts';

export type FurtherLinkProps = {
  link: { page: string; part?: number | undefined; text: string };
  className?: string | undefined;
  /** After the text. */
  children?: ReactNode;
};

/** A link that a text names by the id of a page. Nothing when the site has no such page. */
export function FurtherLink({ link: { page, part, text }, className, children }: FurtherLinkProps) {
  const { language } = usePage();
  const to = routeIds.find((id) => id === page);
  if (!to) return null;
  return (
    <a href={`${hrefTo(to, language)}${part ? `#section-${part}` : ''}`} className={className}>
      {text}
      {children}
    </a>
  );
}
