/**
 * Preloaded into a process: kills it before its file operation number `KILL_AT`, counting those on open
 * files too.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const killAt = Number(process.env.KILL_AT);
let done = 0;

function counted<Target extends object>(target: Target, names: readonly (keyof Target)[]) {
  for (const name of names) {
    const real = target[name] as (...all: unknown[]) => unknown;
    target[name] = function (this: unknown, ...all: unknown[]) {
      if (done === killAt) process.kill(process.pid, 'SIGKILL');
      done += 1;
      return real.apply(this, all);
    } as Target[typeof name];
  }
}

const { open } = fs.promises;
counted(fs.promises, ['mkdir', 'readdir', 'readFile', 'rename', 'stat', 'unlink', 'writeFile']);
fs.promises.open = async (...all) => {
  const handle = await open(...all);
  counted(handle, ['writeFile', 'sync', 'close']);
  return handle;
};
counted(fs.promises, ['open']);
syncBuiltinESMExports();
