import { join } from 'node:path';
import { runNode } from './site-process.ts';

const script = join(import.meta.dirname, '../../server/commands/outbox.ts');

/** Runs the owner's command in a folder, to its end. */
export async function runOutbox(args: string[], folder: string, env: Record<string, string>) {
  const { exited, lines } = runNode([script, ...args], folder, env);
  return { code: await exited, text: lines.join('\n') };
}
