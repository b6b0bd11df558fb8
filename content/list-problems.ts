/** Whether the lists of the home page are what the page can show: their ids, their lengths, their icons. */
import { readFile } from 'node:fs/promises';
import { type Language, languageCodes, languages } from '../src/i18n/languages.ts';
import { site } from '../src/site.ts';
import { industries } from '../src/stitch/maps/icons/industries.ts';
import { services } from '../src/stitch/maps/icons/services.ts';
import { numerals } from '../src/stitch/maps/numerals.ts';
import type { HomeWords } from './dictionary.ts';
import { placeIn } from './place.ts';

type List = {
  name: string;
  entriesOf: (words: HomeWords) => readonly { id: string }[];
  most?: { count: number; because: string };
  icons?: { kind: 'service' | 'industry'; maps: object; file: string };
};

const lists: readonly List[] = [
  {
    name: 'servicesSection.services',
    entriesOf: ({ servicesSection }) => servicesSection.services,
    most: { count: 6, because: 'their columns are made for 1 to 6' },
    icons: { kind: 'service', maps: services, file: 'src/stitch/maps/icons/services.ts' },
  },
  {
    name: 'whyChooseUsSection.reasons',
    entriesOf: ({ whyChooseUsSection }) => whyChooseUsSection.reasons,
    most: {
      count: numerals.length,
      because: `src/stitch/maps/numerals.ts has ${numerals.length} numerals`,
    },
  },
  {
    name: 'industriesSection.industries',
    entriesOf: ({ industriesSection }) => industriesSection.industries,
    icons: { kind: 'industry', maps: industries, file: 'src/stitch/maps/icons/industries.ts' },
  },
  {
    name: 'projectsSection.projects',
    entriesOf: ({ projectsSection }) => projectsSection.projects,
  },
  { name: 'faqsSection.faqs', entriesOf: ({ faqsSection }) => faqsSection.faqs },
];

/**
 * One sentence for each mistake, with its file, its line and the remedy.
 * @param reference - the language whose order the others follow
 */
export async function listProblems(reference: Language): Promise<string[]> {
  const model = await languages[reference].words.home();
  const problems = languageCodes.map(async (code) => {
    const words = await languages[code].words.home();
    return Promise.all(lists.map((list) => problemsOf(list, code, words, reference, model)));
  });
  return [...(await unnamedProjects()), ...(await Promise.all(problems)).flat(2)];
}

/** Projects of site.config.ts for which there are no words. */
async function unnamedProjects() {
  const problems = languageCodes.map(async (code) => {
    const { projectsSection } = await languages[code].words.home();
    return site.projects
      .filter(({ slug }) => !projectsSection.projects.some(({ id }) => id === slug))
      .map(
        ({ slug }) =>
          `site.config.ts: projects names "${slug}", and content/${code}/home.ts has no project with id: '${slug}': write it there, or take it out here.`,
      );
  });
  return (await Promise.all(problems)).flat();
}

async function problemsOf(
  { name, entriesOf, most, icons }: List,
  code: Language,
  words: HomeWords,
  reference: Language,
  model: HomeWords,
) {
  const file = `content/${code}/home.ts`;
  const ids = entriesOf(words).map(({ id }) => id);
  const wanted = entriesOf(model).map(({ id }) => id);
  const listName = name.split('.').at(-1) ?? name;
  const atList = async () => `${await placeIn(file, `${listName}: [`)} (${name})`;
  const atEntry = async (id: string) => `${await placeIn(file, `id: '${id}'`)} (${name})`;
  const sewn = await readFile('src/pages/home/icons.svg', 'utf8');
  const problems: string[] = [];

  if (ids.length === 0)
    problems.push(`${await atList()}: the list is empty: write one entry at least.`);
  if (most && ids.length > most.count)
    problems.push(
      `${await atList()}: there are ${ids.length}, and ${most.because}: take ${ids.length - most.count} out.`,
    );
  for (const id of new Set(ids.filter((each, index) => ids.indexOf(each) !== index)))
    problems.push(`${await atEntry(id)}: the id "${id}" is there twice: give each entry its own.`);
  if (ids.join() !== wanted.join())
    problems.push(
      `${await atList()}: the ids are ${ids.join(', ')}, and content/${reference} has ${wanted.join(', ')}: put the same ones in the same order.`,
    );
  for (const id of icons ? ids : [])
    if (icons && !(id in icons.maps))
      problems.push(
        `${await atEntry(id)}: "${id}" has no icon in ${icons.file}: take one of ${Object.keys(icons.maps).join(', ')}, or draw it there and run npm run assets icons.`,
      );
    else if (icons && !sewn.includes(`id="${icons.kind}-${id}"`))
      problems.push(`${icons.file}: "${id}" is not sewn yet. Run: npm run assets icons`);
  return problems;
}
