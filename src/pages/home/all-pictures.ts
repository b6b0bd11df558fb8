import { pictureAddress, pictureFiles } from './project-pictures.ts';

/** Where the site serves all pictures of a project. */
export const allPictures = (slug: string): string[] =>
  (['desktop', 'mobile', 'flat'] as const).flatMap((kind) =>
    pictureFiles(kind).map(({ width, format }) => pictureAddress(slug, kind, width, format)),
  );
