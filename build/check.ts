/** The first part of `npm run check`: texts, lists, pictures, colours and stitch maps. The linters follow. */
import '../src/studio/use-folder.ts';
import { readBuildSettings } from './build-settings.ts';
import { tellMistake } from './mistake.ts';

try {
  // Before src/site.ts is imported: without Vite it reads these variables from the environment.
  Object.assign(process.env, readBuildSettings('production'));
  // A dynamic import, because settings.yaml is checked when it is first imported.
  const { siteProblems } = await import('./checks/check.ts');
  const { exampleFacts, isServed } = await import('./checks/example-facts.ts');
  const { missingFacts } = await import('./checks/missing-facts.ts');
  const { sameTexts } = await import('./checks/same-texts.ts');
  const toWrite = await import('./checks/texts-to-write.ts');
  const { readContent } = await import('../src/content/read-content.ts');
  const { site } = await import('../src/site.ts');
  const { staleAssets, unmadeAssets } = await import('./assets/asset-fingerprints.ts');
  const problems = [
    ...(await siteProblems()),
    ...(await staleAssets()),
    ...exampleFacts(site),
    ...toWrite.unwrittenAt(site.url),
    ...(isServed(site.url) ? unmadeAssets() : []),
  ];
  const unwritten = toWrite.textsToWrite();
  const advice = [
    ...missingFacts(site),
    ...sameTexts(readContent(), (name) => unwritten.some(({ file }) => file === name)),
    ...(isServed(site.url) ? [] : [...unmadeAssets(), ...toWrite.unwrittenTexts(unwritten)]),
  ];
  for (const sentence of advice) console.log(`Advice: ${sentence}`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
} catch (error) {
  console.error(tellMistake(error));
  process.exit(1);
}
