import react from '@vitejs/plugin-react';
import browserslist from 'browserslist';
import { browserslistToTargets } from 'lightningcss';
import { defineConfig, loadEnv } from 'vite';
import { buildSettingsProblems } from './scripts/build-settings.ts';

export default defineConfig(({ mode }) => {
  const problems = buildSettingsProblems(loadEnv(mode, import.meta.dirname, 'VITE_'));
  if (problems.length > 0) throw new Error(`The settings are wrong.\n${problems.join('\n')}`);
  return {
    plugins: [react()],
    appType: 'custom',
    css: {
      transformer: 'lightningcss',
      lightningcss: {
        drafts: { customMedia: true },
        targets: browserslistToTargets(browserslist('baseline widely available')),
        cssModules: { pattern: '[name]-[local]' },
      },
    },
    build: {
      cssMinify: 'lightningcss',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  };
});
