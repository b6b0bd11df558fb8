/**
 * Log of one JSON line per event. It never contains personal data: neither message contents nor addresses.
 */

export type LogDetails = Record<string, string | number | boolean | undefined>;

export type Log = {
  info: (event: string, details?: LogDetails) => void;
  error: (event: string, details?: LogDetails) => void;
};

function logLine(level: keyof Log, event: string, details: LogDetails): string {
  return `${JSON.stringify({ time: new Date().toISOString(), level, event, ...details })}\n`;
}

/** Creates a log that passes complete lines to `write`. */
export function createLog(write: (line: string) => void): Log {
  const at =
    (level: keyof Log) =>
    (event: string, details: LogDetails = {}) =>
      write(logLine(level, event, details));
  return { info: at('info'), error: at('error') };
}

/** Maximum buffered output, in bytes; further lines are dropped. */
const mostWaiting = 256 * 1024;

/**
 * Writes lines to stdout or stderr without ever failing. Lines are lost when the disk is full or the reader
 * of a pipe has ended, and dropped beyond `mostWaiting` while the reader of a pipe does not read. Node
 * writes to files and terminals synchronously: a terminal that is stopped (Ctrl-S) blocks the server.
 */
export function createOutput(stream: NodeJS.WriteStream): (line: string) => void {
  // Without an `error` listener a failed write would end the process.
  stream.on('error', () => {});
  return (line) => {
    if (stream.writableLength < mostWaiting) stream.write(line);
  };
}

/** Interval between log lines of the same kind, in ms. */
const quiet = 60_000;

/**
 * Limits log lines that clients can cause: logs the first event of each kind, then at most one per minute,
 * with the number of omitted ones (`unlogged`). Kinds are kept in memory, so there must be few. `now` is in
 * ms.
 */
export function createSparingLog(log: Log, now: () => number) {
  const said = new Map<string, { at: number; unlogged: number }>();
  return (level: keyof Log, event: string, kind: string, details: LogDetails) => {
    const key = `${event} ${kind}`;
    const last = said.get(key);
    if (last && now() < last.at + quiet) {
      last.unlogged += 1;
      return;
    }
    log[level](event, last?.unlogged ? { ...details, unlogged: last.unlogged } : details);
    said.set(key, { at: now(), unlogged: 0 });
  };
}

/**
 * Describes an unexpected error for the log: name, code and first stack line. The message is left out,
 * because it may contain user input.
 */
export function causeOf(error: unknown): LogDetails {
  if (!(error instanceof Error)) return { cause: typeof error };
  const where = error.stack?.split('\n').find((line) => line.trimStart().startsWith('at '));
  const code = 'code' in error ? String(error.code) : undefined;
  return { cause: error.name, code, where: where?.trim() };
}
