/**
 * `npm run assets`: makes the committed fonts, icons, cards, film and photographs anew; all of them
 * or the named parts: `npm run assets fonts brand icons film pictures pictures/bakery`. With
 * `npm run assets -- picture <project> <desktop picture> <mobile picture>` the pictures of a project of
 * one's own.
 */
import { tellMistake } from '../build/mistake.ts';

try {
  // Read here: a mistake in site.config.ts is told as soon as anything asks for it.
  const { makeAssets } = await import('../tools/assets/make.ts');
  await makeAssets(process.argv.slice(2));
} catch (error) {
  console.error(tellMistake(error));
  process.exit(1);
}
