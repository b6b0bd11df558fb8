import { directionMarks } from '../../src/contact/contact-message.ts';

/**
 * Writes a line without control characters, and without those that turn the direction of a line: text of
 * visitors and mail servers must not control the terminal.
 */
export function say(line = ''): void {
  const shown = line.replaceAll(/[^\P{Cc}\n]/gu, ' ').replaceAll(directionMarks, '');
  process.stdout.write(`${shown}\n`);
}

/** Ends a command: with 0 if all is well, otherwise with 1, and with the sentence of an error. */
export async function end(isWell: Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await isWell) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
