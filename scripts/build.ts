/** `npm run build`: makes the site in dist/, or says what is wrong. */
import { tellMistake } from '../build/mistake.ts';

try {
  // Read here: a mistake in site.config.ts is told as soon as anything asks for it.
  const { buildSite } = await import('../build/build-site.ts');
  await buildSite();
} catch (error) {
  console.error(tellMistake(error));
  process.exit(1);
}
