/**
 * The checks of the demonstrations, for a studio that links one. Part of `npm run check`. They know nothing outside
 * their folder (outside.test.ts), so they are checked again only when a file in it or a package has changed.
 */
import '../src/studio/use-folder.ts';
import { spawnSync } from 'node:child_process';
import { fingerprint, hasPassed, notePassed } from './unchanged.ts';

// Dynamic, so that the studio is known first.
const { showcases } = await import('../src/in-force/site.ts');

const folder = 'packages/showcases';
const made = ['node_modules', 'dist', 'test-results'].map((name) => `${folder}/${name}`);
const found = fingerprint([`${folder}/**`], made);
if (showcases.length > 0 && !hasPassed('demonstrations', found)) {
  const { status } = spawnSync('npm', ['run', '--silent', 'check'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) notePassed('demonstrations', found);
  process.exitCode = status ?? 1;
}
