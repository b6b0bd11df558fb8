/** Links of the texts and of site.config.ts to pages and places of this site that are not there. */
import { existsSync } from 'node:fs';
import { type Content, textsOf } from '../src/content/read-content.ts';
import { fill } from '../src/i18n/fill.ts';
import { languageCodes } from '../src/i18n/languages.ts';
import { routePaths, sectionIds } from '../src/routes.ts';
import { showcaseRoot } from '../src/showcases.ts';
import { factsIn, showcases, site } from '../src/site.ts';
import { discoveryFiles } from './discovery-files.ts';

const pages: readonly string[] = Object.values(routePaths);

/** What the build writes beside the pages. */
const written = [...discoveryFiles, 'licences.txt'].map((file) => `/${file}`);

/** What is wrong with an address that begins with a slash; nothing when it leads somewhere. */
function whyNowhere(address: string): string | undefined {
  const { pathname, hash } = new URL(address, site.url);
  const isPage =
    pages.includes(pathname) || showcases.some((slug) => pathname === `${showcaseRoot}${slug}/`);
  if (!isPage && !written.includes(pathname) && !existsSync(`public${pathname}`))
    return `${address} leads to no page: there are ${pages.join(', ')}`;
  const fragment = hash.slice(1);
  if (fragment && pathname === '/' && !sectionIds.some((id) => id === fragment))
    return `${address} leads to no place on its page: there are #${sectionIds.join(', #')}`;
  return undefined;
}

/** What a text names of this site; the legal pages make links of it. */
const ownAddresses = (text: string) =>
  [...text.matchAll(/https?:\/\/[^\s,;)»”]*[^\s,;).:»”]/g)]
    .map(([address]) => address)
    .filter((address) => URL.canParse(address) && new URL(address).origin === site.url)
    .map((address) => address.slice(site.url.length) || '/');

/** One sentence for each link that leads nowhere, with its place and what there is. */
export function linkProblems({ words, placeOf }: Content): string[] {
  const problems = site.projects.flatMap(({ slug, projectLink }) => {
    const why = projectLink.startsWith('/') && whyNowhere(projectLink);
    return why ? [`site.config.ts: projectLink of "${slug}": ${why}.`] : [];
  });
  for (const code of languageCodes)
    for (const { file, path, text } of textsOf(words[code]))
      for (const address of ownAddresses(fill(text, factsIn(code)))) {
        const why = whyNowhere(address);
        if (why) problems.push(`${placeOf(code, file, path)}: ${why}.`);
      }
  return problems;
}
