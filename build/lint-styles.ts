/** Lints the styles of the engine and of the studio in force. Part of `npm run check`. */
import '../src/studio/use-folder.ts';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import stylelint from 'stylelint';
import { inStudio } from '../src/studio/folder.ts';
import { fingerprint } from './unchanged.ts';

const usual = { configFile: 'stylelint.config.js', formatter: 'string' } as const;
// By its text: the path of a folder may have signs of a pattern.
const own = resolve(inStudio('colours.css'));
const found = [
  await stylelint.lint({
    ...usual,
    files: '{src,packages/editor}/**/*.css',
    cache: true,
    // Of the packages that are installed: other versions of the linter's rules find other faults.
    cacheLocation: `node_modules/.cache/stylelint/${fingerprint(['{.,packages/showcases}/stylelint.config.js'])}/`,
  }),
  await stylelint.lint({ ...usual, code: readFileSync(own, 'utf8'), codeFilename: own }),
];
for (const { report } of found) {
  if (report) console.error(report);
  if (report.includes('use-baseline'))
    console.error(
      'The linter’s plugin knows what was widely available on the day of its release, the build what is today: a feature ' +
        'that became so between them can be listed in packages/showcases/stylelint.config.js.',
    );
}
if (found.some(({ errored }) => errored)) process.exitCode = 1;
