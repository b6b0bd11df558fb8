import { createContext, type ReactNode, use, useMemo } from 'react';
import type { CommonWords } from '../../content/dictionary.ts';
import type { Language } from './languages.ts';

type CurrentLanguage = { language: Language; common: CommonWords };

const LanguageContext = createContext<CurrentLanguage | null>(null);

type LanguageProviderProps = CurrentLanguage & { children: ReactNode };

export function LanguageProvider({ language, common, children }: LanguageProviderProps) {
  const current = useMemo(() => ({ language, common }), [language, common]);
  return <LanguageContext value={current}>{children}</LanguageContext>;
}

/** The language being shown and the words that every page shares. */
export function useLanguage(): CurrentLanguage {
  const current = use(LanguageContext);
  if (!current) throw new Error('useLanguage needs a LanguageProvider above it');
  return current;
}
