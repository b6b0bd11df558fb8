/** Every island keeps what the visitor has done, whatever others do to its elements, and whenever. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldNames } from '../../src/contact/contact-message.ts';
import { outcomeHeader, refused } from '../../src/contact/contact-outcome.ts';
import { moneyIn } from '../../src/i18n/amounts.ts';
import { languages } from '../../src/in-force/languages.ts';
import { site } from '../../src/in-force/site.ts';
import {
  type Choice,
  estimateOf,
  ratesFrom,
  smallestOf,
} from '../../src/islands/calculator/estimate.ts';
import type { IslandName } from '../../src/islands/island-name.ts';
import {
  changeForeignly,
  type ForeignChange,
  foreignChanges,
  foreignFault,
  translateForEver,
} from '../foreign-changes.ts';
import { forAll, generated } from '../generated.ts';
import { mainLanguage } from '../languages.ts';
import { find, press, selectorOf, soon, textOf, write } from './elements.ts';
import { message } from './form.ts';
import { answerWith, expectSaid, forget, open, seen, startIsland, words } from './tab.ts';

const field = (name: string) => find<HTMLTextAreaElement>(`#contact-${name}`);
const values = () => fieldNames.map((name) => field(name).value);

const letterCase = fc.record({
  before: foreignChanges,
  /** What the visitor types before the form starts. */
  isTypedBefore: fc.boolean(),
  idle: foreignChanges,
  checked: foreignChanges,
  submitting: foreignChanges,
  after: foreignChanges,
  isTranslated: fc.constantFrom('never', 'from the start', 'while it is sent'),
  answer: fc.constantFrom(200, 429, 500, 503, 'lost' as const),
});

/** In the island of this name. */
const actIn = (name: IslandName) => ({
  disturb: (changes: ForeignChange[]) => changeForeignly(selectorOf(name), changes),
  translate: () => translateForEver(selectorOf(name)),
});

test('the form keeps the words and tells the outcome', async () => {
  expectSaid(new RegExp(`not sent|${foreignFault.source}`));
  const { contact } = words[mainLanguage];
  const island = selectorOf('contact-form');
  const { disturb, translate } = actIn('contact-form');
  await forAll({ ...generated(160, 40), endOnFailure: true }, letterCase, async (it) => {
    forget();
    const answered = Promise.withResolvers<Response>();
    const headers = it.answer === 500 ? {} : { [outcomeHeader]: refused };
    answerWith(() => answered.promise);
    open('contact');
    disturb(it.before);
    if (it.isTranslated === 'from the start') translate();
    if (it.isTypedBefore) {
      await write(field('name'), message.name);
      await write(field('message'), message.message);
      field('message').setSelectionRange(3, 7);
    }
    await startIsland('contact-form');
    if (it.isTypedBefore) {
      expect(values()).toEqual([message.name, '', '', message.message]);
      expect(document.activeElement).toBe(field('message'));
      const { selectionStart, selectionEnd } = field('message');
      expect([selectionStart, selectionEnd]).toEqual([3, 7]);
    }

    disturb(it.idle);
    await press(find('#contact-send'));
    for (const name of ['email', 'subject']) {
      expect(field(name).ariaInvalid).toBe('true');
      expect(textOf(`#contact-${name}-problem`)).toContain(contact.validation.required);
    }
    disturb(it.checked);
    for (const name of fieldNames) await write(field(name), message[name]);
    expect(document.querySelector(`${island} [aria-invalid]`)).toBeNull();

    await press(find('#contact-send'));
    expect(find('#contact-send').ariaDisabled).toBe('true');
    expect(textOf(`${island} [role=status]`)).toContain(contact.sending);
    if (it.isTranslated === 'while it is sent') translate();
    disturb(it.submitting);
    field('name').form?.requestSubmit();
    if (it.answer === 'lost') answered.reject(new TypeError('lost'));
    else answered.resolve(new Response('answer', { status: it.answer, headers }));

    const isSent = it.answer === 200;
    const outcome = () => find(`${island} [data-outcome]`);
    await soon(() => expect(outcome().dataset.status).toBe(isSent ? 'success' : 'error'));
    await soon(() => expect(document.activeElement).toBe(outcome()));
    expect(outcome().textContent).toContain(isSent ? contact.success : contact.failure);
    const isUnknown = it.answer === 'lost' || it.answer === 500;
    if (!isSent)
      expect(outcome().textContent).toContain(contact[isUnknown ? 'perhapsSent' : 'notSent']);
    const time = expect.any(String);
    const bodies = seen.posts.map(({ body }) => body.template_params);
    expect(bodies).toEqual([{ ...message, time }]);
    const draft = sessionStorage.getItem('contact-draft');
    expect(draft && JSON.parse(draft)).toEqual(isSent ? null : message);
    expect(values()).toEqual(fieldNames.map((name) => (isSent ? '' : message[name])));

    disturb(it.after);
    if (isSent) await press(find(`${island} [data-outcome] button`));
    else {
      // Whoever corrects a field stays in it, also where the view is shown anew.
      await write(field('email'), 'rita@');
      expect(field('email').ariaInvalid).toBe('true');
      disturb(it.after);
      await write(field('email'), message.email);
    }
    expect(document.activeElement).toBe(field(isSent ? 'name' : 'email'));
    if (isSent) return;
    await press(find('#contact-send'));
    expect(seen.posts).toHaveLength(2);
  });
});

