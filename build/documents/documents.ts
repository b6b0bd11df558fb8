/** Writes the prerendered documents, and the manifest with which servers serve them. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import type { ReplyDocuments } from '../../src/contact/contact-reply.ts';
import type { DocumentAssets } from '../../src/document/frame.ts';
import type * as Prerender from '../../src/document/prerender.tsx';
import { exampleFacts } from '../checks/example-facts.ts';
import { writeDiscoveryFiles } from './discovery-files.ts';
import { buildInlineScript } from './inline-script.ts';
import { writeLicences } from './licences.ts';
import { writeOldAddresses } from './old-address-pages.ts';
import { namesIn, ownStyles } from './own-styles.ts';
import { headersOf, type PageNeeds } from './response-headers.ts';
import { writeSpeculationRules } from './speculation-rules.ts';

/** Writes them into the build in `folder`. */
export async function writeDocuments(folder: string): Promise<void> {
  const siteFolder = `${folder}/site`;
  const prerenderFolder = `${folder}/prerender`;
  const prerender: typeof Prerender = await import(
    pathToFileURL(`${prerenderFolder}/prerender.js`).href
  );
  const {
    defaultLanguage,
    fileOf,
    languageCodes,
    renderDocument,
    renderReplies,
    routeIds,
    routePaths,
    showcases,
    site,
  } = prerender;
  const assetsOf = await assetsByPage(prerender, siteFolder, prerenderFolder);
  const inScripts = await namesInScripts(siteFolder);
  const written: Record<string, string> = {};
  const replies: Record<string, ReplyDocuments> = {};

  async function write(page: Prerender.PageId) {
    const assets = await assetsOf(page);
    const rendered: Record<string, string> = {};
    for (const language of languageCodes) {
      rendered[language] = await renderDocument(page, language, assets);
      if (page === 'contact') replies[language] = await renderReplies(language, assets);
    }
    // The answers have the styles of the page, because they come with its policy, which names them.
    const answers = page === 'contact' ? Object.values(replies) : [];
    const all = [rendered, ...answers];
    const named = namesIn(
      all
        .flatMap((it) => Object.values(it))
        .join('')
        .replaceAll(assets.css, ''),
    );
    const css = ownStyles(assets.css, (name) => named.has(name) || inScripts.has(name));
    for (const documents of all)
      for (const [key, html] of Object.entries(documents))
        Object.assign(documents, { [key]: html.replace(assets.css, () => css) });

    const files: Record<string, string> = {};
    for (const [language, html] of Object.entries(rendered)) {
      const ending = language === defaultLanguage ? 'html' : `${language}.html`;
      const file = `${fileOf(page)}.${ending}`;
      await mkdir(dirname(`${siteFolder}/${file}`), { recursive: true });
      await writeFile(`${siteFolder}/${file}`, html);
      written[file] = html;
      files[language] = file;
    }
    return files;
  }

  const documents: Record<string, Record<string, string>> = {};
  for (const page of routeIds) documents[routePaths[page]] = await write(page);
  const notFound = await write('not-found');
  const fromElsewhere = await takePages(siteFolder, languageCodes);
  Object.assign(documents, fromElsewhere.documents);

  const feeds = prerender.feeds();
  for (const [path, feed] of Object.entries(feeds)) await writeFile(siteFolder + path, feed);
  await writeDiscoveryFiles(siteFolder, prerender);
  await writeSpeculationRules(siteFolder, showcases);
  const redirects = Object.fromEntries(
    Object.entries(prerender.redirects).filter(([, { to }]) => {
      const path = decodeURI(new URL(to, site.url).pathname);
      // A page that is not shown has no address.
      return Object.hasOwn(documents, path) || existsSync(siteFolder + path);
    }),
  );
  if (site.hosting.kind === 'folder')
    await writeOldAddresses(siteFolder, { ...prerender, redirects }, documents);
  await writeLicences(siteFolder, fromElsewhere.packages, fromElsewhere.licences);

  const manifest = {
    defaultLanguage,
    languages: languageCodes,
    site: { name: site.name, email: site.email, url: site.url },
    mail: {
      publicKey: site.mail.publicKey,
      serviceId: site.mail.serviceId,
      templateId: site.mail.templateId,
      longestEmailEnding: site.mail.longestEmailEnding,
      fields: site.mail.fields,
    },
    labels: prerender.fieldLabels(),
    keepDays: site.mail.keepDays,
    exampleFacts: exampleFacts(site),
    visits: prerender.visitsSettings(),
    documents,
    redirects,
    notFound,
    headers: headersOf(written, site, {
      ...fromElsewhere,
      embedded: [...fromElsewhere.embedded, ...picturesIn(Object.values(feeds), site.url)],
      feeds: Object.keys(feeds).map((path) => path.slice(1)),
    }),
  };
  await writeFile(`${folder}/manifest.json`, JSON.stringify(manifest, null, 2));
  await writeFile(`${folder}/replies.json`, JSON.stringify(replies));
}

