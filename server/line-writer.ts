/**
 * Writes lines to an open file, whatever becomes of it: a full disk, a reader that has gone or one that
 * does not read. Nobody waits for it, and what could not be said is counted and said later.
 */
import { write as writeFile } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Writes some of the bytes and says how many; rejects with the system's error. */
type Write = (bytes: Uint8Array) => Promise<number>;

export type LineWriter = {
  write: (line: string) => void;
  /** Resolves with whether all was said that can be, after `time` ms at the latest. */
  finish: (time: number) => Promise<boolean>;
};

/** In bytes: what waits for a slow reader before lines are dropped. */
const mostWaiting = 256 * 1024;
/** In ms, before a reader that has no room is asked again. */
const pause = 100;

/** What a pipe says that is not read at present. */
const isBusy = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EAGAIN';

/** `sayLost` makes the line that says how many are missing. */
export function createLineWriter(write: Write, sayLost: (count: number) => string): LineWriter {
  const waiting: Buffer[] = [];
  let size = 0;
  let lost = 0;
  let running: Promise<void> | undefined;

  async function writeWhole(bytes: Buffer) {
    for (let rest = bytes; rest.length > 0; ) {
      try {
        rest = rest.subarray(await write(rest));
      } catch (error) {
        if (!isBusy(error)) throw error;
        await wait(pause);
      }
    }
  }

  async function run() {
    for (let line = waiting.shift(); line; line = waiting.shift()) {
      size -= line.length;
      try {
        await writeWhole(line);
      } catch {
        lost += 1;
        continue;
      }
      if (lost === 0) continue;
      const missing = lost;
      await writeWhole(Buffer.from(sayLost(missing))).then(
        () => {
          lost -= missing;
        },
        () => {},
      );
    }
    running = undefined;
  }

  return {
    write(line) {
      const bytes = Buffer.from(line);
      if (size + bytes.length > mostWaiting) {
        lost += 1;
        return;
      }
      waiting.push(bytes);
      size += bytes.length;
      running ??= run();
    },
    async finish(time) {
      if (!running) return true;
      const late = wait(time, false, { ref: false });
      return Promise.race([running.then(() => true), late]);
    },
  };
}

/** Writes to a file descriptor, as 1 and 2. */
export function writeTo(descriptor: number): Write {
  return (bytes) =>
    new Promise((written, failed) => {
      writeFile(descriptor, bytes, (error, count) => (error ? failed(error) : written(count)));
    });
}
