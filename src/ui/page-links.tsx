import type { ComponentProps } from 'react';
import { usePage } from '../in-force/page-context.tsx';
import { wordsOf } from '../in-force/page-words.ts';
import type { RouteId } from '../in-force/routes.ts';
import { PageLink } from './page-link.tsx';

type PageLinksProps = ComponentProps<'ul'> & { to: readonly RouteId[] };

/** A list of links to pages by their names. Items of its own come after them. */
export function PageLinks({ to, children, ...rest }: PageLinksProps) {
  const { language } = usePage();
  return (
    <ul role="list" {...rest}>
      {to.map((page) => (
        <li key={page}>
          <PageLink to={page}>{wordsOf(page, language).page.name}</PageLink>
        </li>
      ))}
      {children}
    </ul>
  );
}
