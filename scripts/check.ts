/** The first part of `npm run check`: texts, lists, pictures, colours and stitch maps. The linters follow. */
import { readBuildSettings } from '../build/build-settings.ts';
import { tellMistake } from '../build/mistake.ts';

try {
  // Before src/site.ts is imported: without Vite it reads these variables from the environment.
  Object.assign(process.env, readBuildSettings('production'));
  // A dynamic import, because studio.config.ts is checked when it is first imported.
  const { siteProblems } = await import('../build/checks/check.ts');
  const { exampleFacts } = await import('../build/checks/example-facts.ts');
  const { missingFacts } = await import('../build/checks/missing-facts.ts');
  const { site } = await import('../src/site.ts');
  const { staleAssets } = await import('../tools/assets/asset-fingerprints.ts');
  const problems = [...(await siteProblems()), ...(await staleAssets()), ...exampleFacts(site)];
  for (const advice of missingFacts(site)) console.log(`Advice: ${advice}`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
} catch (error) {
  console.error(tellMistake(error));
  process.exit(1);
}
