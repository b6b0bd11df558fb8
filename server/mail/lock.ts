/**
 * Only one of the processes that share an outbox delivers: the one that has locked the file
 * `delivery.lock`. The operating system releases the lock when the process ends for any reason. Node has no
 * file locks, but SQLite has, on every system (https://sqlite.org/lockingv3.html). Nothing is written to
 * the file.
 */
import { statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inOutbox } from './outbox-files.ts';

const locked = 5; // SQLITE_BUSY

/** @param name - of the file that is locked */
export function createLock(root: string, name = 'delivery.lock') {
  const file = join(root, name);
  let held: { database: DatabaseSync; inode: number } | undefined;

  const inode = () => statSync(file, { throwIfNoEntry: false })?.ino;

  function release() {
    held?.database.close();
    held = undefined;
  }

  return {
    /**
     * Acquires the lock if it is free, and returns whether this process holds it. Call it before each
     * message, because the file may have been deleted. Rejects when the file cannot be created.
     */
    async hold(): Promise<boolean> {
      if (held && held.inode === inode()) return true;
      release();
      await inOutbox(root, () => writeFile(file, '', { flag: 'wx', mode: 0o600 })).catch(
        (error) => {
          if (error.code !== 'EEXIST') throw error;
        },
      );
      // A concurrent call may have acquired the lock meanwhile.
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
      // If the file was replaced meanwhile, other processes lock the new one.
      if (before === undefined || before !== inode()) database.close();
      else held = { database, inode: before };
      return held !== undefined;
    },
    release,
  };
}
