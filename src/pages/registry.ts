/**
 * The pages of the site, of every folder here with a page.ts. A bundle has no folders to read, so
 * build/documents/content-plugin.ts replaces this module with the same list.
 */
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Pages } from './page.ts';

const folder = import.meta.dirname;

export const pages: Pages = Object.assign(
  {},
  ...(await Promise.all(
    globSync('*/page.ts', { cwd: folder })
      .sort()
      .map(async (file) => {
        const module = await import(pathToFileURL(join(folder, file)).href);
        return module.pages ?? { [dirname(file)]: module.page };
      }),
  )),
);
