/** The settings and the facts of a new studio. */
import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { slugOf } from '../../src/i18n/slug-of.ts';
import type { Answers } from './answers.ts';
import { languageOfTexts, starter } from './texts.ts';

type Project = { slug: string; projectLink: string; ownerSide?: string };

/** As it stands after a colon. */
const value = (text: string) => stringify(text).trim();

const read = (path: string) => parse(readFileSync(`${starter}/${path}`, 'utf8'));
/** A text for each language, as a group two or more spaces to the right. */
const byLanguage = (codes: readonly string[], indent: number, textIn: (code: string) => string) =>
  codes.map((code) => `${' '.repeat(indent)}${code}: ${value(textIn(code))} # TO WRITE\n`).join('');

/** An address that nobody can have, until the studio has one. */
const hostOf = (name: string) =>
  `${slugOf(name).slice(0, 40).replace(/-$/, '') || 'studio'}.example`;

/** The locale of a language: of this country, if most people there speak it. */
function localeOf(code: string, country: string): string {
  const usual: Readonly<Record<string, string>> = { en: 'GB', pt: 'PT' };
  const spoken = new Intl.Locale(`und-${country}`).maximize().language;
  const region =
    spoken === code ? country : (usual[code] ?? new Intl.Locale(code).maximize().region);
  return region ? `${code}-${region}` : code;
}

function nameOf(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** The demonstrations, as this project's own site has them. */
function demonstrations(): Project[] {
  const { projects } = parse(readFileSync('studio/settings.yaml', 'utf8')) as {
    projects: Project[];
  };
  return projects
    .filter(({ projectLink }) => projectLink.startsWith('/showcase/'))
    .map(({ slug, projectLink, ownerSide }) => ({
      slug,
      projectLink,
      ...(ownerSide && { ownerSide }),
    }));
}

export const projectsOf = ({ parts }: Answers): Project[] =>
  parts.includes('demonstrations') ? demonstrations() : [];

/** @param today - as 2026-11-25 */
export function settingsFile(answers: Answers, today: string): string {
  const { languages, place, country, parts, name } = answers;
  const isPortuguese = country === 'PT';
  const { authority } = isPortuguese
    ? read('portugal.yaml')
    : {
        authority: {
          name: 'the data protection authority',
          address: 'www.edpb.europa.eu/about-edpb/about-edpb/members_en',
        },
      };
  const projects = projectsOf(answers);
  const mark = isPortuguese ? '' : ' # TO WRITE';
  return `\
# The options of the site. docs/make-it-yours.md of the engine says what each is for, and which others there are.
# A text with the mark "# TO WRITE" is left to write: take the mark out when it is yours.

# In the order shown. Another language is a folder in content/ and a line here.
languages:
${languages.map((code) => `  ${code}: { name: ${value(nameOf(code))}, locale: ${localeOf(code, country)} }\n`).join('')}
# Origin of the site, without a slash at the end. VITE_SITE_URL overrides it.
url: https://${hostOf(name)} # TO WRITE

# Names in the legal texts.
law:
  # The competent courts, completing a sentence.
  courts:
${byLanguage(languages, 4, (code) => read(`${languageOfTexts(code)}/facts.yaml`).courts.replace('%place%', place))}\
  # The authority for complaints about the handling of personal data, and where it is.
  authority:
    name: ${value(authority.name)}${mark}
    address: ${value(authority.address)}${mark}

# The projects, in the order shown, with their words in content/<language>/home.yaml. Without one there is no such section.
${stringify({ projects }).trim()}

film: ${parts.includes('film')}

# Date of the last change of the legal texts. Update it with them.
legalUpdated: ${today}

# The host, as the privacy policy describes it. kind: server (this site's own), workers (Cloudflare) or folder (any host).
hosting:
  kind: server
  company: ${value('Example Hosting')} # TO WRITE
  # Days that it keeps access logs: ask it.
  logDays: 30 # TO WRITE
`;
}

export function studioFile({ name, place, country, languages, parts }: Answers): string {
  const portugal = country === 'PT' ? read('portugal.yaml') : undefined;
  const labelIn = (code: string): string =>
    portugal?.companyNumber[code] ?? read(`${languageOfTexts(code)}/facts.yaml`).companyNumber;
  return `\
# The facts of the studio. Facts that differ by language have a text for each. What is empty or left out is left out of
# the texts too. docs/make-it-yours.md of the engine names the facts that are not here.

name: ${value(name)}
email: hello@${hostOf(name)} # TO WRITE
# As shown, with the code of the country: +351 253 000 000
phone:

company:
  legalName: ${value(name)} # TO WRITE
  # Numbers of the company that the law requires, each with its label.
  ids:
    - label:
${languages.map((code) => `        ${code}: ${value(labelIn(code))}\n`).join('')}\
      value: "" # TO WRITE

address:
  street: Street 1 # TO WRITE
  postalCode: "0000" # TO WRITE
  locality: ${value(place)}
  region: ${value(place)} # TO WRITE
  country: ${country}

# Social networks, in the order of the footer: - { name: Mastodon, address: https://… }
social: []
${portugal ? `\n# Links that Portuguese law requires of companies that sell to consumers.\n${stringify({ consumer: portugal.consumer })}` : ''}\
${parts.includes('prices') ? prices : ''}
# The people in the section about the studio, each with a square picture in public/people/:
# - { name: Ana Reis, role: { ${languages.map((code) => `${code}: …`).join(', ')} }, since: 2019, picture: ana.jpg }
people: []
`;
}

const prices = `
# EXAMPLES. Whole amounts without VAT; currency code from ISO 4217. 0 is none, and its sentences are left out.
prices:
  currency: EUR
  website: 2000 # TO WRITE
  app: 8000 # TO WRITE
  hour: 50 # TO WRITE
  # Maintenance, for a month.
  maintenance: 0
`;
