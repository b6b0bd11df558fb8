/** `npm run build`: builds the site into dist/, or reports what is wrong. */
import '../src/studio/use-folder.ts';
import { applyBuildSettings } from './build-settings.ts';
import { tellMistake } from './mistake.ts';

try {
  // Before src/site.ts is imported: without Vite it reads these variables from the environment.
  const ofVariables = applyBuildSettings('production');
  const { checkStudio } = await import('./checks/check.ts');
  const { unwrittenAt } = await import('./checks/texts-to-write.ts');
  const { isServed } = await import('./checks/example-facts.ts');
  const { problems, texts, stitches } = await checkStudio();
  problems.unshift(...ofVariables);
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
  await buildSite();
} catch (error) {
  console.error(tellMistake(error));
  process.exit(1);
}
