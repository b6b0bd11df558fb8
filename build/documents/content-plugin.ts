/**
 * Replaces the two modules that read folders with data: the validated texts, and the list of pages. Needed
 * because a bundle may run where there is no file system, as on Cloudflare Workers.
 */
import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const contentModule = resolve('src/content/content.ts');
const registryModule = resolve('src/pages/registry.ts');

const registry = `
const files = import.meta.glob('./*/page.ts', { eager: true, import: 'page' });
export const pages = Object.fromEntries(
  Object.entries(files).map(([file, page]) => [file.split('/')[1], page]),
);`;

/** Build output that maps each page id to the source file of its component. */
export const componentsFile = '.vite/components.json';

export const contentPlugin = (): Plugin => ({
  name: 'content',
  async load(id) {
    if (id === registryModule) return registry;
    if (id !== contentModule) return undefined;
    const { readContent } = await import('../../src/content/read-content.ts');
    const { words, studio } = readContent();
    return `export const words = ${JSON.stringify(words)};\nexport const studio = ${JSON.stringify(studio)};`;
  },
  generateBundle() {
    const components = [...this.getModuleIds()].flatMap((id) => {
      const [, page] = /\/src\/pages\/([^/]+)\/page\.ts$/.exec(id) ?? [];
      // The only dynamic import of a page.ts is its component.
      const [component] = this.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
      return page && component ? [[page, relative('.', component)]] : [];
    });
    if (components.length > 0)
      this.emitFile({
        type: 'asset',
        fileName: componentsFile,
        source: JSON.stringify(Object.fromEntries(components)),
      });
  },
  hotUpdate({ file }) {
    if (!file.startsWith(resolve('content'))) return undefined;
    const module = this.environment.moduleGraph.getModuleById(contentModule);
    return module ? [module] : [];
  },
});
