import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { forAll } from '../../tests/generated.ts';
import { folderOfFile } from '../../tests/temporary-folder.ts';
import { inEnglish, type Problem } from '../problems/problem.ts';
import { parseYaml } from './parse-yaml.ts';
import { readSettings, readSettingsFile } from './read-settings.ts';
import { settingsSchema } from './settings-schema.ts';

const folder = folderOfFile('settings');
const file = join(folder, 'settings.yaml');

const small = `languages:
  nl: { name: Nederlands, locale: nl }
url: https://delft.example
law:
  courts: { nl: de rechtbank Den Haag }
  authority: { name: AP, address: Den Haag }
legalUpdated: 2026-02-28
hosting: { kind: server, company: Host, logDays: 7 }
`;

function problemsOf(source: string): string[] {
  writeFileSync(file, source);
  const problems: Problem[] = [];
  readSettingsFile(file, problems);
  return problems.map(inEnglish);
}

test('what is not written has its usual value', () => {
  writeFileSync(file, small);
  expect(readSettings(file)).toMatchObject({
    ...{ defaultLanguage: 'nl', projects: [], film: false, mailKeepDays: 90, mailbox: false },
    ...{ longestEmailEnding: 63, analytics: { loadBeforeConsent: false } },
  });
});

test.each<[place: string, line: number, from: string | RegExp, to: string]>([
  ['languages.nl.locale', 2, 'locale: nl', 'locale: nederlands'],
  ['languages.NL', 2, 'nl: { name', 'NL: { name'],
  ['url', 3, 'delft.example', 'delft.example/'],
  ['defaultLanguage', 1, /^/, 'defaultLanguage: xx\n'],
  ['law.courts.nl', 5, 'de rechtbank Den Haag', "''"],
  ['law.courts', 5, '{ nl: de rechtbank Den Haag }', '{}'],
  ['law.authority.name', 6, 'name: AP', "name: '{name}'"],
  ['law.authority.address', 6, ' address: Den Haag', ''],
  ['legalUpdated', 7, '2026-02-28', '2026-02-30'],
  ['legalUpdated', 7, '2026-02-28', '28-02-2026'],
  ['hosting.company', 8, 'company: Host', "company: ''"],
  ['hosting.logDays', 8, 'logDays: 7', 'logDays: 0'],
  ['hosting.kind', 8, 'kind: server', 'kind: serverless'],
  ['mailKeepDays', 9, /$/, 'mailKeepDays: 0\n'],
  ['longestEmailEnding', 9, /$/, 'longestEmailEnding: 1\n'],
  ['film', 9, /$/, 'film: si\n'],
  ['visits.timeZone', 9, /$/, 'visits: { timeZone: Delft }\n'],
  ['projects[1].slug', 9, /$/, 'projects: [{ slug: shop }, { slug: shop }]\n'],
  ['projects[0].slug', 9, /$/, 'projects: [{ slug: My shop }]\n'],
  ['projects[0].projectLink', 9, /$/, 'projects: [{ slug: shop, projectLink: shop.example }]\n'],
  ['projects[0].projectLink', 9, /$/, 'projects: [{ slug: a, projectLink: /showcase/bakery/ }]\n'],
  ['projects[0].ownerSide', 9, /$/, "projects: [{ slug: shop, ownerSide: '#owner' }]\n"],
])('a mistake in %s is told with its line and a remedy', (place, line, from, to) => {
  const problems = problemsOf(small.replace(from, to));
  const sentence = /^.+settings\.yaml:\d+ \(.+\): [A-Za-z].+\.$/;
  expect(problems).toContainEqual(expect.stringMatching(sentence));
  expect(problems.join('\n')).toContain(`settings.yaml:${line} (${place}`);
});

test('every mistake is told in one run', () => {
  expect(problemsOf('languages: { nl: { name: Nederlands } }\nfilms: true\n')).toHaveLength(6);
});

test('a name that nothing says is answered with the nearest one, wherever it stands', async () => {
  type Place = { path: string[]; name: string };
  const placesIn = (value: unknown, path: string[]): Place[] =>
    typeof value !== 'object' || value === null || Array.isArray(value)
      ? []
      : Object.entries(value).flatMap(([name, inner]) => [
          // A language may have any name.
          ...(path.at(-1) === 'languages' ? [] : [{ path, name }]),
          ...placesIn(inner, [...path, name]),
        ]);
  const whole = `${small}visits: { timeZone: Europe/Lisbon }\nmailKeepDays: 3\n`;
  await forAll(
    400,
    fc.constantFrom(...placesIn(parse(whole), []).filter(({ name }) => name.length > 3)),
    fc.nat(),
    fc.constantFrom('x', '', 'E'),
    ({ path, name }, at, letter) => {
      const index = at % name.length;
      const wrong = name.slice(0, index) + letter + name.slice(index + 1);
      const settings = parse(whole);
      const group = path.reduce((inner, key) => inner[key], settings);
      fc.pre(wrong !== '' && !(wrong in group));
      group[wrong] = group[name];
      delete group[name];
      const place = [...path, wrong].join('.');
      const said = problemsOf(stringify(settings)).filter((it) => it.includes(`(${place})`));
      expect(said.join()).toMatch(/\): nothing says this: write "\w+", or take it out\.$/);
      if (name.length > 5) expect(said.join()).toContain(`"${name}"`);
    },
  );
});

test('an old name is answered with its new one', () => {
  const problems: Problem[] = [];
  parseYaml(
    { file, source: small.replace('  authority:', '  office:').replace('legalUpdated', 'updated') },
    settingsSchema(['nl']),
    problems,
    { 'law.office': 'law.authority', updated: 'legalUpdated' },
  );
  const said = problems.map(inEnglish);
  expect(said).toContain(`${file}:6 (law.office): is called "law.authority" now: write that.`);
  expect(said).toContain(`${file}:7 (updated): is called "legalUpdated" now: write that.`);
});
