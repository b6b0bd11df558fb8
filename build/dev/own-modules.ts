/**
 * Notes which files this process has loaded itself. Node never reads a module again, so after a change of one of
 * them the process has to start again. Imported before every other module.
 */
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

export const ownModules: ReadonlySet<string> = noteModules();

/** The exit status that asks `start.ts` for another process. */
export const hasChanged = 75;

function noteModules() {
  const files = new Set<string>();
  registerHooks({
    load(url, context, next) {
      if (url.startsWith('file:') && !url.includes('/node_modules/'))
        files.add(fileURLToPath(url.replace(/[?#].*/, '')));
      return next(url, context);
    },
  });
  return files;
}
