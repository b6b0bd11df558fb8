import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { folderOfTest } from '../../tests/temporary-folder.ts';
import { languageCodes as all, defaultLanguage } from '../in-force/languages.ts';
import { settings as own } from '../in-force/settings.ts';
import { pagesOf } from '../pages/registry.ts';
import { readContent } from './read-content.ts';

const code = all.findLast((each) => each !== defaultLanguage) ?? defaultLanguage;
/** Two show all that differs between languages. */
const languageCodes: readonly string[] = [...new Set([defaultLanguage, code])];
const settings = {
  ...own,
  languages: Object.fromEntries(
    Object.entries(own.languages).filter(([each]) => languageCodes.includes(each)),
  ),
};

let folder: string;
beforeEach(() => {
  folder = join(folderOfTest('content'), 'content');
  cpSync('studio/content', folder, { recursive: true });
  for (const each of all)
    if (!languageCodes.includes(each)) rmSync(join(folder, each), { recursive: true });
});

type Path = (string | number)[];

/** The texts of optional pages that this site has. */
const optionalFiles = (content: string) =>
  ['prices.yaml', 'how-we-work.yaml'].filter((file) =>
    existsSync(join(content, defaultLanguage, file)),
  );

/** Sets a value in a file, or deletes it when `value` is undefined. */
function change(file: string, path: Path, value?: unknown) {
  const document = parseDocument(readFileSync(join(folder, file), 'utf8'));
  if (value === undefined) document.deleteIn(path);
  else document.setIn(path, value);
  writeFileSync(join(folder, file), document.toString());
}

/** Returns the problems of the folder, one line each. */
function problems() {
  try {
    readContent(settings, pagesOf, folder);
    return [];
  } catch (error) {
    return String(error)
      .replace(/^Error: /, '')
      .replaceAll(`${folder}/`, '')
      .split('\n');
  }
}

/** Expects these sentences about the folder, in this order, and no others. */
const expectProblems = (...patterns: (RegExp | string)[]) =>
  expect(problems()).toEqual(patterns.map((pattern) => expect.stringMatching(pattern)));

/** As messages write it: `faqs[0].id`. */
const keyOf = (path: Path) =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .slice(1);

/** In as few rounds as there are cases about one place: cases of a round have nothing to do with each other. */
function inRounds<Case>(cases: readonly Case[], placeOf: (each: Case) => Path): Case[][] {
  const isInside = (one: Path, other: Path) => one.every((key, index) => key === other[index]);
  const rounds: Case[][] = [];
  for (const each of cases) {
    const place = placeOf(each);
    const round = rounds.find((others) =>
      others.map(placeOf).every((other) => !isInside(place, other) && !isInside(other, place)),
    );
    if (round) round.push(each);
    else rounds.push([each]);
  }
  return rounds;
}

/** What is wrong with the value at a place: its file, and its keys. */
const mistakes: readonly [place: string, value: unknown, RegExp][] = [
  ['contact.yaml labels.name', undefined, /is missing: write it/],
  ['contact.yaml lables', 'x', /nothing says this: take it out/],
  ['common.yaml navigation.menuLabel', ' ', /is empty: write a text/],
  ['common.yaml navigation.menuLabel', 'x ', /begins or ends with a space/],
  ['contact.yaml sending', 5, /is no text: write one; between quotes/],
  ['contact.yaml sending', ['x'], /is no text: write one/],
  ['contact.yaml aside.steps', 'x', /is no list: write each entry/],
  ['contact.yaml labels', 'x', /is no group: write its texts below it/],
  ['common.yaml navigation.homeLink', '{nmae}', /\{nmae\} is no fact: write one of .*\{name\}/],
  // What another component puts in.
  ['contact.yaml sending', '{limit}', /\{limit\} is no fact/],
  ['contact.yaml sending', 'x[film? and a film]', /\[film\? and a film\] names no fact: .*"when"/],
  [
    'home.yaml projectsSection.lead',
    [{ when: 'not fim', text: 'x' }],
    /"not fim" is no condition: write one of .*film/,
  ],
  ['home.yaml projectsSection.lead', [{ text: 'x' }], /is missing: write it/],
  ['home.yaml faqsSection.faqs', [], /the list is empty: write one/],
  ['home.yaml faqsSection.faqs.0.id', 'My id', /is no id: use lower-case/],
];

