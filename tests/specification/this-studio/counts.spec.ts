/** Chapters 1, 2 and 9: this studio's languages, counts, networks, dates and places, as visitors see them. */
import type { Page } from '@playwright/test';
import { served } from '../../served.ts';
import { expect, open, test } from '../../site.ts';
import { row } from './rows.ts';

const codes = ['pt', 'en', 'es'] as const;
type Code = (typeof codes)[number];
/** For each entry of a list, what its texts must name, in each language. */
type Topics = Record<Code, RegExp[]>;

/** Reads home in each language and looks for the topics in the elements that a selector finds. */
async function expectTopics(page: Page, topics: Topics, selector: string) {
  await page.goto('/robots.txt');
  for (const code of codes) {
    const entries = await served(page, `/?lang=${code}`, selector);
    expect(entries).toHaveLength(topics[code].length);
    for (const [index, topic] of topics[code].entries())
      expect(entries[index]?.text).toMatch(topic);
  }
}

test(row('languages'), async ({ page }) => {
  await open(page, '/');
  // Nothing is saved and nothing asked for: the default.
  await expect(page).toHaveURL('/?lang=pt');
  const links = page.getByRole('banner').locator('a[hreflang]');
  await expect(links).toHaveText(['PT', 'EN', 'ES']);
  await links.nth(1).click();
  await expect(page).toHaveURL('/?lang=en');
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ language: 'en' });
});

test(row('services'), async ({ page }) => {
  const topics: Topics = {
    pt: [/sites/i, /telemóvel/i, /computador/i, /design/i],
    en: [/web/i, /mobile|phone/i, /desktop/i, /design/i],
    es: [/web/i, /móvil/i, /escritorio/i, /diseño/i],
  };
  await expectTopics(page, topics, '#services li');
});

test(row('reasons'), async ({ page }) => {
  const topics: Topics = {
    pt: [
      /medida/i,
      /quem sabe|experiência|saber/i,
      /inova/i,
      /bem feito|qualidade|cuidado/i,
      /lançamento/i,
    ],
    en: [/tailored/i, /expert/i, /innovation/i, /quality/i, /launch.*grow/is],
    es: [
      /medida/i,
      /quien sabe|experiencia|experta|saber/i,
      /innova/i,
      /bien hecho|calidad/i,
      /lanzamiento/i,
    ],
  };
  await expectTopics(page, topics, 'section:has(> div > #why-title) > ol > li');
});

test(row('industries'), async ({ page }) => {
  const topics: Topics = {
    pt: [
      /restaurantes.*cafés/is,
      /hotéis.*resorts/is,
      /padarias/i,
      /automóveis/i,
      /públic/i,
      /ensino|educação/i,
      /tecnologia.*software/is,
      /saúde/i,
      /finan/i,
      /logística/i,
    ],
    en: [
      /restaurants.*cafés/is,
      /hotels.*resorts/is,
      /bakeries/i,
      /dealership/i,
      /public/i,
      /education/i,
      /tech.*software/is,
      /health/i,
      /finance/i,
      /logistics/i,
    ],
    es: [
      /restaurantes.*cafeterías/is,
      /hoteles.*resorts/is,
      /panaderías/i,
      /coches/i,
      /públic/i,
      /educación/i,
      /tecnología.*software/is,
      /sanidad|salud/i,
      /finan/i,
      /logística/i,
    ],
  };
  await expectTopics(page, topics, 'section[aria-labelledby=industries-title] li');
});

test(row('projects'), async ({ page }) => {
  const topics: Topics = {
    pt: [/restaurante/i, /reservas.*hotel/is, /padaria.*café/is, /vida|pessoal/i, /música/i],
    en: [
      /restaurant.*menu/is,
      /hotel booking/i,
      /bakery.*coffee/is,
      /legacy|life/i,
      /music player/i,
    ],
    es: [/restaurante/i, /reservas.*hotel/is, /panadería.*cafetería/is, /vida|persona/i, /música/i],
  };
  await expectTopics(page, topics, '[data-track] > *');
  expect(await served(page, '/?lang=pt', '[data-track] > * a[target=_blank]')).toHaveLength(5);
});

