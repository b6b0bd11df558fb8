import { build } from 'vite';
import { scriptTargets } from '../checks/browsers.ts';

type Languages = { defaultLanguage: string; languageCodes: readonly string[] };

/** Bundles src/browser/inline.ts, the inline script of every document. */
export async function buildInlineScript({
  defaultLanguage,
  languageCodes,
}: Languages): Promise<string> {
  // The script treats the first code as the default.
  const codes = [defaultLanguage, ...languageCodes.filter((code) => code !== defaultLanguage)];
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __LANGUAGES__: JSON.stringify(codes) },
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
