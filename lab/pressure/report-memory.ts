/** Preloaded into the server: on SIGUSR2 it reports the heap after a garbage collection. */
process.on('SIGUSR2', () => {
  globalThis.gc?.();
  // The external memory of buffers is released only by the next collection.
  setTimeout(() => {
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    process.stdout.write(`memory ${heapUsed + external}\n`);
  }, 100);
});
