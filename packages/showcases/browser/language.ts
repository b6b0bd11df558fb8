/** The languages of the showcases, the default first, and their formats of money and dates. */
export const locales = { pt: 'pt-PT', en: 'en-GB', es: 'es-ES' } as const;

export type Code = keyof typeof locales;

export const codes = Object.keys(locales) as readonly Code[];

/** What each language is called by those who speak it. */
export const ownNames: Readonly<Record<Code, string>> = {
  pt: 'Português',
  en: 'English',
  es: 'Español',
};

export const isCode = (code: unknown): code is Code => codes.includes(code as Code);

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
  const written = globalThis.document?.documentElement.lang.slice(0, 2);
  return [asked, savedChoice(), written].find(isCode) ?? 'pt';
}

/** The language of this page: from the address, then the visitor's choice on the site, then the document's. */
export const code = currentCode();

/** For Intl and for the document. */
export const locale = locales[code];

declare global {
  /** Set by a script that the build adds to each document, before the page's own. */
  var showcaseWords: { code: string; words: unknown } | undefined;
}

/**
 * The dictionary that the document has brought along, if it is the one of this page's language: then the page
 * waits for nothing.
 */
export const broughtWords = <Words>(): Words | undefined =>
  globalThis.showcaseWords?.code === code ? (globalThis.showcaseWords.words as Words) : undefined;

/** The address of the site's contact form, with a proposed subject. */
export const contactLink = (subject: string): string =>
  `/contact?lang=${code}&subject=${encodeURIComponent(subject)}`;

const wayBack = `/?lang=${code}#projects`;

/** Sets the visitor's language in every link back to the site. */
export function leadBack(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href$="#projects"]')) {
    link.href = wayBack;
  }
}
