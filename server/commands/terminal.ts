import { directionMarks } from '../../src/contact/contact-message.ts';

/**
 * Writes a line without control characters, and without those that turn the direction of a line: text of
 * visitors and mail servers must not control the terminal.
 */
export function say(line = ''): void {
  const shown = line.replaceAll(/[^\P{Cc}\n]/gu, ' ').replaceAll(directionMarks, '');
  process.stdout.write(`${shown}\n`);
}
