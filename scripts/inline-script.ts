import { build } from 'vite';

/** Builds src/start.ts into the script that stands inside every document. The first language is the default. */
export async function buildInlineScript(languageCodes: readonly string[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __LANGUAGES__: JSON.stringify(languageCodes) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      minify: 'terser',
      terserOptions: { ecma: 2020, toplevel: true, compress: { passes: 3 } },
      lib: { entry: 'src/start.ts', formats: ['iife'], name: 'start' },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (!bundle || !('output' in bundle)) throw new Error('src/start.ts did not build');
  return bundle.output[0].code.trim();
}
