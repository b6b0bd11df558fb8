/** Has a studio examined, as it is or as it would be. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Examined } from './examine.ts';
import type { Change } from './write-together.ts';

let examiner: ChildProcess | undefined;

/** What it examines now: one folder at a time. */
let turn: Promise<unknown> = Promise.resolve();

const startExaminer = () =>
  fork(join(import.meta.dirname, 'examine.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  });

async function ask(folder: string): Promise<Examined> {
  // One that has ended by itself is replaced.
  if (!examiner?.connected) examiner = startExaminer();
  const asked = examiner;
  // One that waits does not keep the editor alive; one that works does.
  asked.ref();
  asked.channel?.ref();
  const ended = new AbortController();
  try {
    const { signal } = ended;
    const answered = once(asked, 'message', { signal }).then(([examined]) => examined as Examined);
    const failed = once(asked, 'exit', { signal }).then(([code]): never => {
      throw new Error(`The checks ended without a result (${code}).`);
    });
    for (const each of [answered, failed]) each.catch(() => undefined);
    asked.send(folder);
    return await Promise.race([answered, failed]);
  } finally {
    ended.abort();
    asked.channel?.unref();
    asked.unref();
  }
}

/** @throws when the checks end without a result */
export async function examine(folder: string): Promise<Examined> {
  const path = await realpath(folder);
  const examined = turn.then(() => ask(path));
  turn = examined.catch(() => undefined);
  return examined;
}

export function endExaminer(): void {
  examiner?.kill();
  examiner = undefined;
}

/** Examines the studio with changes that are not written yet. */
export async function examineWith(root: string, changes: readonly Change[]): Promise<Examined> {
  const copy = await mkdtemp(join(tmpdir(), 'editor-'));
  try {
    // Four times as fast as the asynchronous copy; without a filter, Node would keep the links.
    cpSync(root, copy, {
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