test('mistakes are reported each by itself, with file, line, key and remedy', () => {
  const all = mistakes.map(([place, value, message]) => {
    const [file = '', keys = ''] = place.split(' ');
    const path = keys.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    return { place, file, path, value, message };
  });
  const before = new Map(
    all.map(({ file }) => [file, readFileSync(join(folder, code, file), 'utf8')]),
  );
  // Conditions are looked at in a file that has no other mistake.
  const placeOf = ({ file, path, message }: (typeof all)[number]) =>
    message.source.includes('no condition') ? [file] : [file, ...path];
  for (const round of inRounds(all, placeOf)) {
    for (const [file, text] of before) writeFileSync(join(folder, code, file), text);
    for (const { file, path, value } of round) change(`${code}/${file}`, path, value);
    const said = problems();
    for (const { place, file, path, message } of round) {
      const begin = new RegExp(`^${code}/${file}:\\d+ \\(${RegExp.escape(keyOf(path))}`);
      const found = said.filter((problem) => begin.test(problem));
      expect.soft(found, place).toEqual([expect.stringMatching(message)]);
    }
    const inFiles = said.filter((it) =>
      [...before.keys()].some((file) => it.startsWith(`${code}/${file}`)),
    );
    expect(inFiles).toHaveLength(round.length);
  }
});

test('a page stands at no address of a file, a folder, the server or another page', () => {
  const taken = ['404', 'api', 'assets', 'healthz', 'index', 'readyz', 'showcase', 'cloths'];
  mkdirSync(join(folder, defaultLanguage, 'pages'), { recursive: true });
  for (const slug of [...taken, 'contact', 'doors'])
    writeFileSync(
      join(folder, defaultLanguage, 'pages', `${slug}.md`),
      '---\ntitle: T\ndescription: D\n---\n\nText.\n',
    );
  const told = problems().map((problem) => /pages\/([\w-]+)\.md.* is taken/.exec(problem)?.[1]);
  expect(told.sort()).toEqual([...taken, 'contact'].sort());
});

test('a problem is reported with its line', () => {
  change(`${code}/common.yaml`, ['navigation', 'menuLabel'], 'here {x}');
  const lines = readFileSync(join(folder, code, 'common.yaml'), 'utf8').split('\n');
  const line = lines.findIndex((it) => it.includes('here {x}')) + 1;
  expect(problems()[0]).toContain(`${code}/common.yaml:${line} (navigation.menuLabel): `);
});

