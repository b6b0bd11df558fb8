/**
 * Installs what the lab needs beside the project, when it is missing or its lockfile has changed. Imported before
 * everything else by the commands that need it: an owner who uses none of them never has it.
 */
import { spawnSync } from 'node:child_process';
import { isLabInstalled } from './installed.ts';

if (!isLabInstalled()) {
  console.log('Installing what the tests of the engine need…');
  const npm = ['ci', '--prefix', 'lab', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', npm, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
