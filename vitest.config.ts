import './tests/on-sample.ts';
import './src/studio/use-folder.ts';
import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { madeFiles, makeDrawings } from './build/documents/made-files.ts';
import { studioAlias } from './build/studio-alias.ts';

const exclude = ['**/node_modules/**', ...(process.env.TEST_ALL ? [] : ['**/*.all.test.ts'])];
const files = globSync(
  [
    '{src,server,build,hosts,packages/{editor,import},lab}/**/*.test.ts',
    'tests/{*,{engine,islands,made-studio,relay}/**/*}.test.ts',
    // These start islands. The rest of the specification: tests/vitest.config.ts.
    'tests/specification/{calls,contact-form}.test.ts',
  ],
  { exclude },
);
/** Of what the tests share, these are values alone. */
const samples = 'sample-message|small-site|stored-mail|visits-sample';
/** Changes modules, globals or variables, counts what the process does, or imports what does so. */
const changes = new RegExp(
  `\\bvi\\.|process\\.(env|chdir)|@vitest-environment|workOf|setStudioFolder|tests/(editor|relay/(?!${samples}))`,
);
const isAlone = (file: string) =>
  file.startsWith('tests/') || changes.test(readFileSync(file, 'utf8'));
const alone = files.filter(isAlone);
const together = files.filter((file) => !isAlone(file));

export default defineConfig({
  plugins: [madeFiles(makeDrawings)],
  resolve: { alias: studioAlias },
  // For React as the site ships it too (tests/islands/tab.ts).
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    // What only `npm run test:all` runs.
    exclude,
    setupFiles: ['tests/seed.ts', 'tests/strict-patterns.ts'],
    // The pages name their colours: other styles are not read.
    css: { include: [/colours\.css/] },
    // One more than two cores, because the relay's tests often wait for their own servers. A fourth worker
    // makes the run no faster.
    maxWorkers: 3,
    // Long enough for slow machines: time-outs only end tests that hang.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Whoever waits for a failure on their own machine is told soon; a busy one of CI has the time it needs.
    expect: { poll: { timeout: process.env.CI ? 60_000 : 10_000 } },
    projects: [
      { extends: true, test: { name: 'alone', include: alone } },
      // These share their modules, which take a third of the time to load anew for each file.
      { extends: true, test: { name: 'together', include: together, isolate: false } },
    ],
  },
});
