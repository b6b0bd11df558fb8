/** What the target of a request says: the document, its language and the name in the link. */
import { languageOf, type SiteManifest } from '../http/site.ts';
import { campaignIn, type Source } from './arrival.ts';

/** The name under which the document is counted, and the source that the link names. */
export type Target = { page: string; campaign: Source | undefined };

export type TargetManifest = Pick<SiteManifest, 'defaultLanguage' | 'documents' | 'languages'>;

/** Addresses that are remembered, and their length: parsing takes longer than all the rest of counting. */
const [mostRemembered, longest] = [1_000, 300];

/** Returns the function that reads a request's target; undefined when it is no document that is counted. */
export function createTargets(manifest: TargetManifest): (url: string) => Target | undefined {
  function read(url: string): Target | undefined {
    const [page = '', ...rest] = url.split('?');
    if (!Object.hasOwn(manifest.documents, page)) return undefined;
    const query = new URLSearchParams(rest.join('?'));
    return { page: `page ${languageOf(query, manifest)} ${page}`, campaign: campaignIn(query) };
  }

  const remembered = new Map<string, Target | undefined>();
  return (url) => {
    const known = remembered.get(url);
    if (known) return known;
    const target = read(url);
    if (url.length > longest) return target;
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(url, target);
    return target;
  };
}
