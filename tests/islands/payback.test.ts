/** The fields for the visitor's own numbers, on the pages of the projects whose saving the studio gives. */
import { expect, test, vi } from 'vitest';
import { amountFormatsOf, amountsIn } from '../../src/i18n/amount-formats.ts';
import { fill } from '../../src/i18n/fill.ts';
import { languages } from '../../src/in-force/languages.ts';
import { site } from '../../src/in-force/site.ts';
import { most, paybackOf } from '../../src/islands/payback/payback.ts';
import { paybackFor } from '../../src/pages/project/project-hours.ts';
import { storyId } from '../../src/studio/story-id.ts';
import { mainLanguage } from '../languages.ts';
import { find, setValue, soon, textOf, write } from './elements.ts';
import { open, startIsland, words } from './tab.ts';

const { project } = site.projectHours.find(({ saves }) => saves) ?? { project: '' };
const page = storyId(project);
const story = words[mainLanguage][page];
const sample = paybackFor(project);
if (!('payback' in story) || !story.payback || !sample)
  throw new Error('The sample has an example');
const { own } = story.payback;
const formats = amountFormatsOf(languages[mainLanguage].locale, site.prices.currency, 'month');
const { money, number, period } = amountsIn(formats);

const field = (name: string) => find<HTMLInputElement>(`[data-island=payback] [name=${name}]`);

test('what the visitor changes is answered, and nothing is said before', async () => {
  open(page);
  await startIsland('payback');
  expect(textOf('output')).toBe('');
  await write(field('things'), '40');
  const given = { ...sample.example, things: 40 };
  const { worth, saved, months = 0, least } = paybackOf(given, sample.costs);
  expect(textOf('output')).toBe(
    [
      fill(own.result, { worth: money(worth), saved: money(saved) }),
      fill(own.paid, { months: period(months, 'month') }),
      fill(own.least, { least: number(least) }),
    ].join(' '),
  );
  await write(field('share'), '1');
  expect(textOf('output')).toContain(own.slow);
});

test('what is no number is said in words, beside its field, until it is one', async () => {
  open(page);
  await startIsland('payback');
  for (const wrong of ['', 'some', '0', '101']) {
    await write(field('commission'), wrong);
    const about = { field: own.labels.commission, most: number(most.commission) };
    expect(textOf('output')).toBe(fill(own.problem, about));
    expect(field('commission').ariaInvalid).toBe('true');
    expect(field('commission').getAttribute('aria-describedby')).toBe(find('output').id);
  }
  await write(field('commission'), '12,5');
  expect(field('commission').hasAttribute('aria-invalid')).toBe(false);
  expect(textOf('output')).toContain(money(sample.example.price * 0.125));
});

test('typing is answered after a pause, and what was typed before the script at once', async () => {
  open(page);
  setValue(field('things'), '20');
  await startIsland('payback');
  await soon(() => expect(textOf('output')).not.toBe(''));
  const before = textOf('output');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  setValue(field('things'), '2');
  field('things').dispatchEvent(new InputEvent('input', { bubbles: true }));
  expect(textOf('output')).toBe(before);
  await vi.runAllTimersAsync();
  expect(textOf('output')).not.toBe(before);
});
