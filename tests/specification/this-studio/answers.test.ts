/** What a client asks before writing is answered at most two presses away from the home page. */
import { expect, test } from 'vitest';
import { moneyIn } from '../../../src/i18n/amounts.ts';
import { hrefTo, isRoute, pageAt, type RouteId } from '../../../src/in-force/routes.ts';
import { factsIn, site } from '../../../src/in-force/site.ts';
import { mainText, served } from '../../served.ts';
import { type Code, codes, locales, wordsOf } from '../../words.ts';

type Answer = { route: RouteId; text: string };

/** A question whose answer depends on an optional page or fact is asked only of a site that has it. */
async function answersIn(code: Code): Promise<Record<string, Answer[]>> {
  const contact = await wordsOf(code, 'contact');
  const home = await wordsOf(code, 'home');
  const { correctionPeriod } = factsIn(code);
  const how = isRoute('how-we-work') ? await wordsOf(code, 'how-we-work') : undefined;
  const smallest = moneyIn(locales[code], site.prices.currency)(site.prices.website);
  return {
    'what does it cost':
      isRoute('prices') && site.prices.website > 0 ? [{ route: 'prices', text: smallest }] : [],
    'what do I get': how
      ? how.steps.list.map(({ gives }) => ({ route: 'how-we-work', text: gives }))
      : [],
    'who does it': [home.aboutSection.title, ...site.people.map(({ name }) => name)].map(
      (text) => ({ route: 'home', text }),
    ),
    'what if it goes wrong':
      how && correctionPeriod ? [{ route: 'how-we-work', text: String(correctionPeriod) }] : [],
    'what happens after I write': contact.aside.steps.map((text) => ({ route: 'contact', text })),
  };
}

const plain = (text: string) => text.replace(/\s+/g, ' ');

for (const code of codes)
  test(`in ${code} the questions of a client are answered within two presses`, async () => {
    const linksOf = async (address: string) =>
      (await served(address, 'a[href^="/"]')).map((link) =>
        pageAt(new URL(link.getAttribute('href') ?? '', site.url).pathname),
      );
    const first = new Set(await linksOf(hrefTo('home', code)));
    first.delete('not-found');
    const reached = new Set<string>(['home', ...first]);
    for (const id of first)
      for (const further of await linksOf(hrefTo(id as RouteId, code))) reached.add(further);

    const answers = Object.entries(await answersIn(code));
    expect(answers.filter(([, list]) => list.length > 0).length).toBeGreaterThan(1);
    for (const [question, list] of answers)
      for (const { route, text } of list) {
        expect(reached, question).toContain(route);
        expect(plain(await mainText(hrefTo(route, code))), question).toContain(plain(text));
      }
  });
