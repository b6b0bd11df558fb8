/** Writes the prerendered documents, and the manifest by which a host serves them. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import type { DocumentAssets } from '../src/document.ts';
import type * as Prerender from '../src/entry-prerender.tsx';
import { writeDiscoveryFiles } from './discovery-files.ts';
import { stylesFor, untilDressed } from './first-screen.ts';
import { buildInlineScript } from './inline-script.ts';
import { writeLicences } from './licences.ts';
import { headersOf } from './response-headers.ts';

const siteFolder = 'dist/site';

export async function writeDocuments(): Promise<void> {
  const prerender: typeof Prerender = await import(
    pathToFileURL('dist/prerender/entry-prerender.js').href
  );
  const { defaultLanguage, languageCodes, renderDocument, routeIds, routePaths, site } = prerender;
  const bundle = new Bundle(
    JSON.parse(await readFile(`${siteFolder}/.vite/manifest.json`, 'utf8')) as Manifest,
  );
  const ordered = [defaultLanguage, ...languageCodes.filter((code) => code !== defaultLanguage)];
  const inlineScript = await buildInlineScript(ordered);
  const written: Record<string, string> = {};

  async function write(page: Prerender.PageId, base: string) {
    const files: Record<string, string> = {};
    for (const language of languageCodes) {
      const file = language === defaultLanguage ? `${base}.html` : `${base}.${language}.html`;
      const assets = await bundle.assetsOf(page, language, inlineScript);
      const html = await renderDocument(page, language, (body) => dress(page, body, assets));
      await writeFile(`${siteFolder}/${file}`, html);
      written[file] = html;
      files[language] = file;
    }
    return files;
  }

  const documents: Record<string, Record<string, string> | string> = {};
  for (const page of routeIds) {
    const path = routePaths[page];
    documents[path] = await write(page, path === '/' ? 'index' : path.slice(1));
  }
  const notFound = await write('not-found', '404');
  for (const slug of await readdir(`${siteFolder}/showcase`)) {
    if (slug !== 'assets') documents[`/showcase/${slug}/`] = `showcase/${slug}/index.html`;
  }

  await writeDiscoveryFiles(siteFolder, prerender);
  await writeLicences(siteFolder);

  const manifest = {
    defaultLanguage,
    languages: languageCodes,
    site: { name: site.name, email: site.email, url: site.url },
    mail: {
      publicKey: site.mail.publicKey,
      serviceId: site.mail.serviceId,
      templateId: site.mail.templateId,
    },
    keepDays: site.mail.keepDays,
    documents,
    notFound,
    headers: headersOf(written, site),
    /** For the replies to a form posted without JavaScript, which the server renders itself. */
    replyCss: (await bundle.assetsOf('contact', defaultLanguage, inlineScript)).css,
  };
  await writeFile('dist/manifest.json', JSON.stringify(manifest, null, 2));
}

/** What the browser build made, by source file. */
class Bundle {
  readonly #manifest: Manifest;
  readonly #styles = new Map<string, string>();

  constructor(manifest: Manifest) {
    this.#manifest = manifest;
  }

  /** What a page in a language loads: its styles, and the chunks to fetch once it has been painted. */
  async assetsOf(
    page: Prerender.PageId,
    language: Prerender.Language,
    inlineScript: string,
  ): Promise<DocumentAssets> {
    const entry = 'src/entry-browser.tsx';
    const pageSource = Object.keys(this.#manifest).find((source) =>
      source.endsWith(`/${pageFile(page)}-page.tsx`),
    );
    if (!pageSource) throw new Error(`The build has no chunk for the page ${page}`);
    const words = [`content/${language}/common.ts`, `content/${language}/${wordsFile(page)}.ts`];
    const chunks = this.#chunksOf([entry, pageSource, ...words]);
    // The page's drawings stand in the document; their code does not come, but their styles must.
    const drawings = `src/stitch/drawings/${page}.tsx`;
    const dressed = [...chunks, ...this.#chunksOf(drawings in this.#manifest ? [drawings] : [])];
    const styles = [...new Set(dressed.flatMap((chunk) => chunk.css ?? []))];
    const [script, ...preload] = chunks.map((chunk) => `/${chunk.file}`);
    return {
      css: (await Promise.all(styles.map((file) => this.#read(file)))).join(''),
      sheets: { addresses: styles.map((file) => `/${file}`), when: 'never' },
      start: { inlineScript, plan: { script: script ?? '', preload } },
    };
  }

  /** The chunks of these sources and all that they import at once, each once, the first source first. */
  #chunksOf(sources: string[]) {
    const found = new Map<string, Manifest[string]>();
    const visit = (source: string) => {
      const chunk = this.#manifest[source];
      if (!chunk) throw new Error(`The build has no chunk for ${source}`);
      if (found.has(source)) return;
      found.set(source, chunk);
      chunk.imports?.forEach(visit);
    };
    sources.forEach(visit);
    return [...found.values()];
  }

  async #read(file: string) {
    const known = this.#styles.get(file);
    if (known !== undefined) return known;
    const css = (await readFile(`${siteFolder}/${file}`, 'utf8')).trim();
    this.#styles.set(file, css);
    return css;
  }
}

/**
 * The home page is the one whose document would not fit a connection's first flight with all its
 * styles: it carries those of its first screen.
 */
function dress(page: Prerender.PageId, body: string, assets: DocumentAssets): DocumentAssets {
  if (page !== 'home' || !assets.sheets) return assets;
  const hero = body.indexOf('<section id="home"');
  // The menu is closed; opened this early, it is seen when its styles have come.
  const firstScreen = body
    .slice(0, body.indexOf('</section>', hero))
    .replace(/<dialog[\s\S]*?<\/dialog>/, '');
  return {
    ...assets,
    css: stylesFor(firstScreen, assets.css) + untilDressed,
    sheets: { ...assets.sheets, when: 'later' },
  };
}

const legalPages = new Set(['privacy-policy', 'terms-and-conditions']);

const pageFile = (page: Prerender.PageId) => (legalPages.has(page) ? 'legal' : page);

const wordsFile = (page: Prerender.PageId) =>
  legalPages.has(page) || page === 'attributions' ? `legal/${page}` : page;
