import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    // What only `npm run test:all` runs.
    exclude: ['node_modules', 'dist', ...(process.env.TEST_ALL ? [] : ['**/*.all.test.ts'])],
    maxWorkers: 3,
    // Long enough for slow machines: time-outs only end tests that hang.
    testTimeout: 300_000,
  },
});
