import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { cssTargets, scriptTargets } from './build/browsers.ts';
import { buildSettingsProblems } from './build/build-settings.ts';
import { config } from './site.config.ts';

export default defineConfig(({ mode }) => {
  const problems = buildSettingsProblems(loadEnv(mode, import.meta.dirname, 'VITE_'));
  if (problems.length > 0) throw new Error(`The settings are wrong.\n${problems.join('\n')}`);
  return {
    plugins: [react()],
    appType: 'custom',
    define: { 'import.meta.env.SITE_FILM': config.film },
    css: {
      transformer: 'lightningcss',
      lightningcss: {
        drafts: { customMedia: true },
        targets: cssTargets,
        cssModules: { pattern: '[name]-[local]' },
      },
    },
    build: {
      target: scriptTargets,
      cssMinify: 'lightningcss',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  };
});
