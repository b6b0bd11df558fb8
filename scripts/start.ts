/** `npm start`: builds the site when it has not been built or its sources are newer, then serves it. */
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { endWithNpm } from '../tools/end-with-npm.ts';

const sources = [
  'content',
  'src',
  'packages',
  'public',
  'build',
  'scripts',
  'site.config.ts',
  'vite.config.ts',
  'package.json',
  '.env',
];

function newest(path: string): number {
  const info = statSync(path, { throwIfNoEntry: false });
  if (!info) return 0;
  if (!info.isDirectory()) return info.mtimeMs;
  return Math.max(info.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

const built = newest('dist/manifest.json');
if (built === 0 || sources.some((source) => newest(source) > built)) {
  console.log('Building the site…');
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

endWithNpm();
await import('../server/index.ts');
