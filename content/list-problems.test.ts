import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { defaultLanguage, languageCodes, languages } from '../src/i18n/languages.ts';
import { site } from '../src/site.ts';
import type { SiteConfig } from '../src/site-config.ts';
import { services } from '../src/stitch/maps/icons/services.ts';
import type { HomeWords } from './dictionary.ts';
import { listProblems } from './list-problems.ts';

afterEach(() => vi.restoreAllMocks());

/** One that is compared with the default one, where there is one. */
const code = languageCodes.findLast((each) => each !== defaultLanguage) ?? defaultLanguage;
const file = `content/${code}/home.ts`;

/** What is said when the home page of that language, or of all, is another. */
async function problemsWhen(change: (words: HomeWords) => void, codes = [code]) {
  for (const each of codes) {
    const words = structuredClone(await languages[each].words.home());
    change(words);
    vi.spyOn(languages[each].words, 'home').mockResolvedValue(words);
  }
  return listProblems(defaultLanguage);
}

test('the lists of this site are in order', async () => {
  expect(await listProblems(defaultLanguage)).toEqual([]);
});

if (code !== defaultLanguage)
  test('other ids, or another order of them, are told with both', async () => {
    const [problem = '', ...others] = await problemsWhen(({ faqsSection }) => {
      faqsSection.faqs.reverse();
    });
    expect(others).toEqual([]);
    expect(problem).toContain(`${file}:`);
    const { faqsSection } = await languages[defaultLanguage].words.home();
    expect(problem).toContain(`has ${faqsSection.faqs.map(({ id }) => id).join(', ')}: put`);
  });

test('an id without an icon is told with its line and the icons that there are', async () => {
  const { servicesSection } = await languages[code].words.home();
  const [first] = servicesSection.services;
  const problems = await problemsWhen(({ industriesSection }) => {
    const [industry] = industriesSection.industries;
    if (industry) industry.id = first?.id ?? '';
  }, languageCodes);
  const found = problems.filter((problem) => problem.includes('has no icon'));
  expect(found).toHaveLength(languageCodes.length);
  const own = found.find((problem) => problem.startsWith(file));
  const line = readFileSync(file, 'utf8').split(`id: '${first?.id}'`)[0]?.split('\n').length;
  expect(own).toContain(`${file}:${line} (industriesSection.industries): "${first?.id}"`);
  expect(own).toMatch(/take one of .*hotels.*or draw it there and run npm run assets icons/);
});

test('an icon that is drawn and not sewn is told with the command', async () => {
  Object.assign(services, { 'new-one': services.web });
  const problems = await problemsWhen(({ servicesSection }) => {
    const [service] = servicesSection.services;
    if (service) service.id = 'new-one';
  }, languageCodes);
  Reflect.deleteProperty(services, 'new-one');
  expect(new Set(problems)).toEqual(
    new Set([
      'src/stitch/maps/icons/services.ts: "new-one" is not sewn yet. Run: npm run assets icons',
    ]),
  );
});

test('an id that is there twice is told', async () => {
  const problems = await problemsWhen(({ projectsSection }) => {
    const [project] = projectsSection.projects;
    if (project) projectsSection.projects.push(project);
  }, languageCodes);
  expect(problems).toHaveLength(languageCodes.length);
  for (const problem of problems) expect(problem).toMatch(/"[a-z-]+" is there twice: give each/);
});

test('a project of site.config.ts without words is told in each language', async () => {
  const company: SiteConfig = site;
  const projects = [...site.projects, { slug: 'shop', projectLink: '' }];
  vi.spyOn(company, 'projects', 'get').mockReturnValue(projects);
  const problems = await listProblems(defaultLanguage);
  expect(problems).toHaveLength(languageCodes.length);
  for (const [index, code] of languageCodes.entries())
    expect(problems[index]).toContain(
      `"shop", and content/${code}/home.ts has no project with id: 'shop'`,
    );
});

const asManyAs = <Entry extends { id: string }>(count: number, [first]: Entry[]) =>
  Array.from({ length: count }, (_, index) => ({ ...first, id: `number-${index}` }) as Entry);

test.each([1, 2, 3, 9])('%i reasons can be shown', async (count) => {
  const problems = await problemsWhen(({ whyChooseUsSection }) => {
    whyChooseUsSection.reasons = asManyAs(count, whyChooseUsSection.reasons);
  }, languageCodes);
  expect(problems).toEqual([]);
});

test('more than the page can show, and none, are told', async () => {
  const problems = await problemsWhen((words) => {
    words.whyChooseUsSection.reasons = asManyAs(11, words.whyChooseUsSection.reasons);
    words.faqsSection.faqs = [];
  });
  expect(problems.join('\n')).toMatch(/there are 11, and .*numerals.ts has 9 numerals: take 2 out/);
  expect(problems.join('\n')).toMatch(/faqsSection\.faqs\): the list is empty/);
});
