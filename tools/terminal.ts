/** Writes a line without control characters: text of visitors and mail servers must not control the terminal. */
export function say(line = ''): void {
  process.stdout.write(`${line.replaceAll(/[^\P{Cc}\n]/gu, ' ')}\n`);
}
