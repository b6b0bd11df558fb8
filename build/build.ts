/**
 * `npm run build`: builds the site into its folder (own-places.ts), or reports what is wrong. With `--dist` it is dist/
 * for every studio: that is where the files for hosts look.
 */
import '../src/studio/use-folder.ts';
import { inEnglish } from '../src/problems/problem.ts';
import { applyBuildSettings } from './build-settings.ts';
import { tellMistake } from './mistake.ts';

try {
  const options = process.argv.slice(2);
  const unknown = options.find((option) => option !== '--dist');
  if (unknown) throw new Error(`npm run build takes only --dist, and not "${unknown}".`);
  // Before src/in-force/site.ts is imported: without Vite it reads these variables from the environment.
  const ofVariables = applyBuildSettings('production');
  const { checkStudio } = await import('./checks/check-studio.ts');
  const { unwrittenAt } = await import('./checks/texts-to-write.ts');
  const { isServed } = await import('./checks/example-facts.ts');
  const { problems: ofStudio, texts, stitches } = await checkStudio();
  const problems = [...ofVariables, ...ofStudio.map(inEnglish)];
  if (texts) problems.push(...unwrittenAt(texts.site.url));
  if (texts && stitches && isServed(texts.site.url)) {
    const { assetParts, unmadeAssets } = await import('./assets/asset-fingerprints.ts');
    problems.push(...unmadeAssets(assetParts(texts.content, stitches)));
  }
  if (problems.length === 0)
    problems.push(...(await import('./documents/public-files.ts')).refusedByHost());
  if (problems.length > 0) throw new Error(problems.join('\n'));
  // A dynamic import, because this module reads the settings and the texts.
  const { buildSite } = await import('./build-site.ts');
  await buildSite(options.length > 0 ? { target: 'dist' } : {});
} catch (error) {
  console.error(tellMistake(error));
  process.exit(1);
}
