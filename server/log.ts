/** One JSON line an event. What visitors write, and who they are, never goes in here. */

export type LogDetails = Record<string, string | number | boolean | undefined>;

export type Log = {
  info: (event: string, details?: LogDetails) => void;
  error: (event: string, details?: LogDetails) => void;
};

function logLine(level: keyof Log, event: string, details: LogDetails): string {
  return `${JSON.stringify({ time: new Date().toISOString(), level, event, ...details })}\n`;
}

/** Writes to `write`, which gets whole lines. */
export function createLog(write: (line: string) => void): Log {
  const at =
    (level: keyof Log) =>
    (event: string, details: LogDetails = {}) =>
      write(logLine(level, event, details));
  return { info: at('info'), error: at('error') };
}

/** In bytes: what waits for a reader before lines are dropped. */
const mostWaiting = 256 * 1024;

/**
 * Writes to stdout or stderr, whatever becomes of it. Node writes to pipes without blocking and to files at
 * once. On a full disk, or when the reader of a pipe has gone, lines are lost; while a reader does not
 * read, those beyond `mostWaiting` are. A terminal that is stopped (Ctrl-S) stops the site as well.
 */
export function createOutput(stream: NodeJS.WriteStream): (line: string) => void {
  // Without a listener a failed write would end the process.
  stream.on('error', () => {});
  return (line) => {
    if (stream.writableLength < mostWaiting) stream.write(line);
  };
}

/** In ms: what anybody can cause without end is logged once in that time. */
const quiet = 60_000;

/**
 * Logs the first of events of one kind and then one a minute, with the number of those left out since
 * (`unlogged`). The kinds must be few: they are remembered.
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
 * What may be logged of an unexpected error: its kind, its code and where it arose. Messages of
 * errors are left out, since they may quote the input.
 */
export function causeOf(error: unknown): LogDetails {
  if (!(error instanceof Error)) return { cause: typeof error };
  const where = error.stack?.split('\n').find((line) => line.trimStart().startsWith('at '));
  const code = 'code' in error ? String(error.code) : undefined;
  return { cause: error.name, code, where: where?.trim() };
}
