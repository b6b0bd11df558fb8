import type { SiteManifest } from '../../server/http/site.ts';
import { showcaseRoot } from '../../src/showcases.ts';

/** Whether a build has demonstrations: they come with files of their own, whose names have a hash. */
export const hasShowcases = ({ documents }: Pick<SiteManifest, 'documents'>): boolean =>
  Object.keys(documents).some((path) => path.startsWith(showcaseRoot));
