import { createContext, type ReactNode, use } from 'react';
import type { CommonWords } from '../studio/schema.ts';
import type { Language } from './languages.ts';
import type { PageId } from './routes.ts';

/** What every component of a document may ask for: which document it stands in, and the shared words. */
type CurrentPage = {
  page: PageId;
  language: Language;
  /** Language of the page's own texts: another one where a Markdown file is missing. */
  textLanguage: Language;
  common: CommonWords;
};

const PageContext = createContext<CurrentPage | null>(null);

type PageProviderProps = CurrentPage & { children: ReactNode };

export function PageProvider({ children, ...current }: PageProviderProps) {
  return <PageContext value={current}>{children}</PageContext>;
}

/** The document being rendered. Islands are not part of it in the browser: they get what they need as props. */
export function usePage(): CurrentPage {
  const current = use(PageContext);
  if (!current) throw new Error('usePage needs a PageProvider above it');
  return current;
}
