import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{src,content,server,build,tools,hosts,packages}/**/*.test.ts',
      'tests/relay/**/*.test.ts',
    ],
    // Two cores: the relay's tests start servers of their own.
    maxWorkers: 2,
    testTimeout: 30_000,
  },
});
