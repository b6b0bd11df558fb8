import { type Code, code } from './language.ts';

export const choiceNames: Readonly<Record<Code, string>> = {
  pt: 'Língua da página',
  en: 'Page language',
  es: 'Idioma de la página',
};

/** The address of the page that is shown, in another language: with its other parameters and its place. */
const inLanguage = (link: HTMLAnchorElement) => {
  const address = new URL(location.href);
  address.searchParams.set('lang', link.hreflang);
  return String(address);
};

/**
 * Lets the links of the choice, which the build has written, lead to what is shown now in another language. What is
 * typed and chosen is kept for this tab by each product.
 */
export function offerLanguages(): void {
  const choice = document.querySelector('.languages');
  if (!choice) return;
  const links = [...choice.querySelectorAll('a')];
  choice.setAttribute('aria-label', choiceNames[code]);
  for (const link of links) {
    if (link.hreflang === code) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  const update = () => {
    for (const link of links) link.href = inLanguage(link);
  };
  update();
  // Before it is followed or copied, whatever has changed the address meanwhile.
  for (const type of ['pointerdown', 'focusin', 'click', 'contextmenu'])
    choice.addEventListener(type, update);
  choice.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement) remember(target.hreflang);
  });
}

/** As the site does: also addresses without a language are then in this one. */
function remember(chosen: string) {
  try {
    localStorage.setItem('language', chosen);
  } catch {
    // The address has it.
  }
}
