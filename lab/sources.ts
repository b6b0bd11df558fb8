import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The TypeScript of the project in a folder, by path. */
export const sourcesIn = (folder = '.'): Record<string, string> =>
  Object.fromEntries(
    globSync(['{build,hosts,lab,packages/editor,server,src,tests}/**/*.{ts,tsx}', '*.config.ts'], {
      cwd: folder,
      exclude: ['**/node_modules/**', 'tests/fixtures/**'],
    }).map((file) => [file.split(sep).join('/'), readFileSync(join(folder, file), 'utf8')]),
  );
