/** Type and validation of `studio.config.ts`. */

import { namesIn } from './i18n/fill.ts';
import { showcaseRoot } from './showcases.ts';

/** Texts by language code, one for each folder of content/. */
type ByLanguage = Readonly<Record<string, string>>;

/** The languages by their code: their own name, and their locales for dates and numbers, and for Open Graph. */
export type Languages = Readonly<
  Record<string, { name: string; locale: string; openGraphLocale: string }>
>;

type Link = { name: string; address: string };

export type SiteConfig = {
  url: string;
  defaultLanguage: string;
  law: { courts: ByLanguage; authority: Link };
  projects: readonly {
    slug: string;
    projectLink: string;
    ownerSide?: string;
    industry?: string;
  }[];
  film: boolean;
  legalUpdated: string;
  mailKeepDays: number;
  mailbox: boolean;
  longestEmailEnding: number;
  hosting: { kind: 'server' | 'workers' | 'folder'; company: string; logDays: number };
  analytics: { loadBeforeConsent: boolean };
  /**
   * The days of the counts begin at midnight in this time zone, as in `Europe/Lisbon`. Absent, or not on this
   * site's own server: nothing is counted.
   */
  visits?: { timeZone: string };
  /**
   * The repository on GitHub that the editor at /desk/ writes to. Absent: the build does not contain the
   * editor.
   */
  editor?: {
    repository: string;
    branch: string;
    /** The studio's folder in it: `studio` if absent, and empty if the repository is the folder. */
    folder?: string;
  };
};

function isTimeZone(name: string) {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

const isWebAddress = (text: string) =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);

/** Returns one sentence for each problem, with its place and the remedy; empty without problems. */
export function siteConfigProblems(config: SiteConfig, languages: readonly string[]): string[] {
  const problems: string[] = [];
  const wants = (isRight: boolean, place: string, value: unknown, remedy: string) => {
    if (!isRight)
      problems.push(`studio.config.ts: ${place} is ${JSON.stringify(value)}. ${remedy}`);
  };
  const wantsAddress = (place: string, value: string) =>
    wants(isWebAddress(value), place, value, 'Give a whole address, like https://www.example.pt/.');
  const wantsLanguages = (place: string, texts: ByLanguage) => {
    for (const code of languages)
      wants(
        Boolean(texts[code]?.trim()),
        `${place}.${code}`,
        texts[code],
        `Write it in this language too: content/${code} is there.`,
      );
  };

  const wantsNoFacts = (value: unknown, place: string) => {
    if (typeof value === 'string')
      wants(namesIn(value).length === 0, place, value, 'A setting names no facts: write it out.');
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value))
        wantsNoFacts(inner, place ? `${place}.${key}` : key);
  };
  wantsNoFacts(config, '');
  wants(
    isWebAddress(config.url) && new URL(config.url).origin === config.url,
    'url',
    config.url,
    'Give scheme and host only, like https://www.example.pt, without a slash at the end.',
  );
  wants(
    languages.includes(config.defaultLanguage),
    'defaultLanguage',
    config.defaultLanguage,
    `Choose one of ${languages.join(', ')}.`,
  );
  wantsLanguages('law.courts', config.law.courts);
  for (const [index, { slug, projectLink, ownerSide }] of config.projects.entries()) {
    wants(
      /^[a-z\d]+(-[a-z\d]+)*$/.test(slug),
      `projects[${index}].slug`,
      slug,
      'Use lower-case letters, digits and hyphens: it names the pictures.',
    );
    wants(
      config.projects.findIndex((other) => other.slug === slug) === index,
      `projects[${index}].slug`,
      slug,
      'Name each project once.',
    );
    if (projectLink.startsWith(showcaseRoot))
      wants(
        projectLink === `${showcaseRoot}${slug}/`,
        `projects[${index}].projectLink`,
        projectLink,
        `Link a demonstration by the slug of its project, ${showcaseRoot}${slug}/, and call its folder in packages/showcases/ so.`,
      );
    else if (projectLink !== '' && !projectLink.startsWith('/'))
      wantsAddress(`projects[${index}].projectLink`, projectLink);
    if (ownerSide !== undefined)
      wants(
        projectLink.startsWith(showcaseRoot) && /^#./.test(ownerSide),
        `projects[${index}].ownerSide`,
        ownerSide,
        'Give the end of the address of a demonstration, like #owner, or leave it out.',
      );
  }
  const updated = new Date(config.legalUpdated);
  wants(
    /^\d{4}-\d{2}-\d{2}$/.test(config.legalUpdated) && !Number.isNaN(updated.getTime()),
    'legalUpdated',
    config.legalUpdated,
    'Write the day as 2025-10-26.',
  );
  wants(
    Number.isInteger(config.mailKeepDays) && config.mailKeepDays >= 1,
    'mailKeepDays',
    config.mailKeepDays,
    'Give a whole number of days, 1 or more.',
  );
  wants(
    config.hosting.company.trim() !== '',
    'hosting.company',
    config.hosting.company,
    'Name the company that hosts the site: the privacy policy says it.',
  );
  wants(
    Number.isInteger(config.hosting.logDays) && config.hosting.logDays >= 1,
    'hosting.logDays',
    config.hosting.logDays,
    'Give the whole days that the hosting company keeps access logs, 1 or more: ask it.',
  );
  wants(
    Number.isInteger(config.longestEmailEnding) &&
      config.longestEmailEnding >= 2 &&
      config.longestEmailEnding <= 63,
    'longestEmailEnding',
    config.longestEmailEnding,
    'Give a whole number from 2 to 63.',
  );
  if (config.visits)
    wants(
      isTimeZone(config.visits.timeZone),
      'visits.timeZone',
      config.visits.timeZone,
      'Name the time zone of the studio, like Europe/Lisbon.',
    );
  if (config.editor)
    wants(
      /^[\w.-]+\/[\w.-]+$/.test(config.editor.repository) &&
        /^[\w./-]+$/.test(config.editor.branch),
      'editor',
      config.editor,
      'Write repository as owner/name, and the name of the branch; or take it out.',
    );
  return problems;
}
