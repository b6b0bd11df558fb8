import { pictureAddress, pictureLanguage } from '../../src/pages/home/project-pictures.ts';
import { inStudio } from '../../src/studio/folder.ts';
import type { StudioSettings } from '../../src/studio/settings-schema.ts';
import { showcasesIn } from '../../src/studio/showcases.ts';

/** The languages of a site, each with the file of a project's picture on the card of its story. */
export function pictureOfStory(
  slug: string,
  { languages, projects }: Pick<StudioSettings, 'languages' | 'projects'>,
): [language: string, file: string][] {
  const isShowcase = showcasesIn({ projects }).includes(slug);
  return Object.keys(languages).map((code) => {
    const language = isShowcase ? pictureLanguage(code) : undefined;
    return [code, inStudio(`public${pictureAddress(slug, 'desktop', 1280, 'avif', language)}`)];
  });
}
