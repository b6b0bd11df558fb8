/** The languages of the showcases, the default first, and their formats of money and dates. */
const locales = { pt: 'pt-PT', en: 'en-GB', es: 'es-ES' } as const;

export type Code = keyof typeof locales;

const isCode = (code: string | null): code is Code => code !== null && Object.hasOwn(locales, code);

/** The site on the same origin saves the visitor's choice under this key. */
function savedChoice(): string | null {
  try {
    return localStorage.getItem('language');
  } catch {
    return null;
  }
}

function currentCode(): Code {
  // Unit tests have no document and use the default.
  if (typeof location === 'undefined') return 'pt';
  const asked = new URLSearchParams(location.search).get('lang');
  return [asked, savedChoice()].find(isCode) ?? 'pt';
}

/** The language of this page: from the address, then the visitor's choice on the site, then Portuguese. */
export const code = currentCode();

/** For Intl and for the document. */
export const locale = locales[code];

/** The dictionary of the page's language. */
export const inLanguage = <Words>(dictionaries: Record<Code, Words>): Words => dictionaries[code];

/** The address of the site's contact form, with a proposed subject. */
export const contactLink = (subject: string): string =>
  `/contact?lang=${code}&subject=${encodeURIComponent(subject)}`;

/** The address of the site's projects, in the visitor's language. */
const wayBack = `/?lang=${code}#projects`;

/** Sets the visitor's language in every link back to the site. */
export function leadBack(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href$="#projects"]')) {
    link.href = wayBack;
  }
}
