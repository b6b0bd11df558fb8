import './tests/on-sample.ts';
import './src/studio/use-folder.ts';
import { defineConfig } from 'vitest/config';
import { madeFiles, makeDrawings } from './build/documents/made-files.ts';
import { studioAlias } from './build/studio-alias.ts';

export default defineConfig({
  plugins: [madeFiles(makeDrawings)],
  resolve: { alias: studioAlias },
  // For React as the site ships it too (tests/islands/tab.ts).
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    include: [
      '{src,server,build,hosts,packages/editor,lab}/**/*.test.ts',
      'tests/{*,{islands,made-studio,relay,specification}/**/*}.test.ts',
    ],
    setupFiles: ['tests/seed.ts'],
    // One more than two cores, because the relay's tests often wait for their own servers. A fourth worker
    // makes the run no faster.
    maxWorkers: 3,
    // Long enough for slow machines: time-outs only end tests that hang.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
