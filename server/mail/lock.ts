/**
 * Of several processes that share an outbox one delivers: the one that has the file `delivery.lock` locked.
 * The system lets go of the lock when its process ends, however it ends. Node locks no files by itself;
 * SQLite does, with the same locks on every system (https://sqlite.org/lockingv3.html), and nothing is
 * ever written into the file.
 */
import { statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inOutbox } from './outbox-files.ts';

export type OutboxLock = {
  /**
   * Whether this process may deliver: takes the lock when it is free. To be asked before each message, since
   * somebody may have removed the file. Rejects when no file can be made there.
   */
  hold: () => Promise<boolean>;
  /** Lets others have it. */
  release: () => void;
};

const locked = 5; // SQLITE_BUSY

export function createLock(root: string): OutboxLock {
  const file = join(root, 'delivery.lock');
  let held: { database: DatabaseSync; inode: number } | undefined;

  const inode = () => statSync(file, { throwIfNoEntry: false })?.ino;

  function release() {
    held?.database.close();
    held = undefined;
  }

  return {
    async hold() {
      if (held && held.inode === inode()) return true;
      release();
      await inOutbox(root, () => writeFile(file, '', { flag: 'wx', mode: 0o600 })).catch(
        (error) => {
          if (error.code !== 'EEXIST') throw error;
        },
      );
      // Asked by several at once, it is taken once.
      if (held) return true;
      const before = inode();
      const database = new DatabaseSync(file);
      try {
        database.exec('BEGIN EXCLUSIVE');
      } catch (error) {
        database.close();
        if ((error as { errcode?: number }).errcode === locked) return false;
        throw error;
      }
      // Another file may have been put there meanwhile, and it is the one that others lock.
      if (before === undefined || before !== inode()) database.close();
      else held = { database, inode: before };
      return held !== undefined;
    },
    release,
  };
}
