/**
 * Puts data in the place of the two modules that look into folders: the words, read and checked, and the
 * list of pages. A bundle may run where there are no files, as on Cloudflare Workers.
 */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const contentModule = resolve('src/content/content.ts');
const registryModule = resolve('src/pages/registry.ts');

const registry = `
const files = Object.entries(import.meta.glob('./*/page.ts', { import: 'page' }));
export const pages = Object.fromEntries(
  await Promise.all(files.map(async ([file, load]) => [file.split('/')[1], await load()])),
);`;

export const contentPlugin = (): Plugin => ({
  name: 'content',
  async load(id) {
    if (id === registryModule) return registry;
    if (id !== contentModule) return undefined;
    const { readContent } = await import('../src/content/read-content.ts');
    const { words, studio } = readContent();
    return `export const words = ${JSON.stringify(words)};\nexport const studio = ${JSON.stringify(studio)};`;
  },
  hotUpdate({ file }) {
    if (!file.startsWith(resolve('content'))) return undefined;
    const module = this.environment.moduleGraph.getModuleById(contentModule);
    return module ? [module] : [];
  },
});
