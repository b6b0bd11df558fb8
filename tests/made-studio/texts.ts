/**
 * Texts for what a schema describes: whatever it asks for is written, in every language in the same form. What is
 * decided about the form (how many, with which ids, facts and conditions) is the same in each language, the words
 * are not.
 */
import type { z } from 'zod';
import { conditionNames } from '../../src/studio/condition-names.ts';
import { finishing } from '../../src/studio/schema.ts';
import type { Chance } from './chance.ts';
import type { Amount, Plan } from './plan.ts';
import { capital, phraseIn, type Tongue, wordIn } from './tongues.ts';

type Path = readonly (string | number)[];

/** What the rules between the files ask of a value, by the path of it: its file, then its keys. */
export type Rule = {
  /** The file and the keys, with `*` for the number of an entry. */
  at: string;
  /** Writes it itself. */
  write?: (by: Writer) => unknown;
  /** Left out, or not. */
  isThere?: boolean;
  count?: number;
  ids?: readonly string[];
};

/** Names of texts that are sentences; every other text is a title, a label or a name. */
const sentences =
  /^(text\w*|lead|description\w*|answer\w*|paragraphs|items|problems?|decisions?|missing|tries|terms|takes|gives|stop|promise|additions|limits|allRequired|notSent|perhapsSent|success|failure|tooLong|emailEnding|untranslated|invented|quote|tax|steps|early|afterConsent|ogDescription|companyLine|companyFacts|why|none|some|stale|measured|floor|privacyBefore|privacyAfter|verse|nothing|days)$/;

/** How long an owner writes what these show, in words and letters, at most: more would be no such text. */
const lengths: readonly [pattern: RegExp, words: number, letters: number][] = [
  // The check says so.
  [/page\/title/, 5, 9],
  [/page\/description/, 12, 12],
  // Links of the bar and buttons.
  [/page\/name$|page\/sections\/|[bB]utton|Btn$|[lL]ink$|columns\//, 3, 14],
  [/languageLabel|openMenu|closeMenu|menuLabel/, 2, 14],
  [/hero\/after$/, 0, 0],
  // An example in a field, which is not broken.
  [/placeholders\/(?!message$)/, 2, 9],
  [/verse/, 5, 10],
  [/keywords/, 12, 12],
];

export type Writer = {
  plan: Plan;
  tongue: Tongue;
  rules: readonly Rule[];
  /** The titles, labels and names so far. No studio calls two things the same. */
  names: Set<string>;
};

export function writeBy(schema: z.ZodType, file: string, by: Writer): unknown {
  return write(schema, [file], by);
}

type Def = z.core.$ZodTypes['_zod']['def'];
const defOf = (schema: z.ZodType) => (schema as unknown as z.core.$ZodTypes)._zod.def as Def;

function write(schema: z.ZodType, path: Path, by: Writer): unknown {
  const rule = ruleOf(path, by.rules);
  if (rule?.write) return rule.write(by);
  const form = by.plan.chance.of(`form ${path.join('/')}`);
  const { as, holes = [] } = finishing.get(schema) ?? {};
  if (as === 'text') return besideLink(path, textAt(path, holes, by));
  if (as === 'parts') return partsAt(path, holes, form, by);
  if (as === 'additions') return [{ when: conditionAt(form), text: textAt(path, holes, by) }];

  const def = defOf(schema);
  switch (def.type) {
    case 'optional': {
      const isThere = rule?.isThere ?? by.plan.hasPage(`optional ${path.join('/')}`);
      return isThere ? write(def.innerType as z.ZodType, path, by) : undefined;
    }
    case 'array':
      return listOf(schema, def.element as z.ZodType, path, form, rule, by);
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).flatMap(([key, inner]) => {
          const value = write(inner as z.ZodType, [...path, key], by);
          return value === undefined ? [] : [[key, value]];
        }),
      );
    case 'string':
      return textAt(path, [], by);
    default:
      throw new Error(`Nothing writes ${def.type} at ${path.join('/')}`);
  }
}

/** With a space between text and link, as a person writes it. */
function besideLink(path: Path, text: string) {
  const key = String(path.at(-1));
  if (key.endsWith('Before')) return `${text} `;
  return key.endsWith('After') ? ` ${text}` : text;
}

const ruleOf = (path: Path, rules: readonly Rule[]) => {
  const name = path.map((key) => (typeof key === 'number' ? '*' : key)).join('/');
  return rules.find(({ at }) => at === name);
};

