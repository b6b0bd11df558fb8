/**
 * Checks of the texts against the configuration of the site. read-content.ts checks the files themselves.
 */

import { plain } from '../i18n/finished.ts';
import { type Language, languagesIn } from '../i18n/language.ts';
import { type Problem, problemAt } from '../problems/problem.ts';
import { spotOf } from '../problems/sentences.ts';
import { conditionsOf } from './conditions.ts';
import { optionalFacts } from './fact-names.ts';
import { factsOf, saidIn } from './facts.ts';
import { longestShown } from './finish.ts';
import { fileInStudio, inStudio } from './folder.ts';
import { type Content, textsOf } from './read-content.ts';
import type { Stitches } from './read-stitches.ts';
import { showcasesIn } from './showcases.ts';
import { storyId } from './story-id.ts';

/**
 * @param isLost - whether an entry or a choice of the settings or facts is: what they are is not known then
 */
export function contentProblems(
  content: Content,
  icons: Stitches['icons'],
  isLost = false,
): Problem[] {
  return [
    ...(isLost ? [] : unusedFacts(content)),
    ...unknownIndustries(content),
    ...languagesIn(content.settings).languageCodes.flatMap((code) => [
      ...longHeads(content, code),
      ...unsaidConditions(content, code),
      ...unsaidCorrections(content, code),
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

function longHeads(content: Content, code: Language) {
  return longTexts(content, code)
    .filter(({ isMarkdown }) => !isMarkdown)
    .map(({ place, length, most }) => problemAt(place, 'longHead', { length, most }));
}

/** A sentence for each title or description of an article that a result of a search cuts. It loses nothing on its page. */
export const longArticleHeads = (content: Content): string[] =>
  languagesIn(content.settings).languageCodes.flatMap((code) =>
    longTexts(content, code)
      .filter(({ isMarkdown }) => isMarkdown)
      .map(
        ({ place, length, most }) =>
          `${spotOf(place)}: has ${length} characters; a search result shows ${most}.`,
      ),
  );

function longTexts({ words, placeOf }: Content, code: Language) {
  return Object.entries(words[code]).flatMap(([name, page]) =>
    page && 'page' in page
      ? (['title', 'description'] as const).flatMap((key) => {
          const { length } = plain(page.page[key]);
          const most = longestShown[key];
          if (length <= most) return [];
          const place = placeOf(code, name as keyof Content['words'][Language], ['page', key]);
          return { place, length, most, isMarkdown: 'body' in page };
        })
      : [],
  );
}

function unusedFacts({ raw, settings, site, words }: Content) {
  const { defaultLanguage } = languagesIn(settings);
  const texts = textsOf(raw[defaultLanguage]).map(({ text }) => text);
  return Object.entries(factsOf(site, defaultLanguage, saidIn(words[defaultLanguage]))).flatMap(
    ([name, fact]) =>
      fact === '' ||
      optionalFacts.includes(name) ||
      texts.some((text) => text.includes(`{${name}}`))
        ? []
        : [problemAt(fileInStudio(`content/${defaultLanguage}`), 'factUnnamed', { name, fact })],
  );
}

/** Finds corrected articles on a site that has no words for the day of a correction. */
function unsaidCorrections({ words }: Content, code: Language) {
  const pages = Object.entries(words[code]);
  const list = pages.find(([name]) => name === 'notes')?.[1];
  return list &&
    !('updated' in list) &&
    pages.some(([, page]) => page && 'body' in page && 'updated' in page)
    ? [problemAt(fileInStudio(`content/${code}/notes.yaml`), 'correctionUnsaid')]
    : [];
}

/** Finds facts of this site without their section in the legal texts, which would then be incomplete. */
function unsaidConditions({ site, words }: Content, code: Language) {
  const pages = Object.values(words[code]);
  const said = pages.flatMap((page) =>
    page && 'sections' in page ? page.sections.map(({ when }) => when) : [],
  );
  const place = fileInStudio(`content/${code}/legal`);
  const [settings, facts] = [inStudio('settings.yaml'), inStudio('content/studio.yaml')];
  return conditionsOf(site)
    .legal.filter((condition) => !said.includes(condition))
    .map((when) => problemAt(place, 'conditionUnsaid', { when, settings, facts }));
}

/** Finds legal texts that follow the law of another country than the one that the studio is in. */
function otherLaw({ site, words, placeOf }: Content, code: Language) {
  const { country } = site.address;
  const file = inStudio('content/studio.yaml');
  return (['privacy-policy', 'terms-and-conditions', 'attributions'] as const).flatMap((name) => {
    const { law } = words[code][name];
    return law === undefined || law === country
      ? []
      : [problemAt(placeOf(code, name, ['law']), 'otherLaw', { law, country, file })];
  });
}

function unnamedProjects({ site, words }: Content, code: Language) {
  const { projects } = words[code].home.projectsSection;
  const [settings, home] = [inStudio('settings.yaml'), inStudio(`content/${code}/home.yaml`)];
  if (projects.length > 0 && !projects.some(({ id }) => site.projects.some((it) => it.slug === id)))
    return [problemAt({ file: home }, 'projectsUnshown', { file: settings })];
  return site.projects
    .filter(({ slug }) => !projects.some(({ id }) => id === slug))
    .map(({ slug }) => problemAt({ file: settings }, 'projectUntold', { slug, file: home }));
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
    list.flatMap(({ link }, index) => {
      if (!link || link.page in pages || notShown.includes(link.page)) return [];
      const path = [...at, index, ...(at.includes('further') ? [] : ['link']), 'page'];
      const known = Object.keys(pages);
      return [problemAt(placeOf(code, page, path), 'noPage', { page: link.page, known })];
    }),
  );
}

/** Finds demonstrations that the page of attributions does not call so. */
function undisclaimed({ site, words }: Content, code: Language) {
  return showcasesIn(site).length === 0 || words[code].attributions.disclaimer
    ? []
    : [problemAt(fileInStudio(`content/${code}/legal/attributions.yaml`), 'undisclaimed')];
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
        problemAt(fileInStudio(`content/${code}/common.yaml`), 'storiesUntold', {
          folder: inStudio(`content/${defaultLanguage}/projects/`),
        }),
      ];
}

/** Finds projects in an industry that the home page does not have. */
function unknownIndustries({ settings, site, words }: Content) {
  const { defaultLanguage } = languagesIn(settings);
  const { industriesSection } = words[defaultLanguage].home;
  const known = industriesSection?.industries.map(({ id }) => id) ?? [];
  const file = inStudio(`content/${defaultLanguage}/home.yaml`);
  return site.projects.flatMap(({ slug, industry }) =>
    industry === undefined || known.includes(industry)
      ? []
      : [problemAt(fileInStudio('settings.yaml'), 'noIndustry', { slug, industry, file, known })],
  );
}

/** Finds lines, cases and steps of content/studio.yaml without their texts. */
function unnamedLines(content: Content, code: Language) {
  const { settings, site, words } = content;
  const facts = fileInStudio('content/studio.yaml');
  const missing = (
    list: string,
    wanted: readonly Named[],
    there: readonly Named[],
    file = 'prices.yaml',
  ) =>
    wanted
      .filter(({ id }) => !there.some((each) => each.id === id))
      .map(({ id }) =>
        problemAt(facts, 'lineUntold', { list, id, file: inStudio(`content/${code}/${file}`) }),
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
          problemAt(facts, 'stepsDiffer', {
            own: workedQuote.weeks.length,
            others: steps.list.length,
            file: inStudio(`content/${code}/home.yaml`),
          }),
        ]
      : []),
  ];
}

type Named = { id: string };

function missingIcons({ words, placeOf }: Content, code: Language, icons: Stitches['icons']) {
  const { servicesSection, industriesSection } = words[code].home;
  const lists = [
    ['services', servicesSection.services],
    ['industries', industriesSection?.industries ?? []],
  ] as const;
  return lists.flatMap(([list, entries]) => {
    const known = Object.keys(icons[list]);
    const file = inStudio(`stitches/icons/${list}.yaml`);
    return entries.flatMap(({ id }, index) => {
      // A studio without such drawings shows its list without them.
      if (known.length === 0 || known.includes(id)) return [];
      const place = placeOf(code, 'home', [`${list}Section`, list, index, 'id']);
      return [problemAt(place, 'noIcon', { id, file, known })];
    });
  });
}