test.each([
  ['pages/about.MD', /nothing reads this file: a page or an article is .* call it about\.md/],
  ['pages/about.mdx', /nothing reads this file: .* call it about\.md/],
  ['notes/2026-01-01-a.markdown', /nothing reads this file: .* call it 2026-01-01-a\.md/],
  ['pages/team/about.md', /nothing reads this file: put it into \w+\/pages\//],
  ['contact.yml', /nothing reads this file: correct its name or its place/],
  ['projects/nothing-like-it.yaml', /nothing reads this file: correct its name/],
  ['pages', /nothing reads this file: correct its name or its place/],
])('%s is named, because nothing reads it', (path, message) => {
  // The studio's own pages and articles, which a file in the place of their folder would hide.
  for (const kind of ['pages', 'notes'])
    for (const language of languageCodes)
      rmSync(join(folder, language, kind), { recursive: true, force: true });
  const file = join(folder, code, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '---\ntitle: a\ndescription: b\n---\n\nc\n');
  // What programs write beside a file is not the owner's.
  writeFileSync(join(folder, code, '.DS_Store'), '');
  writeFileSync(join(folder, code, 'contact.yaml~'), '');
  symlinkSync('..', join(folder, code, 'round'));
  const [problem = '', ...others] = problems();
  expect(others).toEqual([]);
  expect(problem).toMatch(new RegExp(`^${code}/${path}: `));
  expect(problem).toMatch(message);
});

test('a folder of no language, and texts of a page that the default language lacks, are named', () => {
  mkdirSync(join(folder, 'xx/pages'), { recursive: true });
  const [optional] = optionalFiles(folder);
  for (const each of optional ? languageCodes : []) rmSync(join(folder, each, String(optional)));
  const own = code !== defaultLanguage && optional;
  if (own) cpSync(join('studio/content', code, optional), join(folder, code, optional));
  const noPage = new RegExp(`^${code}/${optional}: the site has no such page, because`);
  expect(problems()).toEqual([
    expect.stringMatching(/^xx: the site has no language "xx": add its line to .*, or take/),
    ...(own ? [expect.stringMatching(noPage)] : []),
  ]);
});

test('a missing file is reported', () => {
  rmSync(join(folder, code, 'consent.yaml'));
  expect(problems()).toEqual([
    expect.stringContaining(`${code}/consent.yaml is not there: write it, as in another language`),
  ]);
});

test('too many entries and duplicate ids are reported', () => {
  const words = { title: 'x', description: 'x' };
  const entries = (count: number, id?: string) =>
    Array.from({ length: count }, (_, at) => ({ ...words, id: id ?? `number-${at}` }));
  change(`${code}/home.yaml`, ['servicesSection', 'services'], entries(7));
  change(`${code}/home.yaml`, ['whyChooseUsSection', 'reasons'], entries(11));
  change(`${code}/home.yaml`, ['industriesSection', 'industries'], entries(2, 'tech'));
  expectProblems(
    /services\): there are 7, and their columns .*: take 1 out\./,
    /reasons\): there are 11, and .*has 9 numerals: take 2 out\./,
    /industries\[1\]\.id\): the id "tech" is there twice: give each/,
  );
});

/** A site with one language has nothing to compare. */
describe.runIf(code !== defaultLanguage)('differences between the languages are reported', () => {
  const home = `${code}/home.yaml`;
  const read = (path: Path) =>
    parseDocument(readFileSync(join(folder, home), 'utf8')).getIn(path, true);

  test('other ids or another order of ids, with both lists', () => {
    const document = parseDocument(readFileSync(join(folder, home), 'utf8'));
    const { faqs } = document.toJS().faqsSection;
    change(home, ['faqsSection', 'faqs'], faqs.toReversed());
    const ids = faqs.map(({ id }: { id: string }) => id);
    const [here, there] = [ids.toReversed(), ids].map((list) => list.join(', '));
    const said = `the ids are ${here}, and ${defaultLanguage}/home\\.yaml:\\d+ has ${there}: put the`;
    expectProblems(`^${home}:\\d+ \\(faqsSection\\.faqs\\): ${said} same ones`);
  });

  test('a list of another length', () => {
    expect(read(['aboutSection', 'paragraphs', 1])).toBeDefined();
    change(home, ['aboutSection', 'paragraphs', 1]);
    expectProblems(/\(aboutSection\.paragraphs\[1\]\): is missing; .* has it: write it\./);
  });

  test('other facts', () => {
    change(home, ['servicesSection', 'lead'], 'By {name}[, {companyIds}]');
    expectProblems(/lead\): has \[\{companyIds\}\] \{name\}, and .* has none: write the/);
  });

  test('another condition or a missing one', () => {
    const policy = `${code}/legal/privacy-policy.yaml`;
    const { sections } = parseDocument(readFileSync(join(folder, policy), 'utf8')).toJS();
    const index = sections.findIndex(({ when }: { when?: string }) => when === 'ownLog');
    expect(index).toBeGreaterThan(0);
    change(policy, ['sections', index, 'when'], 'film');
    expectProblems(/sections\[\d+\]\.when\): has film, and .* has ownLog: write the same/);
    change(policy, ['sections', index, 'when']);
    expectProblems(/\.when\): is missing; .* has it/);
  });
});

