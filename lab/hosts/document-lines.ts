/** The lines that docs/hosting.md gives for other servers, so that what is tried is what is written there. */
import { readFileSync } from 'node:fs';

/** Where the document lets things be. */
export const written = {
  server: '127.0.0.1:3000',
  name: 'www.example.pt',
  folder: '/srv/site/dist/site',
};

/** @param fence - what stands behind the three marks, as in `apache proxy` */
export function documentLines(fence: string, document = readFileSync('docs/hosting.md', 'utf8')) {
  const [, lines, ...more] = document.split(new RegExp(`^\`\`\`${fence}\\n([^]*?)^\`\`\`$`, 'm'));
  if (lines === undefined || more.length !== 1)
    throw new Error(`docs/hosting.md has no block "${fence}", or several`);
  return lines;
}

/** Each of the places must be in the lines: else they would be tried with something of their own. */
export function withPlaces(lines: string, places: Readonly<Record<string, string>>): string {
  return Object.entries(places).reduce((changed, [before, after]) => {
    if (!changed.includes(before)) throw new Error(`The lines have no "${before}"`);
    return changed.replaceAll(before, after);
  }, lines);
}
