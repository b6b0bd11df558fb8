import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { readBuildSettings } from './build/build-settings.ts';
import { cssTargets, scriptTargets } from './build/checks/browsers.ts';
import { contentPlugin } from './build/documents/content-plugin.ts';
import { madeFiles } from './build/documents/made-files.ts';
import { madeFolders, servedFolders, studioAlias } from './build/studio-alias.ts';
import { inStudio } from './src/studio/folder.ts';
import { readSettings } from './src/studio/read-settings.ts';

export default defineConfig(({ mode, command }) => {
  const env = readBuildSettings(mode);
  const { film, analytics, fields } = readSettings(inStudio('settings.yaml'));
  return {
    plugins: [madeFiles(), contentPlugin({ withDrafts: command === 'serve', env }), react()],
    appType: 'custom',
    resolve: { alias: studioAlias },
    server: { fs: { allow: servedFolders }, watch: { ignored: madeFolders } },
    publicDir: inStudio('public'),
    // The browser's code needs no more of the settings.
    define: {
      'import.meta.env.SITE_FILM': film,
      'import.meta.env.SITE_LOADS_EARLY': analytics.loadBeforeConsent,
      'import.meta.env.SITE_USUAL_FORM': fields === undefined,
    },
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
      rolldownOptions: {
        checks: { pluginTimings: false },
        output: {
          // Of its modules the bundler would take the name of any.
          chunkFileNames: ({ moduleIds }) =>
            `assets/${moduleIds.some((id) => id.includes('/react-dom/')) ? 'react' : '[name]'}-[hash].js`,
        },
      },
    },
  };
});
