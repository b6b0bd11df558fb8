/** A disk that fails. It stands in for the functions with which the editor writes. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

/**
 * `full`: nothing new can be written from one step on. `broken`: nothing can be done at all from one step on. `stopped`:
 * the same, because the program ends in the middle of the step. All leave half of what they were doing.
 */
export type Fault = { kind: 'full' | 'broken' | 'stopped'; step: number };

type Name = 'cp' | 'mkdir' | 'rename' | 'rm' | 'writeFile';
type Function = (...given: never[]) => Promise<unknown>;

const real = { ...fs.promises };

/**
 * Does some work on a disk that fails at a step. Work that the program does not live to see the end of never ends.
 * @returns what the work has come to; `stopped` when the program ended before
 */
export async function onFailingDisk(
  { kind, step }: Fault,
  work: () => Promise<unknown>,
): Promise<'done' | 'refused' | 'stopped'> {
  let steps = 0;
  let stop: () => void = () => undefined;
  const stopped = new Promise<'stopped'>((resolve) => {
    stop = () => resolve('stopped');
  });
  const failing =
    (name: Name): Function =>
    async (...given) => {
      const needsRoom = name !== 'rename' && name !== 'rm';
      if (kind === 'full' && !needsRoom) return (real[name] as Function)(...given);
      steps += 1;
      if (steps < step) return (real[name] as Function)(...given);
      if (steps === step) await half(name, given);
      if (kind === 'stopped') {
        stop();
        return new Promise(() => undefined);
      }
      throw Object.assign(new Error(`The disk is ${kind}.`), { code: 'ENOSPC' });
    };
  const names: readonly Name[] = ['cp', 'mkdir', 'rename', 'rm', 'writeFile'];
  Object.assign(fs.promises, Object.fromEntries(names.map((name) => [name, failing(name)])));
  syncBuiltinESMExports();
  try {
    const ended = work().then(
      () => 'done' as const,
      () => 'refused' as const,
    );
    return await Promise.race([ended, stopped]);
  } finally {
    Object.assign(fs.promises, real);
    syncBuiltinESMExports();
  }
}

/** What remains of a step that was interrupted: a part of the file, or of a folder that was taken away. */
async function half(name: Name, given: readonly unknown[]): Promise<void> {
  const [path, content] = given as [string, string | Uint8Array];
  if (name === 'writeFile') await real.writeFile(path, content.slice(0, content.length / 2));
  if (name === 'cp') await real.writeFile(String(content), '');
  if (name !== 'rm' || !fs.existsSync(path) || !fs.statSync(path).isDirectory()) return;
  const inside = fs.readdirSync(path, { recursive: true, withFileTypes: true });
  const files = inside.filter((it) => it.isFile()).map((it) => join(it.parentPath, it.name));
  for (const [index, file] of files.entries()) if (index % 2 === 0) await real.rm(file);
}
