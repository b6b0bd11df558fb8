import { expect, test } from 'vitest';
import { limitOf, usualFields } from '../contact/contact-message.ts';
import type { Finished } from '../i18n/finished.ts';
import { defaultLanguage, languageCodes } from '../in-force/languages.ts';
import { isRoute } from '../in-force/routes.ts';
import { settings } from '../in-force/settings.ts';
import { showcases, site } from '../in-force/site.ts';
import { icons } from '../in-force/stitches.ts';
import { stories } from '../pages/project/stories.ts';
import { pagesOf } from '../pages/registry.ts';
import { inEnglish } from '../problems/problem.ts';
import { conditionsOf } from './conditions.ts';
import { contentProblems } from './content-problems.ts';
import { finishContent, readFiles, textsOf } from './read-content.ts';
import type { LegalWords } from './schema.ts';
import type { StudioSettings } from './settings-schema.ts';
import { siteOf } from './site.ts';
import type { Words } from './words.ts';

const code = languageCodes.at(-1) ?? defaultLanguage;

const read = readFiles(settings, pagesOf);

/** The texts of this site, which a test may change. */
const freshContent = (env: Record<string, string> = {}) =>
  finishContent({ ...read, raw: structuredClone(read.raw) }, siteOf(read.studio, settings, env));

/** Returns the problems after changing the texts of some languages. */
function problemsWhen(
  change: Change,
  codes = [code],
  projects: StudioSettings['projects'] = site.projects,
) {
  const content = freshContent();
  content.site.projects = projects;
  for (const each of codes) change(content.words[each]);
  return contentProblems(content, icons).map(inEnglish);
}

type Change = (words: Words) => void;
const at = `^studio/content/${code}/`;
const [ownProject] = site.projects;
const fishing = { slug: '', projectLink: '', ...ownProject, industry: 'fishing' };

test.each<[what: string, problem: string, change: Change]>([
  [
    'a missing section of the legal texts that this site needs',
    `${at}legal: no section has "when: \\w+", and it is so on this site`,
    ({ 'privacy-policy': policy }) => {
      const [condition] = conditionsOf(site).legal.filter((it) =>
        policy.sections.some(({ when }) => when === it),
      );
      policy.sections = policy.sections.filter(({ when }) => when !== condition);
    },
  ],
  [
    'a legal text of another country',
    `${at}legal/terms-and-conditions\\.yaml:\\d+ \\(law\\): .* the law of IS, and the studio is in ${site.address.country} `,
    (words) => Object.assign(words['terms-and-conditions'], { law: 'IS' }),
  ],
  [
    'a too long title',
    `${at}contact\\.yaml:\\d+ \\(page\\.title\\): has 99 characters; .* shows 65: make`,
    ({ contact: { page } }) => Object.assign(page, { title: 'long '.repeat(20).trim() }),
  ],
  [
    'a too long description',
    `${at}contact\\.yaml:\\d+ \\(page\\.description\\): has 199 characters; .* shows 165`,
    ({ contact: { page } }) => Object.assign(page, { description: 'long '.repeat(40).trim() }),
  ],
  [
    'an id without an icon',
    `${at}home\\.yaml:\\d+ \\(industriesSection\\.industries\\[0\\]\\.id\\): "\\w+" has no icon.*take one of .*hotels.*or draw it there\\.$`,
    ({ home: { servicesSection, industriesSection } }) =>
      Object.assign(industriesSection?.industries[0] ?? {}, {
        id: servicesSection.services[0]?.id,
      }),
  ],
  [
    'a link to no page',
    'link\\.page\\): there is no page "price": write one of .*contact',
    ({ home: { faqsSection } }) =>
      Object.assign(faqsSection.faqs[0] ?? {}, { link: { page: 'price', text: 'x' } }),
  ],
])('%s: reported with its place and the remedy', (_, problem, change) => {
  expect(problemsWhen(change)).toContainEqual(expect.stringMatching(problem));
});

