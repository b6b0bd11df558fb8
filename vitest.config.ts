import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{src,content,server,build,tools,hosts,packages}/**/*.test.ts',
      'tests/{relay,specification}/**/*.test.ts',
    ],
    // One more than the cores that `npm test` is made for: the relay's tests wait much of their time, for
    // servers of their own. A fourth brings nothing.
    maxWorkers: 3,
    // They only end what hangs: no test waits for a time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
