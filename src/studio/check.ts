/**
 * Checks of the texts against the configuration of the site. read-content.ts checks the files themselves.
 */

import { plain } from '../i18n/finished.ts';
import { type Language, languagesIn } from '../i18n/language.ts';
import { conditionsOf } from './conditions.ts';
import { optionalFacts } from './fact-names.ts';
import { factsOf } from './facts.ts';
import { inStudio } from './folder.ts';
import { type Content, textsOf } from './read-content.ts';
import type { Stitches } from './read-stitches.ts';
import { showcasesIn } from './showcases.ts';
import { storyId } from './story-id.ts';

/** Maximum lengths shown in search results, in characters. */
const limits = { title: 65, description: 165 };

/**
 * Returns one sentence for each problem, with its place and the remedy; empty without problems.
 * @param isLost - whether an entry or a choice of the settings or facts is: what they are is not known then
 */
export function contentProblems(
  content: Content,
  icons: Stitches['icons'],
  isLost = false,
): string[] {
  return [
    ...(isLost ? [] : unusedFacts(content)),
    ...unknownIndustries(content),
    ...languagesIn(content.settings).languageCodes.flatMap((code) => [
      ...longHeads(content, code),
      ...unsaidConditions(content, code),
      ...otherLaw(content, code),
      ...unnamedProjects(content, code),
      ...linksToNoPage(content, code),
      ...unnamedLines(content, code),
      ...untoldStories(content, code),
      ...undisclaimed(content, code),
      ...missingIcons(content, code, icons),
    ]),
  ];
}

function longHeads({ words, placeOf }: Content, code: Language) {
  const pages = Object.entries(words[code]).flatMap(([name, page]) =>
    page && 'page' in page
      ? [{ name: name as keyof Content['words'][Language], head: page.page }]
      : [],
  );
  return pages.flatMap(({ name, head }) =>
    (['title', 'description'] as const).flatMap((key) => {
      const { length } = plain(head[key]);
      return length > limits[key]
        ? [
            `${placeOf(code, name, ['page', key])}: has ${length} characters; a search result shows ${limits[key]}: make it shorter.`,
          ]
        : [];
    }),
  );
}

function unusedFacts({ raw, settings, site, words }: Content) {
  const { defaultLanguage } = languagesIn(settings);
  const texts = textsOf(raw[defaultLanguage]).map(({ text }) => text);
  return Object.entries(factsOf(site, defaultLanguage, words[defaultLanguage].common)).flatMap(
    ([name, fact]) =>
      fact === '' ||
      optionalFacts.includes(name) ||
      texts.some((text) => text.includes(`{${name}}`))
        ? []
        : [
            `${inStudio('content')}/${defaultLanguage}: no text says {${name}}, which is ${JSON.stringify(fact)} here: name it in one, in every language.`,
          ],
  );
}

/** Finds facts of this site without their section in the legal texts, which would then be incomplete. */
function unsaidConditions({ site, words }: Content, code: Language) {
  const pages = Object.values(words[code]);
  const said = pages.flatMap((page) =>
    page && 'sections' in page ? page.sections.map(({ when }) => when) : [],
  );
  return conditionsOf(site)
    .legal.filter((condition) => !said.includes(condition))
    .map(
      (condition) =>
        `${inStudio('content')}/${code}/legal: no section has "when: ${condition}", and it is so on this site: write one, or take the reason out of ${inStudio('settings.yaml')}, of ${inStudio('content/studio.yaml')} or of the build’s variables (.env).`,
    );
}

/** Finds legal texts that follow the law of another country than the one that the studio is in. */
function otherLaw({ site, words, placeOf }: Content, code: Language) {
  const { country } = site.address;
  return (['privacy-policy', 'terms-and-conditions', 'attributions'] as const).flatMap((name) => {
    const { law } = words[code][name];
    return law === undefined || law === country
      ? []
      : [
          `${placeOf(code, name, ['law'])}: the text follows the law of ${law}, and the studio is in ${country} (${inStudio('content/studio.yaml')}, address.country): write it for that law, then "law: ${country}".`,
        ];
  });
}

function unnamedProjects({ site, words }: Content, code: Language) {
  const { projects } = words[code].home.projectsSection;
  if (projects.length > 0 && !projects.some(({ id }) => site.projects.some((it) => it.slug === id)))
    return [
      `${inStudio('content')}/${code}/home.yaml: projectsSection has projects, and ${inStudio('settings.yaml')} names none of them: name one there, or write "projects: []" here.`,
    ];
  return site.projects
    .filter(({ slug }) => !projects.some(({ id }) => id === slug))
    .map(
      ({ slug }) =>
        `${inStudio('settings.yaml')}: projects names "${slug}", and ${inStudio('content')}/${code}/home.yaml has no project with "id: ${slug}": write it there, or take it out here.`,
    );
}

