import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildFolder } from '../src/studio/own-places.ts';
import { runNode, startSite } from '../tests/relay/site-process.ts';

/**
 * Builds the site unless `isBuilt`, serves it until this process ends, and empties the folder of the results. Returns the
 * site and a folder for temporary files, which goes with the process.
 *
 * @throws what the build has said when it fails
 */
export async function serveBuild(isBuilt: boolean | undefined, results: string) {
  if (!isBuilt) {
    console.log('Building the site…');
    const build = runNode(['build/build.ts'], '.', {});
    if ((await build.exited) !== 0) throw new Error(build.lines.join('\n'));
  }
  const folder = mkdtempSync(join(tmpdir(), 'lab-'));
  const site = await startSite('.', {
    SITE_DIR: resolve(buildFolder),
    OUTBOX_DIR: join(folder, 'outbox'),
  });
  process.on('exit', () => {
    site.child.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  });
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  return { site, folder };
}
