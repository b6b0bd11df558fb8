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
  change: (words: Words) => void,
  codes = [code],
  projects: StudioSettings['projects'] = site.projects,
) {
  const content = freshContent();
  content.site.projects = projects;
  for (const each of codes) change(content.words[each]);
  return contentProblems(content, icons).map(inEnglish);
}

test('the texts of this site have no problems', () => {
  expect(problemsWhen(() => {})).toEqual([]);
});

test('a missing section of the legal texts that this site needs is reported', () => {
  const problems = problemsWhen((words) => {
    const policy = words['privacy-policy'];
    const [condition] = conditionsOf(site).legal.filter((it) =>
      policy.sections.some(({ when }) => when === it),
    );
    policy.sections = policy.sections.filter(({ when }) => when !== condition);
  });
  expect(problems).toContainEqual(
    expect.stringMatching(
      new RegExp(
        `^studio/content/${code}/legal: no section has "when: \\w+", and it is so on this site`,
      ),
    ),
  );
});

test('what a policy says of the studio’s own fields is asked for', () => {
  const content = freshContent();
  content.words[defaultLanguage].contact.privacy = { telephone: 'Your number.' as Finished };
  expect(contentProblems(content, icons)).toEqual([]);
  const policy = JSON.stringify(content.raw[defaultLanguage]['privacy-policy']);
  const raw = {
    ...content.raw[defaultLanguage],
    'privacy-policy': policy.replace('{formData}', ''),
  };
  const before = { ...content, raw: { ...content.raw, [defaultLanguage]: raw } };
  expect(contentProblems(before, icons)).toEqual([
    expect.objectContaining({
      kind: 'factUnnamed',
      values: { name: 'formData', fact: 'Your number.' },
    }),
  ]);
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

test('a legal text of another country is reported with the country of the studio', () => {
  const problems = problemsWhen((words) => {
    words['terms-and-conditions'].law = 'IS';
  });
  expect(problems).toEqual([
    expect.stringMatching(
      `^studio/content/${code}/legal/terms-and-conditions\\.yaml:\\d+ \\(law\\): .* the law of IS, and the studio is in ${site.address.country} `,
    ),
  ]);
});

test('demonstrations that no page calls so are reported', () => {
  const problems = problemsWhen(({ attributions }) =>
    Reflect.deleteProperty(attributions, 'disclaimer'),
  );
  expect(problems).toHaveLength(showcases.length > 0 ? 1 : 0);
});

test('projects in the texts of which none is in the settings are reported', () => {
  expect(problemsWhen(() => {}, [], [])).toContainEqual(
    expect.stringMatching(`^studio/content/${code}/home\\.yaml: projectsSection has projects`),
  );
});

test('a too long title and description are reported with their line', () => {
  const problems = problemsWhen(({ contact }) => {
    contact.page.title = 'long '.repeat(20).trim() as Finished;
    contact.page.description = 'long '.repeat(40).trim() as Finished;
  });
  const place = (key: string) =>
    `^studio/content/${code}/contact\\.yaml:\\d+ \\(page\\.${key}\\): `;
  expect(problems).toEqual([
    expect.stringMatching(new RegExp(`${place('title')}has 99 characters; .* shows 65: make`)),
    expect.stringMatching(new RegExp(`${place('description')}has 199 characters; .* shows 165`)),
  ]);
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

test('an id without an icon is reported with its line and the existing icons', () => {
  const problems = problemsWhen(({ home: { servicesSection, industriesSection } }) => {
    const [service] = servicesSection.services;
    const [industry] = industriesSection?.industries ?? [];
    if (industry) industry.id = service?.id ?? '';
  });
  expect(problems).toEqual([
    expect.stringMatching(
      new RegExp(
        `^studio/content/${code}/home\\.yaml:\\d+ \\(industriesSection\\.industries\\[0\\]\\.id\\): "\\w+" has no icon`,
      ),
    ),
  ]);
  expect(problems[0]).toMatch(/take one of .*hotels.*or draw it there\./);
});

test.runIf(stories.length > 0)('stories without the texts of all stories are reported', () => {
  const problems = problemsWhen(({ common }) => Reflect.deleteProperty(common, 'projects'));
  expect(problems).toContainEqual(
    expect.stringMatching(`^studio/content/${code}/common\\.yaml: there are stories`),
  );
});

test('a project in an unknown industry is reported with the existing ones', () => {
  const [project] = site.projects;
  const projects = [{ slug: '', projectLink: '', ...project, industry: 'fishing' }];
  expect(problemsWhen(() => {}, [], projects)).toContainEqual(
    expect.stringMatching(/industry of ".+" is "fishing", .* write one of .*, or leave it out\.$/),
  );
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

test('a link to no page, and lines without texts, are reported', () => {
  const problems = problemsWhen(({ home, prices }) => {
    const [faq] = home.faqsSection.faqs;
    if (faq) faq.link = { page: 'price', text: 'x' as Finished };
    if (isRoute('prices') && prices.cases) prices.cases.cases = [];
  });
  const missing = isRoute('prices') ? (site.calculator?.cases ?? []) : [];
  expect(problems).toEqual([
    expect.stringMatching(/link\.page\): there is no page "price": write one of .*contact/),
    ...missing.map(({ id }) => expect.stringContaining(`calculator.cases has "${id}"`)),
  ]);
});

test.each(languageCodes)(
  'in %s titles of projects are lower case, and each page has its own description',
  (each) => {
    const { words } = freshContent();
    for (const { title } of words[each].home.projectsSection.projects)
      expect(title).toBe(title.toLowerCase());
    const descriptions = textsOf(words[each]).filter(
      ({ path }) => path[1] === 'description' && path[0] === 'page',
    );
    expect(new Set(descriptions.map(({ text }) => text)).size).toBe(descriptions.length);
  },
);

test.each(languageCodes)(
  'in %s placeholders are not longer than the limits of their fields',
  (each) => {
    const { placeholders } = freshContent().words[each].contact;
    for (const field of usualFields)
      expect(placeholders[field.id].length).toBeLessThanOrEqual(limitOf(field));
  },
);
