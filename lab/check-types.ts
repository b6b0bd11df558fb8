/** Checks the types of the lab, where it is installed. */
import { spawnSync } from 'node:child_process';
import { isLabInstalled } from './installed.ts';

if (isLabInstalled()) {
  const { status } = spawnSync('tsc', ['--project', 'lab'], { stdio: 'inherit', shell: true });
  process.exit(status ?? 1);
}
