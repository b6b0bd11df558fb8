import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { defaultLanguage } from '../../src/i18n/languages.ts';
import { writeBack } from './write-back.ts';

/** What a person changes, as a function on the parsed values. */
type Change = (data: never) => void;

/** The lines that left and the lines that came, as in a diff. */
function change(source: string, edit: Change) {
  const data = parse(source);
  edit(data as never);
  const written = writeBack(source, data);
  expect(parse(written)).toEqual(data);
  const [old, now] = [source.split('\n'), written.split('\n')];
  let start = 0;
  while (start < old.length && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end))
    end += 1;
  return { left: old.slice(start, old.length - end), came: now.slice(start, now.length - end) };
}

const studio = `# The facts.
name: Linha
phone:
prices:
  currency: EUR # as in ISO 4217
  # The smallest one.
  website: 2400   # without VAT
parts:
  - { step: 1,   percent: 25 }
  - { step: 2, percent: 75 }
# The people. [] for none.
people: []

quote:
`;

const home = `hero:
  lead:
    A text of more than one line, which begins on the line below its key and is as long as lines of
    this file may be.
  note: A text of more than one line, which begins on the line of its key, as long as the lines
    may be.

faqs:
  # The first one.
  - id: quote
    question: How much is it?
    answer: >-
      An answer that is folded over two lines, because it is longer than the lines of the file may
      be.

  # The second one.
  - id: time
    question: "When: soon?"
    answer: In a week.
    link:
      page: contact

steps:
  - Listen
  - Build
`;

test('a price is one changed line, with the comment beside it', () => {
  expect(
    change(studio, (data: { prices: { website: number } }) => {
      data.prices.website = 2600;
    }),
  ).toEqual({
    left: ['  website: 2400   # without VAT'],
    came: ['  website: 2600   # without VAT'],
  });
});

test('an empty fact gets a value, and a value becomes empty', () => {
  expect(
    change(studio, (data: { phone: string }) => {
      data.phone = '+351 253 000 000';
    }),
  ).toEqual({ left: ['phone:'], came: ['phone: +351 253 000 000'] });
  expect(
    change(studio, (data: { name: null }) => {
      data.name = null;
    }),
  ).toEqual({ left: ['name: Linha'], came: ['name:'] });
});

test('a first person replaces the empty list', () => {
  expect(
    change(studio, (data: { people: object[] }) => {
      data.people.push({ name: 'Ana Reis', role: { pt: 'desenha' }, since: 2019 });
    }),
  ).toEqual({
    left: ['people: []'],
    came: ['people:', '  - name: Ana Reis', '    role:', '      pt: desenha', '    since: 2019'],
  });
});

test('a picture of a person is one added line, and one removed line', () => {
  const source = 'people:\n  - name: Ana # the first\n    since: 2019\n\n# The end.\nquote:\n';
  const withPicture = (data: { people: { picture?: string }[] }) => {
    for (const person of data.people) person.picture = 'ana.jpg';
  };
  expect(change(source, withPicture)).toEqual({ left: [], came: ['    picture: ana.jpg'] });
  const data = parse(source);
  withPicture(data);
  expect(writeBack(writeBack(source, data), parse(source))).toBe(source);
});

test('groups written in one line stay in one line', () => {
  expect(
    change(studio, (data: { parts: object[] }) => {
      data.parts.push({ step: 4, percent: 0 });
    }),
  ).toEqual({ left: [], came: ['  - { step: 4, percent: 0 }'] });
  expect(
    change(studio, (data: { parts: { percent: number }[] }) => {
      for (const part of data.parts) part.percent = 50;
    }),
  ).toEqual({
    left: ['  - { step: 1,   percent: 25 }', '  - { step: 2, percent: 75 }'],
    came: ['  - { step: 1,   percent: 50 }', '  - { step: 2, percent: 50 }'],
  });
});

test('a question keeps its quotes, and a text its form', () => {
  const note = home.split('\n').find((line) => line.includes('note:'));
  expect(
    change(home, (data: { faqs: { question: string }[] }) => {
      for (const faq of data.faqs.slice(1)) faq.question = 'When is it ready?';
    }),
  ).toEqual({
    left: ['    question: "When: soon?"'],
    came: ['    question: "When is it ready?"'],
  });
  expect(
    change(home, (data: { hero: { lead: string; note: string } }) => {
      data.hero.lead = data.hero.lead.replace('may be', 'can be');
      data.hero.note = data.hero.note.replace('may be', 'can be');
    }),
  ).toEqual({
    left: ['    this file may be.', note, '    may be.'],
    came: ['    this file can be.', note, '    can be.'],
  });
  expect(
    change(home, (data: { faqs: { answer: string }[] }) => {
      for (const faq of data.faqs.slice(0, 1)) faq.answer = faq.answer.replace(' be.', ' be: 100.');
    }),
  ).toEqual({ left: ['      be.'], came: ['      be: 100.'] });
});

test('a text that becomes long is folded, and one with a colon is quoted', () => {
  const long = 'word '.repeat(30).trim();
  expect(
    change(home, (data: { faqs: { answer: string }[]; steps: string[] }) => {
      for (const faq of data.faqs.slice(1)) faq.answer = long;
    }).came,
  ).toEqual([
    '    answer:',
    `      ${'word '.repeat(19).trim()}`,
    `      ${'word '.repeat(11).trim()}`,
  ]);
  expect(
    change(home, (data: { steps: string[] }) => {
      data.steps[1] = `Build: ${long}`;
    }).came[0],
  ).toBe('  - >-');
  expect(
    change(home, (data: { steps: string[] }) => {
      data.steps[1] = 'Build: at once';
    }).came,
  ).toEqual(['  - "Build: at once"']);
});

test('a question is added, moved and removed with its comment', () => {
  expect(
    change(home, (data: { faqs: object[] }) => {
      data.faqs.splice(1, 0, { id: 'new', question: 'Who?', answer: 'We.' });
    }),
  ).toEqual({
    left: [],
    came: ['  - id: new', '    question: Who?', '    answer: We.', ''],
  });
  const data = parse(home);
  data.faqs.reverse();
  const moved = writeBack(home, data);
  expect(moved).toMatch(
    /# The second one\.\n {2}- id: time[\s\S]*\n\n {2}# The first one\.\n {2}- id: quote/,
  );
  expect(writeBack(moved, parse(home))).toBe(home);
  expect(
    change(home, (it: { faqs: object[] }) => {
      it.faqs.pop();
    }).left,
  ).toHaveLength(7);
});

test('the same values are the same file', () => {
  for (const file of [
    'studio/content/studio.yaml',
    `studio/content/${defaultLanguage}/home.yaml`,
  ]) {
    const source = readFileSync(file, 'utf8');
    expect(writeBack(source, parse(source))).toBe(source);
  }
});

test('any text can be written and read again', () => {
  const forms = ['a: x\n', 'a: "x"\n', "a: 'x'\n", 'a: >-\n  x\n', 'a:\n  - x\n', '- { a: x }\n'];
  const put = (data: unknown, text: string): unknown =>
    typeof data === 'string'
      ? text
      : Array.isArray(data)
        ? data.map((it) => put(it, text))
        : Object.fromEntries(
            Object.entries(data as object).map(([key, it]) => [key, put(it, text)]),
          );
  fc.assert(
    fc.property(
      fc.constantFrom(...forms),
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      (form, text) => {
        const data = put(parse(form), text);
        expect(parse(writeBack(form, data))).toEqual(data);
      },
    ),
  );
});
