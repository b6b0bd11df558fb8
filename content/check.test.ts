import { afterEach, expect, test, vi } from 'vitest';
import { defaultLanguage, languageCodes, languages } from '../src/i18n/languages.ts';
import { truthsHere } from '../src/true-here.ts';
import { contentProblems } from './check.ts';

afterEach(() => vi.restoreAllMocks());

test('the words are whole', async () => {
  expect(await contentProblems()).toEqual([]);
});

test('what is so on this site and stands in no legal text is told', async () => {
  const [code = defaultLanguage] = languageCodes.slice(-1);
  const { words } = languages[code];
  const { sections, ...policy } = await words['privacy-policy']();
  const [condition] = truthsHere.filter((it) => sections.some(({ when }) => when === it));
  vi.spyOn(words, 'privacy-policy').mockResolvedValue({
    ...policy,
    sections: sections.filter(({ when }) => when !== condition),
  });
  const problems = await contentProblems();
  expect(problems.join('\n')).toContain(
    `content/${code}/legal: no section has when: '${condition}', and it is so on this site`,
  );
});

test('a mistake is told with its file, its line, its key and the remedy', async () => {
  const [code] = Object.keys(languages).slice(-1) as [keyof typeof languages];
  const { words } = languages[code];
  const common = await words.common();
  const seo = await words.SEOContent();
  vi.spyOn(words, 'common').mockResolvedValue({
    ...common,
    navigation: {
      ...common.navigation,
      menuLabel: ' ',
      homeLink: '{nmae}',
      home: 'Home[fim? and a film]',
    },
  });
  vi.spyOn(words, 'SEOContent').mockResolvedValue({ ...seo, title: 'long '.repeat(20).trim() });
  const problems = await contentProblems();
  expect(problems).toHaveLength(4);
  expect(problems.find((it) => it.includes('navigation.menuLabel'))).toMatch(/empty/);
  expect(problems.find((it) => it.includes('navigation.homeLink'))).toMatch(
    /\{nmae\} is no fact.*\{name\}/,
  );
  expect(problems.find((it) => it.includes('navigation.home)'))).toMatch(
    /\[fim\? is no condition: .*film, noFilm/,
  );
  expect(problems.find((it) => it.includes(`content/${code}/seo.ts`))).toMatch(/99 characters.*65/);
});
