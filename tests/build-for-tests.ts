/**
 * Builds the project in the current folder as tests need it: checked, but without compressed files and demonstrations.
 * Only `npm run build` makes a site to be served. The folder may be a copy, whose own modules are used.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as BuildSettings from '../build/build-settings.ts';
import type * as BuildSite from '../build/build-site.ts';
import type * as Check from '../build/checks/check-studio.ts';
import type * as Mistake from '../build/mistake.ts';

const own = (path: string) => import(pathToFileURL(resolve(path)).href);

await own('src/studio/use-folder.ts');
const { tellMistake }: typeof Mistake = await own('build/mistake.ts');
try {
  // Before src/in-force/site.ts is imported: without Vite it reads these variables from the environment.
  const { applyBuildSettings }: typeof BuildSettings = await own('build/build-settings.ts');
  const problems = applyBuildSettings('production');
  const { siteProblems }: typeof Check = await own('build/checks/check-studio.ts');
  problems.push(...(await siteProblems()));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const { buildSite }: typeof BuildSite = await own('build/build-site.ts');
  await buildSite({ hasCompressedFiles: false, hasDemonstrations: false });
} catch (error) {
  console.error(tellMistake(error));
  process.exit(1);
}
