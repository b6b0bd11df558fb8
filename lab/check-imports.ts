/** Checks that imports go one way. Part of `npm run check`. */
import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { importProblems } from './import-order.ts';

const folders = '{build,hosts,lab,packages/editor,server,src,tests}/**/*.{ts,tsx}';
const files = globSync([folders, '*.config.ts'], {
  exclude: ['**/node_modules/**', 'tests/fixtures/**'],
}).map((file) => file.split(sep).join('/'));
const problems = importProblems(
  Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')])),
);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
