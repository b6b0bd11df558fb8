/**
 * Ends this process when the npm script that started it ends. npm sends a signal only to its shell, which
 * exits without passing it on, so this process would go on and keep the port in use.
 */
export function endWithNpm(): void {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}