const everywhere = Object.fromEntries(languageCodes.map((each) => [each, 'draws']));

/** Which of their keys are changed together. */
const groupsOfFacts = ['address', 'consumer', 'prices', 'weeks', 'company', 'terms', 'workedQuote'];
const wrongFacts: readonly [place: string, value: unknown][] = [
  ['name', ' '],
  ['email', 'ola'],
  ['phone', '253 000 000'],
  ['messenger.address', { name: 'WhatsApp', address: 'wa.me/351' }],
  [`company.ids[0].label.${code}`, [{ label: {}, value: '1' }]],
  ['address.country', 'Portugal'],
  ['social[0].address', [{ name: 'Mastodon', address: '@studio' }]],
  ['consumer.complaintsBook', 'yes'],
  ['prices.currency', '€'],
  ['prices.hour', -1],
  ['prices.app', 1.555],
  ['terms.instalments', [{ step: 1, percent: 30 }]],
  ['weeks.app', 'a few'],
  [`people[0].role.${code}`, [{ name: 'Ana', role: {}, since: 2019 }]],
  ['people[0].picture', [{ name: 'Ana', role: everywhere, since: 2019, picture: '../x' }]],
  ['people[0].since', [{ name: 'Ana', role: everywhere, since: 19 }]],
  [`quote.text.${code}`, { text: {}, name: 'Rui' }],
];

test('a problem of a fact in studio.yaml is reported with its line and a remedy', () => {
  const pathOf = ([place]: readonly [string, unknown]) => {
    const keys = (/^[\w.]+/.exec(place)?.[0] ?? '').split('.');
    return keys.slice(0, groupsOfFacts.includes(keys[0] ?? '') ? 2 : 1);
  };
  const before = readFileSync(join(folder, 'studio.yaml'), 'utf8');
  for (const round of inRounds(wrongFacts, pathOf)) {
    writeFileSync(join(folder, 'studio.yaml'), before);
    for (const each of round) change('studio.yaml', pathOf(each), each[1]);
    const said = problems();
    for (const problem of said) {
      expect(problem).toMatch(/^studio\.yaml:\d+ \(.*\): [A-Z].+\.$/);
      expect(round.some(([place]) => problem.includes(place.replace(`.${code}`, '')))).toBe(true);
    }
    for (const [place] of round)
      expect
        .soft(said.filter((problem) => problem.includes(`(${place}): `)).length, place)
        .toBeGreaterThan(0);
  }
});

test('prices of no whole hours, and a quote that does not begin on a Monday, are reported', () => {
  const features = { bookings: 40, shop: 40, payment: 20, accounts: 30, data: 10 };
  const hours = { page: 4, language: 3, languagePage: 1, integration: 16, texts: 2, pictures: 1 };
  change('studio.yaml', ['prices'], { currency: 'EUR', website: 2495, app: 8800, hour: 49.9 });
  const weeks = { hoursPerWeek: 20, weeksBefore: 1, weeksToDecide: 1 };
  const others = { examination: 4, unknown: 15, margin: 25, cases: [] };
  const included = { website: 5, app: 10 };
  change('studio.yaml', ['calculator'], { ...features, ...hours, ...weeks, ...others, included });
  expectProblems(
    /^studio\.yaml:\d+ \(prices\.app\): Give a multiple of the price of an hour, like 8782\.4 or 8832\.3:/,
  );
  const lines = [{ id: 'x', hours: 1 }];
  change('studio.yaml', ['workedQuote'], { project: 'x', starts: '2027-01-12', weeks: [1], lines });
  expect(problems()).toContainEqual(
    expect.stringMatching(/^studio\.yaml:\d+ \(workedQuote\.starts\): Give a Monday/),
  );
});

