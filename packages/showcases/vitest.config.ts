import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['node_modules', 'dist'],
    maxWorkers: 3,
    // Long enough for slow machines: time-outs only end tests that hang.
    testTimeout: 300_000,
  },
});
