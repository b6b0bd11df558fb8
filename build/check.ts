/** The first part of `npm run check`: texts, lists, pictures, colours and stitch maps. The linters follow. */
import '../src/studio/use-folder.ts';
import { inEnglish } from '../src/problems/problem.ts';
import { applyBuildSettings } from './build-settings.ts';
import { tellMistake } from './mistake.ts';

try {
  // Before src/in-force/site.ts is imported: without Vite it reads these variables from the environment.
  const ofVariables = applyBuildSettings('production');
  const { checkStudio } = await import('./checks/check-studio.ts');
  const { problems: ofStudio, texts, stitches } = await checkStudio();
  const problems = [...ofVariables, ...ofStudio.map(inEnglish)];
  if (texts) {
    // Dynamic imports, because these modules read the settings and the texts.
    const { exampleFacts, isServed } = await import('./checks/example-facts.ts');
    const { longArticleHeads } = await import('../src/studio/content-problems.ts');
    const { adviceOnKeys } = await import('../src/studio/keys-of-others.ts');
    const { codeWithoutColours } = await import('./checks/markdown-problems.ts');
    const { missingFacts } = await import('./checks/missing-facts.ts');
    const { sameTexts } = await import('./checks/same-texts.ts');
    const toWrite = await import('./checks/texts-to-write.ts');
    const { content, site } = texts;
    const unwritten = toWrite.textsToWrite();
    // A text that stands in for one with a mistake is the same as another.
    const areWhole = problems.length === 0;
    if (areWhole) problems.push(...(await import('./documents/public-files.ts')).refusedByHost());
    const unmade: string[] = [];
    const remade: string[] = [];
    if (stitches) {
      const { assetParts, staleAssets, unmadeAssets } = await import(
        './assets/asset-fingerprints.ts'
      );
      const parts = assetParts(content, stitches);
      unmade.push(...unmadeAssets(parts));
      const stale = await staleAssets(parts);
      problems.push(...stale.problems);
      remade.push(...stale.advice);
    }
    problems.push(
      ...exampleFacts(site),
      ...toWrite.unwrittenAt(site.url, unwritten),
      ...(isServed(site.url) ? unmade : []),
    );
    const advice = [
      ...(areWhole ? missingFacts(site) : []),
      ...adviceOnKeys(content.keysOfOthers),
      ...longArticleHeads(content),
      ...codeWithoutColours(content),
      ...remade,
      ...(areWhole ? (await import('./documents/public-files.ts')).unusedFiles() : []),
      ...(areWhole
        ? sameTexts(content, (name) => unwritten.some(({ file }) => file === name))
        : []),
      ...(isServed(site.url) ? [] : [...unmade, ...toWrite.unwrittenTexts(unwritten)]),
    ];
    for (const sentence of advice) console.log(`Advice: ${sentence}`);
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
} catch (error) {
  console.error(tellMistake(error));
  process.exit(1);
}
