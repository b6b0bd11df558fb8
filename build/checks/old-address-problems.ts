/** Checks where old addresses lead: in one step to a page or a file of this site, and never over one that is there. */
import { type Problem, problemAt } from '../../src/problems/problem.ts';
import type { Place } from '../../src/problems/sentences.ts';
import { inStudio } from '../../src/studio/folder.ts';
import { isOfServer, oldPath } from '../../src/studio/old-addresses.ts';
import { type Content, hiddenPaths } from '../../src/studio/read-content.ts';
import { problemWith } from './link-problems.ts';
import { type PublicFiles, publicPath } from './public-file.ts';

type OldAddress = { written: string; to: string; place: Place };

export function oldAddressProblems(content: Content, files: PublicFiles): Problem[] {
  const own = Object.entries(content.settings.redirects).map(([written, to]): OldAddress => {
    const place = { file: inStudio('settings.yaml'), path: `redirects.${written}` };
    return { written, to, place };
  });
  const hidden = hiddenPaths(content);
  const known = new Map<string, OldAddress>();
  return [...content.aliases, ...own].flatMap((each) => {
    const path = oldPath(each.written);
    if (path === undefined) return [];
    const values = { path: each.written };
    if (isTaken(path, each.to, content, files))
      return [problemAt(each.place, 'oldPathTaken', values)];
    const before = known.get(bareName(path));
    known.set(bareName(path), before ?? each);
    if (before && before.to !== each.to)
      return [problemAt(each.place, 'oldPathTwice', { ...values, other: before.place })];
    // Where aliases lead there is a page; what leads to one that is not shown waits for it.
    const isChecked = own.includes(each) && !hidden.includes(each.to.replace(/[?#].*/, ''));
    const wrong = isChecked ? problemWith(each.to, content, files) : undefined;
    return wrong ? [{ ...wrong, place: each.place }] : [];
  });
}

/** In a plain folder these are the files of one address. */
const bareName = (path: string) => path.replace(/(?:\/index)?\.html?$/, '') || '/';

function isTaken(path: string, to: string, content: Content, files: PublicFiles): boolean {
  const isThere = (address: string) =>
    problemWith(encodeURI(address), content, files) === undefined;
  const folders = path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
  const bare = bareName(path);
  // A page may lead to itself from the name of its file.
  const isOther = bare !== path && bare !== to.replace(/[?#].*/, '');
  return (
    isOfServer(path) ||
    [path, `${path}/`, ...(isOther ? [bare] : [])].some(isThere) ||
    folders.some((folder) => folder !== '' && publicPath(encodeURI(folder), files) !== undefined)
  );
}
