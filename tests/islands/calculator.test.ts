/** What the calculator says, and what it hands over to the contact form. */
import { expect, test, vi } from 'vitest';
import { moneyIn } from '../../src/i18n/amounts.ts';
import { languages } from '../../src/in-force/languages.ts';
import { site } from '../../src/in-force/site.ts';
import { estimateOf, ratesFrom, smallestOf } from '../../src/islands/calculator/estimate.ts';
import { mainLanguage } from '../languages.ts';
import {
  button,
  find,
  labelled,
  press,
  selectorOf,
  settled,
  soon,
  textOf,
  write,
} from './elements.ts';
import { browser, open, origin, seen, startIsland, words } from './tab.ts';

const { calculator, prices } = site;
const { contact, prices: page } = words[mainLanguage];
if (!calculator || !page.calculator || !page.cases) throw new Error('The sample has a calculator');
const { calculator: texts, cases } = page;
const rates = ratesFrom(prices, calculator);
const smallest = smallestOf('website', rates);
const money = moneyIn(languages[mainLanguage].locale, prices.currency);
const island = selectorOf('calculator');

async function openCalculator() {
  open('prices');
  await startIsland('calculator');
}

/** Takes the result to the form, which is opened. */
async function take() {
  await press(button(texts.send));
  expect(seen.visited.splice(0)).toEqual([`${origin}/contact?lang=${mainLanguage}`]);
  open('contact');
  await startIsland('contact-form');
}

test('a screen reader hears the sum after a pause, not at each step', async () => {
  await openCalculator();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const spoken = `${island} p[aria-live=polite]`;
  for (const count of [2, 3]) {
    await write(find(`${island} [name=languages]`), `${count}`);
    await vi.advanceTimersByTimeAsync(900);
    await settled();
  }
  expect(textOf(spoken)).toBe('');
  await vi.advanceTimersByTimeAsync(200);
  vi.useRealTimers();
  const { from } = estimateOf({ ...smallest, languages: 3 }, rates).money;
  await soon(() => expect(textOf(spoken)).toContain(money(from)));
});

test('the message names the work, and its subject too where there is none', async () => {
  await openCalculator();
  await press(find(`${island} [name=shop]`));
  await take();
  const subject = `${texts.kind.website} (${texts.features.shop.label})`.toLowerCase();
  expect(labelled(contact.labels.subject).value.toLowerCase()).toBe(subject);
  const [first, ...lines] = labelled(contact.labels.message).value.split('\n');
  expect(first?.toLowerCase()).toBe(`${texts.message} ${subject}`.toLowerCase());
  // The parts, what may be added, and the sum of both.
  const [margin = ''] = String(texts.margin).split('{');
  expect(lines.map((line) => line.startsWith(`- ${margin}`))).toEqual([false, false, true, false]);
});

test('the number of pages that was chosen is that of another kind of work, too', async () => {
  await openCalculator();
  await write(find(`${island} [name=pages]`), '9');
  await press(find(`${island} [value=app]`));
  expect(find<HTMLInputElement>(`${island} [name=pages]`).value).toBe('9');
});

test('what is paid before the proposal is shown, and goes with the message', async () => {
  const [before = ''] = String(texts.reviews).split('{');
  await openCalculator();
  expect(textOf(island)).not.toContain(before);
  await press(find(`${island} [name=data]`));
  await write(find(`${island} [name=integrations]`), '2');
  const said = `${before}${money(3 * rates.examination * rates.hour)}`;
  expect(textOf(island)).toContain(said);
  await take();
  // As people type it.
  expect(labelled(contact.labels.message).value).toContain(said.replaceAll('\u00a0', ' '));
});

test.each([false, true])(
  'the result stands after what the visitor has written, storage blocked: %s',
  async (isStorageBlocked) => {
    browser.isStorageBlocked = isStorageBlocked;
    open('contact');
    await write(labelled(contact.labels.subject), 'Olá');
    await write(labelled(contact.labels.message), 'Bom dia.');
    await openCalculator();
    await take();
    expect(labelled(contact.labels.subject).value).toBe('Olá');
    const text = labelled(contact.labels.message).value;
    expect(text.slice(0, 10 + texts.message.length)).toBe(`Bom dia.\n\n${texts.message}`);
    // Once, also when it is taken again.
    await openCalculator();
    await take();
    expect(labelled(contact.labels.message).value).toBe(text);
  },
);

test('a table of typical cases is there without scripts', () => {
  open('prices');
  const table = [...document.querySelectorAll('table')].find(
    (it) =>
      it.getAttribute('aria-labelledby') &&
      textOf(`#${it.getAttribute('aria-labelledby')}`) === cases.title,
  );
  for (const { id, ...choice } of calculator.cases) {
    const { from, to } = estimateOf(choice, rates).money;
    const { name = '' } = cases.cases.find((each) => each.id === id) ?? {};
    const row = [...(table?.rows ?? [])].find((it) => it.textContent.includes(name));
    expect(row?.textContent).toContain(money(from));
    expect(row?.textContent).toContain(money(to));
  }
});
