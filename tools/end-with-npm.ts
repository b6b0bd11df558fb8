/**
 * npm hands a signal to the shell between it and us, which ends and leaves us behind on the port: who
 * was started by npm ends with it.
 */
export function endWithNpm(): void {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}