/** The files of this site that feeds show: readers show them in pages of their own. */
const picturesIn = (feeds: readonly string[], origin: string) => [
  ...new Set(
    feeds
      .flatMap((feed) => [...feed.matchAll(/ src(?:set)?=&quot;(.*?)&quot;/gi)])
      .map(([, address = '']) => address.replaceAll('&amp;amp;', '&'))
      .filter((address) => address.startsWith(`${origin}/`))
      .map((address) => decodeURI(new URL(address).pathname).slice(1)),
  ),
];

/** What the build of the demonstrations writes about its pages. */
type ListOfPages = {
  /** Needs of each page by its folder. */
  pages: Record<string, PageNeeds>;
  /** The file of each language in such a folder. */
  documents: Record<string, string>;
  /** Pictures that other sites show for a link. */
  embedded: readonly string[];
  /** npm packages in the bundles of these pages, for licences.txt. */
  packages: readonly string[];
  /** The licences of their typefaces. */
  licences: readonly string[];
};

const noPages = '{"pages":{},"documents":{},"embedded":[],"packages":[],"licences":[]}';

/**
 * Reads and deletes the list of the demonstrations' pages. For a language that they are not in they have
 * `index.html`.
 */
async function takePages(siteFolder: string, languages: readonly string[]) {
  const folder = 'showcase';
  const file = `${siteFolder}/${folder}/pages.json`;
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return noPages;
    throw error;
  });
  await rm(file, { force: true });
  const list = JSON.parse(text) as ListOfPages;
  const fileOf = (name: string, code: string) =>
    join(folder, name, list.documents[code] ?? 'index.html');
  const pages = Object.entries(list.pages);
  return {
    documents: Object.fromEntries(
      pages.map(([name]) => [
        `/${folder}/${name}/`,
        Object.fromEntries(languages.map((code) => [code, fileOf(name, code)])),
      ]),
    ),
    needs: Object.fromEntries(
      pages.flatMap(([name, needs]) =>
        Object.keys(list.documents).map((code) => [fileOf(name, code), needs] as const),
      ),
    ),
    embedded: list.embedded.map((picture) => join(folder, picture)),
    packages: list.packages,
    licences: list.licences,
  };
}

/** Returns a function that finds the assets of a page in the manifests of the two builds. */
async function assetsByPage(
  prerender: typeof Prerender,
  siteFolder: string,
  prerenderFolder: string,
) {
  const { defaultLanguage, languageCodes, site } = prerender;
  const pages = await readManifest(prerenderFolder);
  const browser = await readManifest(siteFolder);
  const inlineScript = await buildInlineScript({ defaultLanguage, languageCodes });
  const module = chunkOf(browser, 'src/browser/page.ts');
  const consent = site.analytics.measurementId
    ? ['src/islands/consent/consent-bar.module.css']
    : [];

  return async (page: Prerender.PageId): Promise<DocumentAssets> => {
    const sources = ['src/document/prerender.tsx', prerender.componentFile(page), ...consent];
    const styles = chunksOf(pages, sources).flatMap(({ css = [] }) => css);
    const css = await Promise.all(
      [...new Set(styles)].map((file) => readFile(`${prerenderFolder}/${file}`, 'utf8')),
    );
    return {
      css: css.map((text) => text.trim()).join(''),
      inlineScript,
      module: `/${module.file}`,
    };
  };
}

/** Of classes and custom properties, that code may use which runs in a page. */
async function namesInScripts(siteFolder: string) {
  const folder = `${siteFolder}/assets`;
  const files = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  const scripts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return namesIn(scripts.join(' '));
}

const readManifest = async (folder: string) =>
  JSON.parse(await readFile(`${folder}/.vite/manifest.json`, 'utf8')) as Manifest;

function chunkOf(manifest: Manifest, source: string) {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no chunk for ${source}`);
  return chunk;
}

/** Returns the chunks of these sources and their static imports, without duplicates. */
function chunksOf(manifest: Manifest, sources: readonly string[]) {
  const found = new Set<Manifest[string]>();
  const visit = (source: string) => {
    const chunk = chunkOf(manifest, source);
    if (found.has(chunk)) return;
    found.add(chunk);
    chunk.imports?.forEach(visit);
  };
  sources.forEach(visit);
  return [...found];
}
