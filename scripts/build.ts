/** `npm run build`: makes the site in dist/, or says what is wrong. */
import { readBuildSettings } from '../build/build-settings.ts';
import { tellMistake } from '../build/mistake.ts';

try {
  // Before src/site.ts is loaded: its checks run without Vite and read them from the environment.
  Object.assign(process.env, readBuildSettings('production'));
  // Read here: a mistake in site.config.ts is told as soon as anything asks for it.
  const { buildSite } = await import('../build/build-site.ts');
  await buildSite();
} catch (error) {
  console.error(tellMistake(error));
  process.exit(1);
}
