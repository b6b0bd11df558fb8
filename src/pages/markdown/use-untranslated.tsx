import type { ReactNode } from 'react';
import { directionOf } from '../../i18n/direction.ts';
import { fill } from '../../i18n/fill.ts';
import { languages } from '../../in-force/languages.ts';
import { usePage } from '../../in-force/page-context.tsx';

/** Where a page is shown in another language: what says so, and the language of its texts. */
export function useUntranslated():
  | { notice: ReactNode; lang: string; dir: 'ltr' | 'rtl' }
  | undefined {
  const { common, language, textLanguage } = usePage();
  // Before the comparison: with one language TypeScript infers that nothing follows it.
  const { locale: lang } = languages[textLanguage];
  if (textLanguage === language) return undefined;
  const { locale } = languages[language];
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const notice = fill(common.markdown.untranslated, { language: names.of(textLanguage) ?? '' });
  return {
    lang,
    dir: directionOf(lang),
    notice: (
      <p lang={locale} dir={directionOf(locale)}>
        {notice}
      </p>
    ),
  };
}
