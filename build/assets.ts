/**
 * `npm run assets`: makes the committed cards and screenshots; all of them or the named parts:
 * `npm run assets cards pictures pictures/bakery`.
 * `npm run assets -- picture <project> <desktop picture> <mobile picture>` makes the pictures of a project
 * that is not a demonstration.
 */
import '../src/studio/use-folder.ts';
import { tellMistake } from './mistake.ts';

try {
  const { readContent } = await import('../src/studio/read-content.ts');
  const { pagesOf } = await import('../src/pages/registry.ts');
  const { inStudio } = await import('../src/studio/folder.ts');
  const { readSettings } = await import('../src/studio/read-settings.ts');
  // Nothing is made of texts with a mistake.
  const content = readContent(readSettings(inStudio('settings.yaml')), pagesOf);
  // A dynamic import, because this module reads the settings and the texts.
  const { makeAssets } = await import('./assets/make.ts');
  await makeAssets(process.argv.slice(2), content);
} catch (error) {
  console.error(tellMistake(error));
  process.exit(1);
}
