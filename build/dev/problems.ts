/** The checks of `npm run check` for the development server, in a process of their own. */
import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';

/**
 * The pages come first: the checks begin when nothing has changed for a moment, run beside the pages with less of the
 * machine, and are broken off by the next change.
 * @param tell - gets a sentence for each problem; none when there is nothing to mend
 * @returns has the checks done again, soon after the last call; until then nothing is known
 */
export function watchProblems(tell: (problems: readonly string[]) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running: AbortController | undefined;
  return () => {
    clearTimeout(timer);
    running?.abort();
    timer = setTimeout(() => {
      running = new AbortController();
      const { signal } = running;
      const checks = fork(join(import.meta.dirname, 'find-problems.ts'), { signal });
      // Broken off.
      checks.on('error', () => {});
      if (checks.pid) setPriority(checks.pid, 10);
      checks.once('message', (problems) => {
        if (!signal.aborted) tell(problems as string[]);
      });
    }, 300);
  };
}
