/** Loaded into the server before it starts: says on SIGUSR2 what its heap holds after a collection. */
process.on('SIGUSR2', () => {
  globalThis.gc?.();
  // What buffers held outside of the heap is given back only by the collection after.
  setTimeout(() => {
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    process.stdout.write(`memory ${heapUsed + external}\n`);
  }, 100);
});
