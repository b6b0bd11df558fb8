/** The checks of the demonstrations, for a studio that links one. The last part of `npm run check`. */
import '../src/studio/use-folder.ts';
import { spawnSync } from 'node:child_process';

// Dynamic, so that the studio is known first.
const { showcases } = await import('../src/site.ts');

if (showcases.length > 0) {
  const { status } = spawnSync('npm', ['run', '--silent', 'check'], {
    cwd: 'packages/showcases',
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
}
