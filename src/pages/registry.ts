/**
 * The pages of the site, of every folder here with a page.ts. A bundle has no folders to read, so
 * build/documents/content-plugin.ts replaces this module with the same list.
 */
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Pages } from './page.ts';

const folder = import.meta.dirname;
const found: Record<string, unknown> = {};

// One after another: the loader of knip gives modules that load at the same time an unfinished import.
for (const file of globSync('*/page.ts', { cwd: folder }).sort()) {
  const module = await import(pathToFileURL(join(folder, file)).href);
  Object.assign(found, module.pages ?? { [dirname(file)]: module.page });
}

export const pages = found as unknown as Pages;
