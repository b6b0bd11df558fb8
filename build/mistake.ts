/** What a command prints of an error before it ends: of our own the message is all, of an unforeseen one the whole way is wanted. */
export function tellMistake(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'Error' ? error.message : (error.stack ?? error.message);
}
