/**
 * `npm run dev`: starts the development server, and starts it again when something has changed that it cannot
 * load again itself: the settings, the build's own modules, `.env`. With `--unchecked` it leaves the checks to whoever
 * started it.
 */
import '../../src/studio/use-folder.ts';
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { endWithNpm } from '../end-with-npm.ts';
import { hasChanged } from './own-modules.ts';

endWithNpm();

function start() {
  const server = fork(join(import.meta.dirname, 'server.ts'), process.argv.slice(2), {
    execArgv: ['--import', import.meta.resolve('./own-modules.ts')],
  });
  const end = () => server.kill('SIGTERM');
  process.on('SIGTERM', end).on('SIGINT', end);
  server.once('exit', (status) => {
    process.off('SIGTERM', end).off('SIGINT', end);
    if (status === hasChanged) start();
    else process.exit(status ?? 0);
  });
}

start();
