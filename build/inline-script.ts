import { build } from 'vite';
import { scriptTargets } from './browsers.ts';

/** Builds src/browser/inline.ts into the script that stands inside every document. The first language is the default. */
export async function buildInlineScript(languageCodes: readonly string[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __LANGUAGES__: JSON.stringify(languageCodes) },
    build: {
      write: false,
      target: scriptTargets,
      modulePreload: false,
      lib: { entry: 'src/browser/inline.ts', formats: ['iife'], name: 'inline' },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (!bundle || !('output' in bundle)) throw new Error('src/browser/inline.ts did not build');
  return bundle.output[0].code.trim();
}
