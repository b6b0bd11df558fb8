/** What lies in a studio's folder and is not the studio's: version control, systems, editors, package managers. */

const names = new Set([
  'node_modules',
  'thumbs.db',
  'ehthumbs.db',
  'desktop.ini',
  '@eadir',
  '$recycle.bin',
  'system volume information',
]);

/** Beginnings of hidden files and lock files; endings of copies that editors and merges leave. */
const traces = /^(\.|#|~\$)|(~|\.(swp|swo|swx|bak|orig|rej|tmp|part|crdownload))$/i;

/** @param name - of a file or folder, without its path */
export const isForeign = (name: string): boolean =>
  // The web's own hidden folder: RFC 8615.
  name !== '.well-known' && (traces.test(name) || names.has(name.toLowerCase()));