test('optional facts of the studio may be empty', () => {
  const empty = { complaintsBook: null, disputeResolution: null };
  for (const [key, value] of Object.entries({
    phone: null,
    messenger: null,
    company: { legalName: null, ids: [] },
    social: [],
    consumer: empty,
    prices: { currency: 'EUR', website: 0, app: 0, hour: 0 },
    weeks: { website: null, app: null },
    terms: undefined,
    calculator: undefined,
    workedQuote: null,
    people: [],
    quote: null,
  }))
    change('studio.yaml', [key], value);
  // An article may be signed by one of the people.
  for (const language of languageCodes)
    rmSync(join(folder, language, 'notes'), { recursive: true, force: true });
  expect(readContent(settings, pagesOf, folder).studio).toMatchObject({
    phone: '',
    messenger: null,
    company: { legalName: '' },
    consumer: { complaintsBook: '', disputeResolution: '' },
    prices: { maintenance: 0, vat: 0 },
    weeks: { website: '', app: '' },
    terms: { correctionDays: 0, freeProposal: false, fixedPrice: false, instalments: [] },
    calculator: null,
    workedQuote: null,
  });
});

test('a fact in a fact is reported, for it would be shown as it is written', () => {
  change('studio.yaml', ['address', 'locality'], 'Braga, {name}');
  expectProblems(
    /studio\.yaml:\d+ \(address\.locality\): \{name\} does not work in a fact: write it out/,
  );
});

describe('measurements', () => {
  const file = () => join(folder, 'measured.json');
  const floor = { mainThread: 1, styleRecalculations: 1 };
  const home = { bytes: 1, requests: 1, paint: 1, readable: 1, ...floor };
  const phone = { latency: 562.5, throughput: 1.3, slowdown: 4 };
  const part = { date: '2026-11-24', phone, home, contact: home, floor };
  const write = (data: unknown) => writeFileSync(file(), JSON.stringify(data, null, 1));

  test('without their file, their page has no texts', () => {
    rmSync(file(), { force: true });
    const { words, measured } = readContent(settings, pagesOf, folder);
    expect(measured).toBeUndefined();
    expect(words[defaultLanguage]).not.toHaveProperty('reverse');
  });

  test('a file that no command has written is named with the command', () => {
    write({ pages: part });
    expect(problems()).toEqual([]);
    write({ pages: { ...part, home: { ...home, bytes: 'few' } }, tests: { date: 'today' } });
    const found = problems().join('\n');
    expect(found).toMatch(
      /measured\.json:\d+ \(pages\.home\.bytes\): .*npm run bench:page -- --write/,
    );
    expect(found).toMatch(/measured\.json:\d+ \(tests\.date\): .*npm run test:all -- --write/);
    write({});
    expect(problems().join()).toMatch(/\(pages\): .*npm run bench:page -- --write/);
  });
});

test('a hidden page or article keeps its texts and is not read; links to it are plain words', () => {
  mkdirSync(join(folder, defaultLanguage, 'pages'), { recursive: true });
  const write = (name: string, body: string, more = '') =>
    writeFileSync(
      join(folder, defaultLanguage, 'pages', `${name}.md`),
      `---\ntitle: T\ndescription: D\n${more}\n---\n\n${body}\n`,
    );
  write('doors', 'Doors.');
  mkdirSync(join(folder, defaultLanguage, 'notes'), { recursive: true });
  write('../notes/2026-01-05-keys', 'Keys.', 'draft: true');
  write('windows', 'See [the doors](/doors?x#y), [keys](/notes/keys) and [home](/).');
  const hidden = ['markdown/doors', 'prices'];
  const { words, pages } = readContent({ ...settings, hidden }, pagesOf, folder);
  const own = words[defaultLanguage] as unknown as Record<string, { body: unknown } | undefined>;
  expect('markdown/doors' in pages).toBe(false);
  expect('prices' in own).toBe(false);
  const shown = JSON.stringify(own['markdown/windows']?.body);
  expect(shown).toContain('the doors');
  expect(shown).not.toContain('/doors');
  expect(shown).toContain('keys');
  expect(shown).not.toContain('/notes/keys');
  expect(shown).toContain('"href":"/"');
  expect(() => readContent({ ...settings, hidden: ['home'] }, pagesOf, folder)).toThrow(
    /hidden names "home", and no page that can be hidden is called so: write one of .*markdown\/doors/,
  );
});
