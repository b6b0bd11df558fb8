/** What `npm run check` says of words, lists, pictures, colours and maps, before the tools look at the code. */
import { readBuildSettings } from '../build/build-settings.ts';
import { tellMistake } from '../build/mistake.ts';

try {
  // Before src/site.ts is loaded: it reads them from the environment.
  Object.assign(process.env, readBuildSettings('production'));
  // Read here: a mistake in site.config.ts is told as soon as anything asks for it.
  const { siteProblems } = await import('../build/check.ts');
  const { staleAssets } = await import('../tools/assets/asset-fingerprints.ts');
  const problems = [...(await siteProblems()), ...(await staleAssets())];
  if (problems.length > 0) throw new Error(problems.join('\n'));
} catch (error) {
  console.error(tellMistake(error));
  process.exit(1);
}
