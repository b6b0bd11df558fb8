/** The documents of the build as the site answers them, read by a parser: nothing is shown. */
import { loadSite } from '../server/http/load-site.ts';
import { createPages } from '../server/http/pages.ts';
import { buildFolder } from '../src/studio/own-places.ts';
import { parse } from './parse.ts';

const built = await loadSite(buildFolder);
const pages = createPages(built);

/** The origin that the site was built for, without a trailing slash. */
export const origin: string = built.manifest.site.url;

/** The answer to a request for an address of the site. */
export function ask(address: string): Response {
  const url = new URL(address, origin);
  return pages.answer(new Request(url), url);
}

const known = new Map<string | null, Document>();

/** The document that an address shows. Those of other tests are parsed once. */
export async function documentAt(address: string): Promise<Document> {
  const answer = ask(address);
  const tag = answer.headers.get('ETag');
  const document = known.get(tag) ?? parse(await answer.text());
  known.set(tag, document);
  return document;
}

/** The elements of a document that a selector finds, in their order. */
export const served = async (address: string, selector: string): Promise<HTMLElement[]> => [
  ...(await documentAt(address)).querySelectorAll<HTMLElement>(selector),
];

/** The texts of such elements. */
export const textsAt = async (address: string, selector: string): Promise<string[]> =>
  (await served(address, selector)).map(({ textContent }) => textContent);

/** The text of the page itself. */
export const mainText = async (address: string): Promise<string> =>
  (await textsAt(address, 'main')).join();

export type Thing = { '@type': string } & Record<string, unknown>;

/** The entries of a document's structured data. */
export async function thingsAt(address: string): Promise<Thing[]> {
  const blocks = await textsAt(address, 'script[type="application/ld+json"]');
  return blocks.flatMap((text): Thing[] => JSON.parse(text)['@graph']);
}
