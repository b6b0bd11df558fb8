/** Facts that cannot be true on a site that is served under a real address: those of the sample studio. */

import { inStudio } from '../../src/studio/folder.ts';
import type { Site } from '../../src/studio/site.ts';

/** Names that nobody can have (RFC 2606, RFC 6761), and addresses of one machine or network. */
const unreal =
  /(^|\.)(example|test|invalid|localhost|local|internal)$|(^|\.)example\.(com|net|org)$/;

/** Whether a site at this address is somebody's: its host is a name that can be had. */
export function isServed(url: string) {
  const { hostname } = new URL(url);
  return hostname.includes('.') && !/^[\d.]+$|:/.test(hostname) && !unreal.test(hostname);
}

/** `linha.example`, `linha-example`, `Alojamento Exemplo`. */
const isExample = (text: string) => /\b(example|exemplo|ejemplo)\b/i.test(text);
/** Eight equal digits and one for checking, as in 999999990: the number of nobody. */
const isNumberOfNobody = (text: string) =>
  /^(?:[A-Z]{2})?(\d)\1{7}\d$/.test(text.replaceAll(/\s/g, ''));

export type StatedFacts = Pick<
  Site,
  'url' | 'email' | 'messenger' | 'company' | 'address' | 'social' | 'consumer' | 'hosting'
>;

/** Returns a sentence for each such fact; none at an address of no one, such as that of the sample. */
export function exampleFacts(site: StatedFacts): string[] {
  if (!isServed(site.url)) return [];
  const { email, messenger, company, address, social, consumer, hosting } = site;
  const facts = { email, messenger, company, address, social, consumer };
  return [
    ...[...textsIn(facts)].map((found) => ({ ...found, file: 'content/studio.yaml' })),
    ...[...textsIn({ hosting })].map((found) => ({ ...found, file: 'settings.yaml' })),
  ]
    .filter(({ text }) => isExample(text) || isNumberOfNobody(text))
    .map(
      ({ file, path, text }) =>
        `${inStudio(file)} (${path}): "${text}" is an example and cannot be true at ${site.url}: write yours, or leave it empty.`,
    );
}

function* textsIn(value: unknown, path = ''): Generator<{ path: string; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    yield* textsIn(inner, path ? `${path}.${Array.isArray(value) ? Number(key) + 1 : key}` : key);
}