const unknownIndustry = 'industry of ".+" is "fishing", .* write one of .*, or leave it out\\.$';
test.each([
  ['of which none is in the settings', [], `${at}home\\.yaml: projectsSection has projects`],
  ['in an unknown industry', [fishing], unknownIndustry],
])('projects %s: reported with their place and the remedy', (_, projects, problem) => {
  expect(problemsWhen(() => {}, [], projects)).toContainEqual(expect.stringMatching(problem));
});

test.runIf(showcases.length > 0)('demonstrations that no page calls so are reported', () => {
  const problems = problemsWhen((words) =>
    Reflect.deleteProperty(words.attributions, 'disclaimer'),
  );
  expect(problems).toHaveLength(1);
});

test.runIf(stories.length > 0)('stories without the texts of all stories are reported', () => {
  const problems = problemsWhen(({ common }) => Reflect.deleteProperty(common, 'projects'));
  expect(problems).toContainEqual(expect.stringMatching(`${at}common\\.yaml: there are stories`));
});

test.runIf(isRoute('prices'))('lines of the calculator without texts are reported', () => {
  const problems = problemsWhen(({ prices }) => {
    if (prices.cases) prices.cases.cases = [];
  });
  expect(problems).toEqual(
    (site.calculator?.cases ?? []).map(({ id }) =>
      expect.stringContaining(`calculator.cases has "${id}"`),
    ),
  );
});

test('what a policy says of the studio’s own fields is asked for', () => {
  const content = freshContent();
  content.words[defaultLanguage].contact.privacy = { telephone: 'Your number.' as Finished };
  expect(contentProblems(content, icons)).toEqual([]);
  const policy = JSON.stringify(content.raw[defaultLanguage]['privacy-policy']);
  Object.assign(content.raw[defaultLanguage], {
    'privacy-policy': policy.replace('{formData}', ''),
  });
  const values = { name: 'formData', fact: 'Your number.' };
  expect(contentProblems(content, icons)).toMatchObject([{ kind: 'factUnnamed', values }]);
});

test('with a provider nothing needs to be said of the own server’s mail', () => {
  const problemsWith = (env: Record<string, string>) => {
    const content = freshContent(env);
    for (const texts of [content.words, content.raw])
      for (const each of languageCodes) {
        const policy = texts[each]['privacy-policy'] as LegalWords;
        policy.sections = policy.sections.filter(({ when }) => when !== 'ownMail');
      }
    return contentProblems(content, icons).map(inEnglish);
  };
  expect(problemsWith({}).join()).toContain('no section has "when: ownMail"');
  expect(problemsWith({ VITE_EMAILJS_ORIGIN: 'https://api.provider.example' })).toEqual([]);
});

test('a fact that no text contains is reported', () => {
  const content = freshContent();
  content.raw[defaultLanguage] = JSON.parse(
    JSON.stringify(content.raw[defaultLanguage]).replaceAll('{authorityAddress}', 'Lisbon'),
  );
  expect(contentProblems(content, icons).map(inEnglish)).toEqual([
    expect.stringMatching(
      new RegExp(`^studio/content/${defaultLanguage}: no text says \\{authorityAddress\\}`),
    ),
  ]);
});

test('a project without texts is reported for each language', () => {
  const projects = [...site.projects, { slug: 'shop', projectLink: '' }];
  const problems = problemsWhen(() => {}, [], projects);
  expect(problems).toHaveLength(languageCodes.length);
  for (const [index, each] of languageCodes.entries())
    expect(problems[index]).toContain(
      `"shop", and studio/content/${each}/home.yaml has no project with "id: shop"`,
    );
});

test.each(languageCodes)('in %s each page has its own description', (each) => {
  const { words } = freshContent();
  const descriptions = textsOf(words[each]).filter(
    ({ path }) => path[1] === 'description' && path[0] === 'page',
  );
  expect(new Set(descriptions.map(({ text }) => text)).size).toBe(descriptions.length);
});

test.each(languageCodes)(
  'in %s placeholders are not longer than the limits of their fields',
  (each) => {
    const { placeholders } = freshContent().words[each].contact;
    for (const field of usualFields)
      expect(placeholders[field.id].length).toBeLessThanOrEqual(limitOf(field));
  },
);
