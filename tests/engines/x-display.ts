/** A screen that is nowhere, for a browser that has no mode without one. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type XDisplay = { name: string; stop: () => Promise<void> };

/** The display is one that is free: Xvfb finds it and says which. Throws when it ends before. */
export async function startDisplay(program: string): Promise<XDisplay> {
  const child = spawn(
    program,
    ['-displayfd', '3', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const end = () => child.kill('SIGKILL');
  process.on('exit', end);
  const exited = once(child, 'exit');
  const told = child.stdio[3];
  if (!told) throw new Error('Xvfb has no way to say which display it has');
  const [number] = await Promise.race([
    once(told, 'data'),
    exited.then(([code]) => {
      throw new Error(`Xvfb ended with ${code}`);
    }),
  ]);
  return {
    name: `:${String(number).trim()}`,
    async stop() {
      process.off('exit', end);
      child.kill('SIGTERM');
      await exited;
    },
  };
}
