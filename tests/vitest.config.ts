/** Tests of the built documents: of any studio, and of the specification on the one that it is about. */
import '../src/studio/use-folder.ts';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    setupFiles: ['tests/strict-patterns.ts'],
    exclude: ['tests/specification/{calls,contact-form}.test.ts'],
    include: [`tests/${process.env.STUDIO ? 'studio' : '{studio,specification}'}/**/*.test.ts`],
    // In one process, which parses each document once for all files. They change nothing.
    isolate: false,
    maxWorkers: 1,
    // Long enough for slow machines: time-outs only end tests that hang.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
