import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse, parseDocument, visit } from 'yaml';
import { inStudio } from '../../src/studio/folder.ts';
import { wholeFile } from '../../src/studio/markdown-files.ts';
import { forAll } from '../../tests/generated.ts';
import { parseForPrint, print } from './print-yaml.ts';
import { writeYaml } from './write-yaml.ts';

const sources = readdirSync(inStudio('content'), { recursive: true, encoding: 'utf8' })
  .map((name) => ({ name, text: read(name) }))
  .filter(({ text }) => text !== undefined) as { name: string; text: string }[];

function read(name: string) {
  if (!/\.(yaml|md)$/.test(name)) return undefined;
  const text = readFileSync(inStudio(`content/${name}`), 'utf8');
  return name.endsWith('.md') ? (wholeFile.exec(text)?.[1] ?? '') : text;
}

type Path = (string | number)[];
type Values = Record<string, unknown>;

/** Every value in a file that is no list and no group, and every list. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, it]) =>
    placesIn(it, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return Array.isArray(value) && path.length > 0 ? [path, ...inner] : inner;
}

const at = (data: unknown, path: Path) =>
  path.reduce<unknown>((value, key) => (value as Values)[key], data);

/** Changes a value as a person would: another text or number, or a list with an entry more, less or moved. */
function edit(data: unknown, path: Path, { text, number }: { text: string; number: number }) {
  const parent = at(data, path.slice(0, -1)) as Values;
  const key = String(path.at(-1));
  const old = parent[key];
  if (!Array.isArray(old))
    parent[key] =
      typeof old === 'number' ? number : typeof old === 'boolean' ? !old : number % 9 ? text : null;
  else if (number % 3 === 0) old.push(structuredClone(old[0] ?? text));
  else if (number % 3 === 1 && old.length > 1) old.splice(number % old.length, 1);
  else old.reverse();
}

function commentsIn(source: string) {
  const found: string[] = [];
  const add = (text?: string | null) => found.push(...(text?.split('\n') ?? []));
  const document = parseDocument(source);
  visit(document, {
    Node: (_, node) => {
      add(node.commentBefore);
      add(node.comment);
    },
  });
  add(document.comment);
  add(document.commentBefore);
  return found.map((it) => it.trim()).filter(Boolean);
}

