/**
 * Returns what a command prints before it exits with an error: only the message of expected errors, which
 * are plain Errors, and the stack of unexpected ones.
 */
export function tellMistake(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'Error' ? error.message : (error.stack ?? error.message);
}