const counts: Record<Amount, readonly [least: number, most: number]> = {
  least: [1, 1],
  some: [2, 5],
  most: [9, 12],
};

/** As many entries as the schema allows, at most. */
function listOf(
  schema: z.ZodType,
  element: z.ZodType,
  path: Path,
  form: Chance,
  rule: Rule | undefined,
  by: Writer,
) {
  const [least, most] = counts[by.plan.amount];
  const wanted = rule?.ids?.length ?? rule?.count ?? form.between(least, most);
  const entries = Array.from({ length: wanted }, (_, index) => {
    const entry = write(element, [...path, index], by);
    const isNamed = typeof entry === 'object' && entry !== null && 'id' in entry;
    return isNamed ? { ...entry, id: rule?.ids?.[index] ?? `${slugOf(path)}-${index + 1}` } : entry;
  });
  while (entries.length > 1 && rule?.ids === undefined && !schema.safeParse(entries).success)
    entries.pop();
  return entries;
}

const slugOf = (path: Path) =>
  String(path.findLast((key) => typeof key === 'string'))
    .replace(/[^a-z]/gi, '')
    .toLowerCase();

/** Facts that every studio has. */
const always = ['name', 'email', 'host'];
/** Facts that a studio may lack: with brackets around what is said of them. */
const perhaps = ['vat', 'founded', 'priceHour', 'supportHours', 'networks', 'instalments'];

function partsAt(path: Path, holes: readonly string[], form: Chance, by: Writer) {
  const text = textAt(path, holes, by);
  if (form.is(0.6)) return text;
  const condition = conditionAt(form);
  // One of the two holds, so that something is left.
  return [
    { when: condition, text },
    { when: `not ${condition}`, text: textAt([...path, 1], holes, by) },
  ];
}

const conditionAt = (form: Chance) => form.pick(conditionNames);

function textAt(path: Path, holes: readonly string[], { plan, tongue, names }: Writer): string {
  const name = path.join('/');
  const form = plan.chance.of(`text ${name}`);
  const words = plan.chance.of(`${tongue.code} ${name}`);
  const key = String(path.findLast((part) => typeof part === 'string'));
  const filled = holes.map((hole) => ` {${hole}}`).join('');
  const limit = lengths.find(([pattern]) => pattern.test(name));
  if (limit?.[1] === 0) return '.';
  if (limit) {
    const [, most, letters] = limit;
    const count = plan.length === 'short' ? 1 : form.between(1, most);
    const longest = plan.length === 'short' ? 3 : form.between(4, letters);
    return nameIn(tongue, words, names, { words: count, longest }) + filled;
  }
  const longest = { short: 4, usual: 12, long: 30 }[plan.length];
  if (!sentences.test(key))
    return (
      nameIn(tongue, words, names, {
        words: plan.length === 'short' ? 1 : form.between(1, 4),
        longest: form.is(0.3) ? longest : 9,
      }) + filled
    );
  return sentencesIn(tongue, words, form, plan, longest) + (filled && `${filled}.`);
}

/** Where the syllables give no other, a letter longer. */
function nameIn(
  tongue: Tongue,
  words: Chance,
  names: Set<string>,
  { longest, ...size }: { words: number; longest: number },
): string {
  for (let attempt = 0; ; attempt += 1) {
    const more = Math.floor(attempt / tongue.syllables.length);
    const name = phraseIn(tongue, words, { ...size, longest: longest + more });
    if (names.has(name)) continue;
    names.add(name);
    return name;
  }
}

function sentencesIn(tongue: Tongue, words: Chance, form: Chance, plan: Plan, longest: number) {
  const count = plan.length === 'short' ? 1 : form.between(1, 3);
  const texts = Array.from({ length: count }, (_, index) =>
    phraseIn(tongue, words.of(index), {
      words: plan.length === 'short' ? 2 : form.between(4, 14),
      longest: form.is(0.2) ? longest : 11,
    }),
  );
  const text = `${texts.join('. ')}.`;
  if (form.is(0.1)) return `${text} ${capital(wordIn(tongue, words, 6))} {${form.pick(always)}}.`;
  if (form.is(0.1))
    return `${text}[ ${capital(wordIn(tongue, words, 6))}: {${form.pick(perhaps)}}.]`;
  return text;
}
