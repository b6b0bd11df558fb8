/** Has a studio examined, as it is or as it would be. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Examined } from './examine.ts';
import type { Change } from './write-together.ts';

let spare: ChildProcess | undefined;

const startExaminer = () =>
  fork(join(import.meta.dirname, 'examine.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  });

export async function examine(folder: string): Promise<Examined> {
  const examiner = spare?.connected ? spare : startExaminer();
  spare = undefined;
  // One that waits does not keep the editor alive; one that works does.
  examiner.ref();
  examiner.channel?.ref();
  const failed = once(examiner, 'exit').then(([code]) => {
    throw new Error(`The checks ended without a result (${code}).`);
  });
  examiner.send(await realpath(folder));
  const answered = once(examiner, 'message').then(([examined]) => examined as Examined);
  const examined = await Promise.race([answered, failed]);
  failed.catch(() => undefined);
  // Now it ends. If it ended by itself, its end could be noticed before its answer.
  if (examiner.connected) examiner.disconnect();
  spare = startExaminer();
  spare.channel?.unref();
  spare.unref();
  return examined;
}

/** Ends the process that waits for the next folder. */
export function endExaminer(): void {
  spare?.kill();
  spare = undefined;
}

/** Examines the studio with changes that are not written yet. */
export async function examineWith(root: string, changes: readonly Change[]): Promise<Examined> {
  const copy = await mkdtemp(join(tmpdir(), 'editor-'));
  try {
    await cp(root, copy, {
      recursive: true,
      dereference: true,
      // Neither is read by a check.
      filter: (path) => ![join(root, 'screenshots'), join(root, '.editor')].includes(path),
    });
    for (const { path, content } of changes) {
      const file = join(copy, path);
      if (content === undefined) await rm(file, { force: true });
      else {
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, content);
      }
    }
    return await examine(copy);
  } finally {
    await rm(copy, { recursive: true });
  }
}
