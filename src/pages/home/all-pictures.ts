import { languageCodes } from '../../i18n/languages.ts';
import { showcases, site } from '../../site.ts';
import {
  type PictureKind,
  pictureAddress,
  pictureFiles,
  pictureLanguage,
} from './project-pictures.ts';

/** Where the site serves all pictures of a project. */
export function allPictures(slug: string): string[] {
  const kinds: PictureKind[] = ['desktop', 'mobile', 'flat'];
  if (site.projects.some((project) => project.slug === slug && project.ownerSide))
    kinds.push('tablet');
  const languages = showcases.includes(slug)
    ? new Set(languageCodes.map(pictureLanguage))
    : [undefined];
  return [...languages].flatMap((language) =>
    kinds.flatMap((kind) =>
      pictureFiles(kind).map(({ width, format }) =>
        pictureAddress(slug, kind, width, format, language),
      ),
    ),
  );
}