test(row('faqs'), async ({ page }) => {
  const topics: Topics = {
    pt: [
      /orçamento/i,
      /tecnologias/i,
      /manutenção.*mês|manutenção.*meses/is,
      /especialistas|especialidade/i,
      /RGPD/,
      /projeto/i,
      /tempo|prazo/i,
      /primeira conversa/i,
      /distingue|diferente|distinguem/i,
    ],
    en: [
      /quote/i,
      /technologies/i,
      /maintenance.*month/is,
      /specialise/i,
      /GDPR/,
      /project/i,
      /how long/i,
      /first conversation.*free/is,
      /apart/i,
    ],
    es: [
      /presupuesto/i,
      /tecnologías/i,
      /mantenimiento.*mes/is,
      /especialistas|especializ/i,
      /RGPD/,
      /proyecto|trabaj/i,
      /tarda|tiempo|dura/i,
      /primera.*gratis|primera.*gratuita/is,
      /distingue|diferencia/i,
    ],
  };
  await expectTopics(page, topics, 'main details');
});

test(row('video'), async ({ page }) => {
  await page.goto('/robots.txt');
  expect(await served(page, '/?lang=pt', '#about video[muted][loop]')).toHaveLength(1);
});

test(row('networks'), async ({ page }) => {
  await page.goto('/robots.txt');
  const links = await served(page, '/?lang=en', 'footer a[target=_blank]');
  const hosts = links.map(({ attributes }) => new URL(attributes.href ?? '').hostname);
  expect(hosts.slice(0, 3)).toEqual(['www.facebook.com', 'www.instagram.com', 'www.linkedin.com']);
});

test(row('legal-date'), async ({ page }) => {
  const dates = {
    pt: '26 de outubro de 2025',
    en: '26 October 2025',
    es: '26 de octubre de 2025',
  };
  await page.goto('/robots.txt');
  for (const path of ['/privacy-policy', '/terms-and-conditions', '/attributions'])
    for (const code of codes) {
      const [header] = await served(page, `${path}?lang=${code}`, 'main header');
      expect(header?.text).toContain(dates[code]);
    }
});

test(row('disclaimer'), async ({ page }) => {
  const sentences: Record<Code, RegExp> = {
    pt: /três primeiros projetos.*exemplos ilustrativos.*não foram construídos/is,
    en: /first three projects.*illustrative examples.*not built by/is,
    es: /tres primeros proyectos.*ejemplos ilustrativos.*no (los|han sido|fueron)/is,
  };
  for (const code of codes) {
    await open(page, `/attributions?lang=${code}`);
    const disclaimer = page.getByRole('complementary');
    await expect(disclaimer).toHaveText(sentences[code]);
    // Highlighted: a label with a style that differs from the text around it.
    await expect(disclaimer).not.toHaveCSS('border-top-style', 'none');
  }
});

test('the attributions name every typeface that visitors download', async ({ page }) => {
  const licences = await (await page.request.get('/licences.txt')).text();
  const names = [...licences.matchAll(/^@fontsource-variable\/(\S+) \d/gm)].map(([, name = '']) =>
    name.replaceAll('-', ' '),
  );
  expect(names.length).toBeGreaterThan(10);
  await page.goto('/robots.txt');
  for (const code of codes) {
    const items = await served(page, `/attributions?lang=${code}`, 'main li');
    for (const name of names)
      expect(
        items.filter(({ text }) => text.toLowerCase().startsWith(`${name}: ©`)),
        `${name} in ${code}`,
      ).toHaveLength(1);
  }
});

test(row('address'), async ({ page }) => {
  await page.goto('/robots.txt');
  const [data] = await served(page, '/?lang=en', 'script[type="application/ld+json"]');
  const { '@graph': graph }: { '@graph': { address?: object }[] } = JSON.parse(data?.text ?? '');
  expect(graph.find(({ address }) => address)?.address).toMatchObject({
    '@type': 'PostalAddress',
    addressRegion: 'Braga',
    addressCountry: 'PT',
  });
});