const words = fc.array(fc.constantFrom(...`casa¦linho:¦#1¦- x¦{name}¦não¦d'água¦"`.split('¦')));
const typed = fc.oneof(
  words.map((it) => it.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom(...'no¦1e3¦0x1¦~¦null¦2027-01-31¦¦ ¦? a¦! b¦%c¦@d¦>-'.split('¦')),
);

test('a file in the printed form is printed as it is', () => {
  for (const { name, text } of sources) expect(print(parseForPrint(text)), name).toBe(text);
});

test('after any edits of any file, reading gives what was typed, and no comment is lost', () =>
  forAll(
    400,
    fc.constantFrom(...sources),
    fc.array(fc.record({ where: fc.nat(), text: typed, number: fc.nat(3000) }), {
      minLength: 1,
      maxLength: 4,
    }),
    ({ text: source }, edits) => {
      const data = parse(source);
      let hasRemoved = false;
      for (const { where, ...change } of edits) {
        const places = placesIn(data);
        const path = places[where % places.length] ?? [];
        hasRemoved ||= Array.isArray(at(data, path)) && change.number % 3 === 1;
        edit(data, path, change);
      }
      const written = writeYaml(source, data);
      expect(parse(written)).toEqual(data);
      if (!hasRemoved) expect(commentsIn(written).sort()).toEqual(commentsIn(source).sort());
    },
  ));

test('an edit of one text changes the lines of that text only', () =>
  forAll(200, fc.constantFrom(...sources), fc.nat(), ({ text: source }, where) => {
    const data = parse(source);
    const places = placesIn(data).filter((path) => typeof at(data, path) === 'string');
    const path = places[where % places.length] ?? [];
    const parent = at(data, path.slice(0, -1)) as Values;
    parent[String(path.at(-1))] = 'Outro texto';
    const [old, now] = [source.split('\n'), writeYaml(source, data).split('\n')];
    const isKept = (line: string) => now.includes(line);
    expect(now.filter((line) => !old.includes(line)).length).toBeLessThanOrEqual(2);
    expect(old.filter((line) => !isKept(line)).length).toBeLessThanOrEqual(12);
  }));

const studio = `# The facts.
name: Linha
phone:
# A messenger, with its link:
# messenger:
#   name: WhatsApp
messenger:

prices:
  website: 2400 # without VAT
# The people. [] for none.
people: []
parts:
  - { step: 1, percent: 25 }
  - { step: 2, percent: 75 }
faqs:
  - id: quote
    question: How much?
    link:

  # The second one.
  - id: time
    question: "When: soon?"
`;

function changedBy(change: (data: never) => void) {
  const data = parse(studio);
  change(data as never);
  const [old, now] = [studio.split('\n'), writeYaml(studio, data).split('\n')];
  return {
    gone: old.filter((line) => !now.includes(line)),
    added: now.filter((line) => !old.includes(line)),
  };
}

test('a comment below an empty value stays above what it is about', () => {
  expect(print(parseForPrint(studio))).toBe(studio);
  expect(
    changedBy((data: { phone: string }) => {
      data.phone = '+351 253 000 000';
    }),
  ).toEqual({ gone: ['phone:'], added: ['phone: +351 253 000 000'] });
  const { gone } = changedBy((data: { faqs: object[] }) => {
    data.faqs.shift();
  });
  expect(gone).not.toContain('  # The second one.');
});

test('a first entry replaces the empty list, and an entry beside others takes their form', () => {
  expect(
    changedBy((data: { people: object[]; parts: object[] }) => {
      data.people.push({ name: 'Ana', since: 2019 });
      data.parts.push({ step: 4, percent: 0 });
    }),
  ).toEqual({
    gone: ['people: []'],
    added: ['people:', '  - name: Ana', '    since: 2019', '  - { step: 4, percent: 0 }'],
  });
});

test('an entry that moves takes its comment with it, the first too, and one that goes takes it away', async () => {
  const names = ['Rui', 'Ana', 'Eva', 'Zé'];
  const comment = (name: string) => `# About ${name}.`;
  const list = (chosen: readonly string[]) =>
    `# The people.\n\n${['people:', ...chosen.flatMap((name) => [`  ${comment(name)}`, `  - name: ${name}`])].join('\n')}\n`;
  const group = (chosen: readonly string[]) =>
    `# The people.\n\n${chosen.map((name) => `${comment(name)}\n${name}: 1`).join('\n')}\n`;
  await forAll(
    100,
    fc.shuffledSubarray(names, { minLength: 1 }),
    fc.shuffledSubarray(names, { minLength: 1 }),
    fc.nat(4),
    (before, wanted, at) => {
      const after = wanted.filter((name) => before.includes(name));
      fc.pre(after.length > 0);
      const people = after.map((name) => ({ name }));
      expect(writeYaml(list(before), { people })).toBe(list(after));
      const joined = before.toSpliced(at, 0, 'Ivo');
      expect(writeYaml(list(before), { people: joined.map((name) => ({ name })) })).toBe(
        list(joined).replace(/.*About Ivo.*\n/, ''),
      );
      const kept = before.filter((name) => after.includes(name));
      const ones = Object.fromEntries(kept.map((name) => [name, 1]));
      expect(writeYaml(group(before), ones)).toBe(group(kept));
    },
  );
});

test('a value that was written loses the mark of a new studio, and other comments stay', () => {
  const marked = `name: Linha # TO WRITE
text: >- # TO WRITE
  One
  two
days: 0 # TO WRITE
street: Street 1 # TO WRITE
price: 5 # without VAT
`;
  const data = { ...parse(marked), name: 'Fio', text: 'Three', days: 3, price: 6 };
  const written = writeYaml(marked, data);
  expect(parse(written)).toEqual(data);
  expect(commentsIn(written).sort()).toEqual(['TO WRITE', 'without VAT']);
  expect(written).toContain('street: Street 1 # TO WRITE');
});
