/**
 * The second step of a made studio, in a process that reads its settings (`STUDIO`): writes the texts that the
 * schemas of the pages ask for. `node write-texts.ts <seed>`
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parse, stringify } from 'yaml';
import { fieldsOf, isUsual } from '../../src/contact/contact-message.ts';
import { defaultLanguage, type Language, languageCodes } from '../../src/in-force/languages.ts';
import { settings } from '../../src/in-force/settings.ts';
import type { PageDefinition } from '../../src/pages/page.ts';
import { pagesOf } from '../../src/pages/registry.ts';
import { conditionNames } from '../../src/studio/condition-names.ts';
import { conditionsOf } from '../../src/studio/conditions.ts';
import { optionalFacts } from '../../src/studio/fact-names.ts';
import { factsOf } from '../../src/studio/facts.ts';
import { inStudio } from '../../src/studio/folder.ts';
import { readMarkdown } from '../../src/studio/markdown-files.ts';
import { wordFiles } from '../../src/studio/read-content.ts';
import { siteOf } from '../../src/studio/site.ts';
import { studioSchema } from '../../src/studio/studio-schema.ts';
import { planOf } from './plan.ts';
import { stitchesOf } from './stitches.ts';
import { type Rule, type Writer, writeBy } from './texts.ts';
import { capital, phraseIn } from './tongues.ts';

const plan = planOf(Number(process.argv[2]));
const { chance } = plan;
const content = inStudio('content');
const studio = studioSchema(languageCodes).parse(
  parse(readFileSync(`${content}/studio.yaml`, 'utf8')),
);
const site = siteOf(studio, settings, {});
const { isMet, legal } = conditionsOf(site);

/** An optional page is there if its file is. The stories are those that the projects were planned with. */
const optional = Object.entries<PageDefinition>({
  ...pagesOf(settings, readMarkdown(settings)),
}).filter(([id, { isOptional }]) => isOptional && plan.hasPage(id));
for (const [id, { contentFolder = '.' }] of optional)
  for (const code of languageCodes) {
    const file = `${content}/${code}/${contentFolder}/${id.split('/').at(-1)}.yaml`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
  }
const has = (id: string) => optional.some(([name]) => name === id);
const hasStories = optional.some(([id]) => id.startsWith('project/'));

const ids = (list: readonly { id: string }[] = []) => list.map(({ id }) => id);
const slugs = site.projects.map(({ slug }) => slug);
const lines = [
  ...new Set(
    [...site.projectHours, ...(site.workedQuote ? [site.workedQuote] : [])].flatMap((each) =>
      ids(each.lines),
    ),
  ),
];
const counted = (is: boolean) => ({ isThere: is });

/** What the files ask of each other. */
const rules: Rule[] = [
  { at: 'home/projectsSection/projects', ids: slugs },
  { at: 'home/whyChooseUsSection/steps/list', count: plan.steps },
  { at: 'how-we-work/steps/list', count: plan.steps },
  { at: 'home/hero/reverse', ...counted(has('reverse')) },
  { at: 'home/whyChooseUsSection/reverseLink', ...counted(has('reverse')) },
  ...[
    'home/faqsSection/faqs/*/link',
    'home/industriesSection/industries/*/link',
    'home/hero/further/*',
    'how-we-work/topics/*/link',
  ].flatMap((link): Rule[] => [
    {
      at: `${link}/page`,
      write: () => chance.of(`page of ${link}`).pick(['contact', 'prices', 'privacy-policy']),
    },
    { at: `${link}/part`, ...counted(false) },
    { at: `${link}/case`, ...counted(false) },
  ]),
  { at: 'home/hero/further', count: 1 },
  { at: 'attributions/disclaimer', ...counted(isMet('demonstrations')) },
  {
    at: 'attributions/disclaimer/projects',
    write: ({ tongue }) =>
      Object.fromEntries(
        slugs.map((slug) => [
          slug,
          phraseIn(tongue, chance.of(`${tongue.code} ${slug}`), { words: 2 }),
        ]),
      ),
  },
  // The link to the home page shows the name, so its label has it too.
  {
    at: 'common/navigation/homeLink',
    write: ({ tongue }) =>
      `{name}, ${phraseIn(tongue, chance.of(`${tongue.code} home`), { words: 2 }).toLowerCase()}`,
  },
  { at: 'common/projects', ...counted(hasStories || chance.of('common projects').is(0.3)) },
  { at: 'common/projects/hours/lines', ids: lines.length > 0 ? lines : ['task-1'] },
  { at: 'prices/quote', ...counted(site.workedQuote !== null) },
  { at: 'prices/quote/lines', ids: ids(site.workedQuote?.lines) },
  { at: 'prices/calculator', ...counted(site.calculator !== null) },
  { at: 'prices/cases', ...counted(site.calculator !== null) },
  { at: 'prices/cases/cases', ids: ids(site.calculator?.cases) },
  ...['privacy-policy', 'terms-and-conditions', 'attributions'].flatMap((file): Rule[] => [
    {
      at: `${file}/law`,
      write: () => (chance.of('law').is(0.5) ? site.address.country : undefined),
    },
    { at: `${file}/sections`, write: (by) => sectionsOf(file, by) },
  ]),
];

