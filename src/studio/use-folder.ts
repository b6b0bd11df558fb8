/**
 * The first import of every command: which studio it is for. `STUDIO` names the folder, from where the command was
 * called; without it, it is `studio/`. What cannot work is refused in a sentence, before anything else is done.
 */
import { findStudio, StudioRefused } from './find-studio.ts';

try {
  // npm runs a command in the project's folder, and says where it was called.
  const called = process.env.INIT_CWD || process.cwd();
  const found = findStudio(process.env.STUDIO?.trim() || undefined, called);
  // Not named when it is the project's own: a copy of the project that this command works with has another.
  if (found === 'studio') delete process.env.STUDIO;
  else process.env.STUDIO = found;
  // The commands that this one starts find the path as it is now.
  process.env.INIT_CWD = process.cwd();
} catch (error) {
  if (!(error instanceof StudioRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
