import type { StudioSettings } from '../../studio/settings-schema.ts';
import { showcasesIn } from '../../studio/showcases.ts';
import {
  type PictureKind,
  pictureAddress,
  pictureFiles,
  pictureLanguage,
} from './project-pictures.ts';

/** Where the site serves all pictures of a project. */
export function allPictures(
  slug: string,
  { languages: ofSite, projects }: Pick<StudioSettings, 'languages' | 'projects'>,
): string[] {
  const kinds: PictureKind[] = ['desktop', 'mobile', 'flat'];
  if (projects.some((project) => project.slug === slug && project.ownerSide)) kinds.push('tablet');
  const languages = showcasesIn({ projects }).includes(slug)
    ? new Set(Object.keys(ofSite).map(pictureLanguage))
    : [undefined];
  return [...languages].flatMap((language) =>
    kinds.flatMap((kind) =>
      pictureFiles(kind).map(({ width, format }) =>
        pictureAddress(slug, kind, width, format, language),
      ),
    ),
  );
}
