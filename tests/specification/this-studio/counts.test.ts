/** Chapters 1, 2 and 9: this studio's languages, counts, networks, dates and places, as visitors see them. */
import { expect, test } from 'vitest';
import { languageKey } from '../../../src/i18n/resolve-code.ts';
import { ask, served, textsAt, thingsAt } from '../../served.ts';
import { row } from './rows.ts';

const codes = ['pt', 'en', 'es'] as const;
/** What the text of an entry must name, in each of these languages. */
type Topic = readonly [pt: RegExp, en: RegExp, es: RegExp];

/** Reads home in each language and looks for the topics in the elements that a selector finds. */
async function expectTopics(selector: string, ...topics: readonly Topic[]) {
  for (const [index, code] of codes.entries())
    expect(await textsAt(`/?lang=${code}`, selector)).toEqual(
      topics.map((inEach) => expect.stringMatching(inEach[index] as RegExp)),
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
  await expectTopics(
    '#services li',
    [/sites/i, /web/i, /web/i],
    [/telemóvel/i, /mobile|phone/i, /móvil/i],
    [/computador/i, /desktop/i, /escritorio/i],
    [/design/i, /design/i, /diseño/i],
  );
});

test(row('reasons'), async () => {
  await expectTopics(
    'section:has(> div > #why-title) > ol > li',
    [/medida/i, /tailored/i, /medida/i],
    [/quem sabe|experiência|saber/i, /expert/i, /quien sabe|experiencia|experta|saber/i],
    [/inova/i, /innovation/i, /innova/i],
    [/bem feito|qualidade|cuidado/i, /quality/i, /bien hecho|calidad/i],
    [/lançamento/i, /launch.*grow/is, /lanzamiento/i],
  );
});

test(row('industries'), async () => {
  await expectTopics(
    'section[aria-labelledby=industries-title] li',
    [/restaurantes.*cafés/is, /restaurants.*cafés/is, /restaurantes.*cafeterías/is],
    [/hotéis.*resorts/is, /hotels.*resorts/is, /hoteles.*resorts/is],
    [/padarias/i, /bakeries/i, /panaderías/i],
    [/automóveis/i, /dealership/i, /coches/i],
    [/públic/i, /public/i, /públic/i],
    [/ensino|educação/i, /education/i, /educación/i],
    [/tecnologia.*software/is, /tech.*software/is, /tecnología.*software/is],
    [/saúde/i, /health/i, /sanidad|salud/i],
    [/finan/i, /finance/i, /finan/i],
    [/logística/i, /logistics/i, /logística/i],
  );
});

test(row('projects'), async () => {
  await expectTopics(
    '[data-track] > *',
    [/restaurante/i, /restaurant.*menu/is, /restaurante/i],
    [/reservas.*hotel/is, /hotel booking/i, /reservas.*hotel/is],
    [/padaria.*café/is, /bakery.*coffee/is, /panadería.*cafetería/is],
    [/vida|pessoal/i, /legacy|life/i, /vida|persona/i],
    [/música/i, /music player/i, /música/i],
  );
  expect(await served('/?lang=pt', '[data-track] > * a[target=_blank]')).toHaveLength(5);
});

test(row('faqs'), async () => {
  await expectTopics(
    'main details',
    [/orçamento/i, /quote/i, /presupuesto/i],
    [/tecnologias/i, /technologies/i, /tecnologías/i],
    [/manutenção.*mês|manutenção.*meses/is, /maintenance.*month/is, /mantenimiento.*mes/is],
    [/especialistas|especialidade/i, /specialise/i, /especialistas|especializ/i],
    [/RGPD/, /GDPR/, /RGPD/],
    [/projeto/i, /project/i, /proyecto|trabaj/i],
    [/tempo|prazo/i, /how long/i, /tarda|tiempo|dura/i],
    [/primeira conversa/i, /first conversation.*free/is, /primera.*gratis|primera.*gratuita/is],
    [/distingue|diferente|distinguem/i, /apart/i, /distingue|diferencia/i],
  );
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
  const dates = { pt: '26 de outubro de 2025', en: '26 October 2025', es: '26 de octubre de 2025' };
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
