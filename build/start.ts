/** `npm start`: builds the site if there is no build or its sources are newer, then serves it. */
import '../src/studio/use-folder.ts';
import { spawnSync } from 'node:child_process';
import { SettingsError } from '../server/settings.ts';
import { withOwnPlaces } from '../src/studio/own-places.ts';
import { endWithNpm } from './end-with-npm.ts';
import { foreignBuild, planStart } from './last-build.ts';

function plan() {
  try {
    return planStart('.');
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const siteFolder = process.env.SITE_DIR?.trim();
const problem = siteFolder && foreignBuild(siteFolder);
if (problem) {
  console.error(problem);
  process.exit(1);
}
const { action, note } = plan();
if (note) (action === 'build' ? console.log : console.error)(note);
if (action === 'give up') process.exit(1);
if (action === 'build') {
  const { status } = spawnSync(process.execPath, ['build/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

Object.assign(process.env, withOwnPlaces(process.env));
endWithNpm();
await import('../server/index.ts');