function linksToNoPage({ pages, notShown, words, placeOf }: Content, code: Language) {
  const { home, 'how-we-work': howWeWork } = words[code];
  type Linked = { link?: { page: string } | undefined };
  const lists: [page: 'home' | 'how-we-work', at: string[], list: readonly Linked[] | undefined][] =
    [
      ['home', ['hero', 'further'], home.hero.further?.map((link) => ({ link }))],
      ['home', ['industriesSection', 'industries'], home.industriesSection?.industries],
      ['home', ['faqsSection', 'faqs'], home.faqsSection.faqs],
      // The page is optional.
      ['how-we-work', ['topics'], howWeWork?.topics],
    ];
  return lists.flatMap(([page, at, list = []]) =>
    list.flatMap(({ link }, index) =>
      !link || link.page in pages || notShown.includes(link.page)
        ? []
        : [
            `${placeOf(code, page, [...at, index, ...(at.includes('further') ? [] : ['link']), 'page'])}: there is no page "${link.page}": write one of ${Object.keys(pages).join(', ')}.`,
          ],
    ),
  );
}

/** Finds demonstrations that the page of attributions does not call so. */
function undisclaimed({ site, words }: Content, code: Language) {
  return showcasesIn(site).length === 0 || words[code].attributions.disclaimer
    ? []
    : [
        `${inStudio('content')}/${code}/legal/attributions.yaml: there are demonstrations among the projects, and no "disclaimer" here: write it, with its heading, projects, text and textOfSome.`,
      ];
}

/** Whether a project has a story, in the folder of the default language. */
const hasStory = ({ settings, words }: Content, slug: string) =>
  storyId(slug) in words[languagesIn(settings).defaultLanguage];

/** Finds stories without the texts that all stories have. */
function untoldStories(content: Content, code: Language) {
  const { settings, words } = content;
  const { defaultLanguage } = languagesIn(settings);
  return !settings.projects.some(({ slug }) => hasStory(content, slug)) ||
    words[code].common.projects
    ? []
    : [
        `${inStudio('content')}/${code}/common.yaml: there are stories in ${inStudio('content')}/${defaultLanguage}/projects/, and no "projects" here: write it, as in another language.`,
      ];
}

/** Finds projects in an industry that the home page does not have. */
function unknownIndustries({ settings, site, words }: Content) {
  const { defaultLanguage } = languagesIn(settings);
  const { industriesSection } = words[defaultLanguage].home;
  const names = industriesSection?.industries.map(({ id }) => id) ?? [];
  return site.projects.flatMap(({ slug, industry }) =>
    industry === undefined || names.includes(industry)
      ? []
      : [
          `${inStudio('settings.yaml')}: industry of "${slug}" is "${industry}", and ${inStudio('content')}/${defaultLanguage}/home.yaml has none with this id: write one of ${names.join(', ')}, or leave it out.`,
        ],
  );
}

/** Finds lines, cases and steps of content/studio.yaml without their texts. */
function unnamedLines(content: Content, code: Language) {
  const { settings, site, words } = content;
  const missing = (
    place: string,
    wanted: readonly Named[],
    there: readonly Named[],
    file = 'prices.yaml',
  ) =>
    wanted
      .filter(({ id }) => !there.some((each) => each.id === id))
      .map(
        ({ id }) =>
          `${inStudio('content')}/studio.yaml: ${place} has "${id}", and ${inStudio('content')}/${code}/${file} has no text with "id: ${id}": write it there, or take it out here.`,
      );
  const named = words[code].common.projects?.hours.lines ?? [];
  const ofProjects = site.projectHours
    .filter(({ project }) => hasStory(content, project))
    .flatMap(({ lines }) => missing('projectHours', lines, named, 'common.yaml'));
  const { workedQuote, calculator } = site;
  // Without the page of prices, which names the lines of the quote, the story of its project takes these names.
  if (!('prices' in words[languagesIn(settings).defaultLanguage]))
    return [
      ...ofProjects,
      ...(workedQuote &&
      !settings.hidden.includes('prices') &&
      hasStory(content, workedQuote.project)
        ? missing('workedQuote.lines', workedQuote.lines, named, 'common.yaml')
        : []),
    ];
  const { quote, cases } = words[code].prices;
  const { steps } = words[code].home.whyChooseUsSection;
  return [
    ...ofProjects,
    ...missing('workedQuote.lines', workedQuote?.lines ?? [], quote?.lines ?? []),
    ...missing('calculator.cases', calculator?.cases ?? [], cases?.cases ?? []),
    ...(workedQuote && workedQuote.weeks.length !== steps.list.length
      ? [
          `${inStudio('content')}/studio.yaml: workedQuote.weeks has ${workedQuote.weeks.length} steps, and ${inStudio('content')}/${code}/home.yaml has ${steps.list.length}: give weeks for each.`,
        ]
      : []),
  ];
}

type Named = { id: string };

function missingIcons({ words, placeOf }: Content, code: Language, icons: Stitches['icons']) {
  const { servicesSection, industriesSection } = words[code].home;
  const lists = [
    {
      path: ['servicesSection', 'services'],
      entries: servicesSection.services,
      maps: icons.services,
      file: inStudio('stitches/icons/services.yaml'),
    },
    {
      path: ['industriesSection', 'industries'],
      entries: industriesSection?.industries ?? [],
      maps: icons.industries,
      file: inStudio('stitches/icons/industries.yaml'),
    },
  ];
  return lists.flatMap(({ path, entries, maps, file }) =>
    entries.flatMap(({ id }, index) =>
      // A studio without such drawings shows its list without them.
      id in maps || Object.keys(maps).length === 0
        ? []
        : [
            `${placeOf(code, 'home', [...path, index, 'id'])}: "${id}" has no icon in ${file}: take one of ${Object.keys(maps).join(', ')}, or draw it there.`,
          ],
    ),
  );
}