test('the projects’ buttons keep turning', async () => {
  expectSaid(foreignFault);
  const count = site.projects.length;
  const island = selectorOf('project-carousel');
  const { disturb, translate } = actIn('project-carousel');
  const turnCase = fc.record({
    before: foreignChanges,
    track: foreignChanges,
    steps: fc.array(fc.tuple(foreignChanges, fc.constantFrom(1, -1)), {
      minLength: 1,
      maxLength: 4,
    }),
    isTranslated: fc.boolean(),
    /** A slide that an extension has wrapped; none if there are not so many. */
    wrapped: fc.nat(2 * count),
  });
  await forAll({ ...generated(80, 40), endOnFailure: true }, turnCase, async (it) => {
    forget();
    open('home');
    disturb(it.before);
    changeForeignly('[data-track]', it.track);
    const wrapped = document.querySelectorAll('[data-track] [role=group]')[it.wrapped];
    const box = document.createElement('div');
    wrapped?.replaceWith(box);
    if (wrapped) box.append(wrapped);
    if (it.isTranslated) translate();
    await startIsland('project-carousel');
    let index = 0;
    for (const [changes, step] of it.steps) {
      disturb(changes);
      index = (index + step + count) % count;
      const [back, on] = find(island).querySelectorAll('button');
      await press((step > 0 ? on : back) as HTMLElement);
      expect(textOf(island)).toContain(`${index + 1} / ${count}`);
      const slides = [...document.querySelectorAll<HTMLElement>('[data-track] [role=group]')];
      expect(slides.map((slide) => slide.inert)).toEqual(slides.map((_, at) => at !== index));
    }
  });
});

test('the calculator keeps the answers and the sum', async () => {
  expectSaid(foreignFault);
  const { calculator, prices } = site;
  if (!calculator) throw new Error('The sample has a calculator');
  const island = selectorOf('calculator');
  const { disturb, translate } = actIn('calculator');
  const rates = ratesFrom(prices, calculator);
  const money = moneyIn(languages[mainLanguage].locale, prices.currency);
  const answersCase = fc.record({
    before: foreignChanges,
    answered: foreignChanges,
    after: foreignChanges,
    isTranslated: fc.boolean(),
    // That of a website, which a new view would begin with, or another.
    pages: fc.constantFrom(calculator.included.website, 17),
    languages: fc.integer({ min: 2, max: 6 }),
    integrations: fc.integer({ min: 1, max: 6 }),
  });
  const set = (name: string, value: number) => write(find(`${island} [name=${name}]`), `${value}`);
  const expectSum = (part: Partial<Choice>) => {
    const choice: Choice = { ...smallestOf('app', rates), ...part };
    const { from } = estimateOf(choice, rates).money;
    return soon(() => expect(textOf(`${island} strong`)).toContain(money(from)));
  };
  await forAll({ ...generated(80, 40), endOnFailure: true }, answersCase, async (it) => {
    const { pages, languages, integrations } = it;
    forget();
    open('prices');
    disturb(it.before);
    if (it.isTranslated) translate();
    // Before it starts.
    await press(find(`${island} [value=app]`));
    await set('languages', languages);
    await startIsland('calculator');
    await expectSum({ languages });
    await set('pages', pages);
    disturb(it.answered);
    await set('integrations', integrations);
    await expectSum({ pages, languages, integrations });
    disturb(it.after);
    await press(find(`${island} [name=texts]`));
    await expectSum({ pages, languages, integrations, texts: false });
    // Where the sum itself has been replaced, the calculator is rendered anew with all answers.
    const sum = find(`${island} strong`);
    sum.replaceWith(sum.cloneNode(true));
    await set('languages', 1);
    await expectSum({ pages, languages: 1, integrations, texts: false });
  });
});
