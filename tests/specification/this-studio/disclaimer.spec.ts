/** Chapters 1 and 2: what the attributions say of the first projects stands out. */
import { expect, open, test } from '../../open-page.ts';
import { row } from './rows.ts';

test(row('disclaimer'), async ({ page }) => {
  const sentences = {
    pt: /três primeiros projetos.*exemplos ilustrativos.*não foram construídos/is,
    en: /first three projects.*illustrative examples.*not built by/is,
    es: /tres primeros proyectos.*ejemplos ilustrativos.*no (los|han sido|fueron)/is,
  };
  for (const [code, sentence] of Object.entries(sentences)) {
    await open(page, `/attributions?lang=${code}`);
    const disclaimer = page.getByRole('complementary');
    await expect(disclaimer).toHaveText(sentence);
    // Highlighted: a label with a style that differs from the text around it.
    await expect(disclaimer).not.toHaveCSS('border-top-style', 'none');
  }
});
