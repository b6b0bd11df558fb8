import react from '@vitejs/plugin-react';
import browserslist from 'browserslist';
import { browserslistToTargets } from 'lightningcss';
import { defineConfig, loadEnv } from 'vite';
import { buildConstants } from './scripts/build-constants.ts';
import { buildSettingsProblems } from './scripts/build-settings.ts';
import { classNamePattern, shortClassNames } from './scripts/short-class-names.ts';

export default defineConfig(({ command, mode, isSsrBuild }) => {
  const problems = buildSettingsProblems(loadEnv(mode, import.meta.dirname, 'VITE_'));
  if (problems.length > 0) throw new Error(`The settings are wrong.\n${problems.join('\n')}`);
  return {
    plugins: [react(), shortClassNames()],
    appType: 'custom',
    define: {
      ...buildConstants,
      // What React keeps for its developer tools is 350 bytes that no visitor needs.
      ...(command === 'build' && { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }),
    },
    // The shim is for a React older than ours; wouter asks for it all the same.
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
    css: {
      transformer: 'lightningcss',
      lightningcss: {
        drafts: { customMedia: true },
        targets: browserslistToTargets(browserslist('baseline widely available')),
        cssModules: { pattern: classNamePattern },
      },
    },
    build: {
      cssMinify: 'lightningcss',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // 0.9 kB less on every first visit than the bundler's own minifier leaves, most of it unused class
      // names. Neither React nor this site reads a property for its effect.
      minify: isSsrBuild ? false : 'terser',
      terserOptions: {
        module: true,
        ecma: 2020,
        compress: { passes: 3, pure_getters: true },
        // V8 compiles a function in parentheses along with its script, off the main thread. Without
        // them it read React a second time when it ran it: half of what the entry took to start.
        format: { wrap_func_args: true },
      },
      rolldownOptions: {
        checks: { pluginTimings: false },
        output: {
          // What every page needs is one file: brotli folds it better than five, and a phone asks once.
          codeSplitting: { groups: [{ name: 'shared', tags: ['$initial'] }] },
        },
      },
    },
  };
});
