/** `npm run build`: builds the site into dist/, or reports what is wrong. */
import '../src/studio/use-folder.ts';
import { readBuildSettings } from './build-settings.ts';
import { tellMistake } from './mistake.ts';

try {
  // Before src/site.ts is imported: without Vite it reads these variables from the environment.
  Object.assign(process.env, readBuildSettings('production'));
  // A dynamic import, because settings.yaml is checked when it is first imported.
  const { buildSite } = await import('./build-site.ts');
  await buildSite();
} catch (error) {
  console.error(tellMistake(error));
  process.exit(1);
}
