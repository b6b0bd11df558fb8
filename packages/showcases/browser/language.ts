/** The languages that a showcase is written in, the default first, and how each writes money and dates. */
const locales = { pt: 'pt-PT', en: 'en-GB', es: 'es-ES' } as const;

export type Code = keyof typeof locales;

const isCode = (code: string | null): code is Code => code !== null && Object.hasOwn(locales, code);

/** As the site that links here keeps it, on the same origin. */
function savedChoice(): string | null {
  try {
    return localStorage.getItem('language');
  } catch {
    return null;
  }
}

function currentCode(): Code {
  // In the unit tests there is no page: they read the default.
  if (typeof location === 'undefined') return 'pt';
  const asked = new URLSearchParams(location.search).get('lang');
  return [asked, savedChoice()].find(isCode) ?? 'pt';
}

/** The language of this page: from the address, then the visitor's choice on the site, then Portuguese. */
export const code = currentCode();

/** For Intl and for the document. */
export const locale = locales[code];

/** Back to the projects, in the language in which the visitor reads. */
const wayBack = `/?lang=${code}#projects`;

/** Makes every way back lead to the visitor's language. */
export function leadBack(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href$="#projects"]')) {
    link.href = wayBack;
  }
}
