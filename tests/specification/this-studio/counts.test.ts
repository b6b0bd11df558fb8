/** Chapters 1, 2 and 9: this studio's languages, counts, networks, dates and places, as visitors see them. */
import { expect, test } from 'vitest';
import { languageKey } from '../../../src/i18n/resolve-code.ts';
import { ask, served, textsAt, thingsAt } from '../../served.ts';
import { row } from './rows.ts';

const codes = ['pt', 'en', 'es'] as const;
type Code = (typeof codes)[number];
/** For each entry of a list, what its texts must name, in each language. */
type Topics = Record<Code, RegExp[]>;

/** Reads home in each language and looks for the topics in the elements that a selector finds. */
async function expectTopics(topics: Topics, selector: string) {
  for (const code of codes)
    expect(await textsAt(`/?lang=${code}`, selector)).toEqual(
      topics[code].map((topic) => expect.stringMatching(topic)),
    );
}

test(row('languages'), async () => {
  expect(languageKey).toBe('language');
  for (const address of ['/', '/?lang=pt']) {
    const [root] = await served(address, 'html');
    expect(root?.dataset.language).toBe('pt');
  }
  const links = await served('/', 'header a[hreflang]');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    codes.map((code) => [code.toUpperCase(), `/?lang=${code}`]),
  );
});

test(row('services'), async () => {
  const topics: Topics = {
    pt: [/sites/i, /telemóvel/i, /computador/i, /design/i],
    en: [/web/i, /mobile|phone/i, /desktop/i, /design/i],
    es: [/web/i, /móvil/i, /escritorio/i, /diseño/i],
  };
  await expectTopics(topics, '#services li');
});

test(row('reasons'), async () => {
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
  await expectTopics(topics, 'section:has(> div > #why-title) > ol > li');
});

test(row('industries'), async () => {
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
  await expectTopics(topics, 'section[aria-labelledby=industries-title] li');
});

test(row('projects'), async () => {
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
  await expectTopics(topics, '[data-track] > *');
  expect(await served('/?lang=pt', '[data-track] > * a[target=_blank]')).toHaveLength(5);
});

test(row('faqs'), async () => {
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
  await expectTopics(topics, 'main details');
});

test(row('video'), async () => {
  expect(await served('/?lang=pt', '#about video[muted][loop]')).toHaveLength(1);
});

test(row('networks'), async () => {
  const links = await served('/?lang=en', 'footer a[target=_blank]');
  const hosts = links.map((link) => new URL(link.getAttribute('href') ?? '').hostname);
  expect(hosts.slice(0, 3)).toEqual(['www.facebook.com', 'www.instagram.com', 'www.linkedin.com']);
});

test(row('legal-date'), async () => {
  const dates = {
    pt: '26 de outubro de 2025',
    en: '26 October 2025',
    es: '26 de octubre de 2025',
  };
  for (const path of ['/privacy-policy', '/terms-and-conditions', '/attributions'])
    for (const code of codes)
      expect(
        (await textsAt(`${path}?lang=${code}`, 'main header')).join().replace(/\s/g, ' '),
      ).toContain(dates[code]);
});

test('the attributions name every typeface that visitors download', async () => {
  const licences = await ask('/licences.txt').text();
  const names = [...licences.matchAll(/^@fontsource-variable\/(\S+) \d/gm)].map(([, name = '']) =>
    name.replaceAll('-', ' '),
  );
  expect(names.length).toBeGreaterThan(10);
  for (const code of codes) {
    const items = await textsAt(`/attributions?lang=${code}`, 'main li');
    for (const name of names)
      expect(
        items.filter((text) => text.toLowerCase().startsWith(`${name}: ©`)),
        `${name} in ${code}`,
      ).toHaveLength(1);
  }
});

test(row('address'), async () => {
  const things = await thingsAt('/?lang=en');
  expect(things.find(({ address }) => address)?.address).toMatchObject({
    '@type': 'PostalAddress',
    addressRegion: 'Braga',
    addressCountry: 'PT',
  });
});