/** Which legal page has the section about a condition. */
const inTerms = ['complaintsBook', 'disputeResolution'];

/**
 * Sections that stand always, one for each condition that is met, and some for others: an owner may keep or delete
 * those. Together they say every fact that somebody has to say.
 */
function sectionsOf(file: string, by: Writer) {
  const { tongue } = by;
  const heading = (name: string) =>
    phraseIn(tongue, chance.of(`${tongue.code} ${file} heading ${name}`), {
      words: 3,
      longest: plan.length === 'long' ? 30 : 10,
    });
  const sentence = (name: string) =>
    `${phraseIn(tongue, chance.of(`${tongue.code} ${file} ${name}`), { words: 12 })}.`;
  const plainOnes = Array.from(
    { length: { least: 2, some: 5, most: 12 }[plan.amount] },
    (_, at) => ({
      heading: heading(`plain ${at}`),
      paragraphs: [sentence(`first ${at}`), sentence(`second ${at}`)],
      ...(at % 2 === 1 && { items: [sentence(`item ${at}`), sentence(`another item ${at}`)] }),
    }),
  );
  if (file === 'attributions') return plainOnes;

  const names = conditionNames.filter(
    (name) => (file === 'terms-and-conditions') === inTerms.includes(name),
  );
  const isKept = (name: string) =>
    legal.includes(name) || chance.of(`kept ${name}`).is(plan.keptSections);
  const conditional = names.filter(isKept).map((when) => ({
    heading: heading(when),
    when,
    paragraphs: [`${sentence(when)}${when === 'ownMail' ? ' {keepDays}.' : ''}`],
  }));
  const facts = Object.entries(factsOf(site, tongue.code as Language, spans))
    .filter(([name, fact]) => fact !== '' && !optionalFacts.includes(name))
    .map(([name]) => name);
  const [first, ...others] = plainOnes;
  const said = {
    heading: heading('facts'),
    items: facts.map((name) => `${capital(sentence(name).slice(0, -1))}: {${name}}.`),
  };
  return [
    file === 'terms-and-conditions' ? said : first,
    ...conditional,
    ...(file === 'terms-and-conditions' ? plainOnes : others),
  ];
}

const spans = {
  range: '{from}-{to}',
  weeks: [],
  // What it says is written later.
  ...(fieldsOf(settings).some(({ id }) => !isUsual(id)) && { privacy: { any: '?' } }),
} as unknown as Parameters<typeof factsOf>[2];

for (const tongue of plan.languages) {
  const names = new Set<string>();
  for (const { name, path, shape } of wordFiles(
    settings,
    content,
    pagesOf(settings, readMarkdown(settings, content)),
  )) {
    const words = writeBy(shape, name, { plan, tongue, rules, names });
    const file = `${content}/${tongue.code}/${path}`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, stringify(words));
  }
}

// The drawings are made for the services and industries that there are.
const home = parse(readFileSync(`${content}/${defaultLanguage}/home.yaml`, 'utf8'));
for (const { path, source } of stitchesOf(plan, {
  services: ids(home.servicesSection.services),
  industries: ids(home.industriesSection?.industries),
})) {
  const file = inStudio(`stitches/${path}`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
}
