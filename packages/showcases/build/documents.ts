/** Makes a document for each language out of each page's index.html, in the frame that they share. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rollup } from 'vite';
import { type Code, codes, isCode, locales } from '../browser/language.ts';
import type { PageWords } from '../browser/word-at.ts';
import { pages, pagesFile } from '../pages.ts';
import { licenceFile, typefaces } from '../typefaces.ts';
import { inFrame } from './frame.ts';
import { escapeHtml, writeDocument } from './write-document.ts';

export const root: string = fileURLToPath(new URL('..', import.meta.url));

type Settings = {
  /** The pages that are built. */
  wanted: readonly string[];
  /** Where the pages are served: `/showcase/`. */
  base: string;
  /** The origin of the site. Without it the addresses for link previews lack theirs, as while developing. */
  origin: string;
  /** Of the address without `?lang=`; Portuguese for a language that there is not. */
  defaultLanguage: string;
};

/** The picture that other sites show for a link: `npm run pictures` takes it. */
export const pictureFile = (slug: string, code: string): string =>
  `${slug.replace(/-embed$/, '')}/share/${code}.jpg`;

/** @param load - takes a module by its address in this folder: from the disk, or from a development server */
export const wordsOf = async (
  slug: string,
  code: Code,
  load = (address: string) => import(/* @vite-ignore */ `${root}${address}`),
): Promise<PageWords> => (await load(`${slug.replace(/-embed$/, '')}/words/${code}.ts`))[code];

async function written(html: string, ...place: Parameters<typeof wordsOf>) {
  const [slug, code] = place;
  try {
    return writeDocument(html, code, await wordsOf(...place));
  } catch (error) {
    throw new Error(`${slug}, ${code}: ${String(error)}`);
  }
}

export function documents({ wanted, base, origin, defaultLanguage }: Settings): Plugin {
  const main = isCode(defaultLanguage) ? defaultLanguage : 'pt';
  const fileOf = (code: Code) => (code === main ? 'index.html' : `index.${code}.html`);

  return {
    name: 'documents',
    enforce: 'post',
    config: () => ({
      build: {
        rolldownOptions: {
          input: Object.fromEntries(
            wanted
              .filter((slug) => !slug.endsWith('-embed'))
              .flatMap((slug) => codes.map((code) => wordsEntry(slug, code)))
              .map((entry) => [entry.slice(wordsModule.length).replace(/[-/]/g, '_'), entry]),
          ),
        },
      },
    }),
    resolveId: (id) => (id.startsWith(wordsModule) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(`\0${wordsModule}`) ? wordsSource(id) : undefined),
    transformIndexHtml: {
      order: 'pre',
      handler(html, { server, path, originalUrl }) {
        const slug = path.replace(/^\//, '').replace(/\/(index\.html)?$/, '');
        const whole = inFrame(html, slug);
        if (!server) return whole;
        const asked = new URLSearchParams(originalUrl?.split('?')[1]).get('lang');
        return written(whole, slug, isCode(asked) ? asked : main, (address) =>
          server.ssrLoadModule(`/${address}`),
        );
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const embedded: string[] = [];
        for (const slug of wanted) {
          const page = bundle[`${slug}/index.html`];
          if (page?.type !== 'asset') throw new Error(`${slug} has no document`);
          const html = String(page.source);
          delete bundle[page.fileName];
          for (const code of codes) {
            const picture = pictureFile(slug, code);
            const reference =
              existsSync(`${root}/${picture}`) &&
              this.emitFile({
                type: 'asset',
                name: `${slug.replaceAll('/', '-')}.${code}.jpg`,
                source: readFileSync(`${root}/${picture}`),
              });
            const pictureName = reference ? this.getFileName(reference) : undefined;
            if (pictureName) embedded.push(pictureName);
            const words = wordsTags(bundle, slug, code, base);
            const head = [
              ...words.preloads,
              ...previewTags(await wordsOf(slug, code), code, {
                page: `${origin}${base}${slug}/?lang=${code}`,
                picture: pictureName && `${origin}${base}${pictureName}`,
              }),
            ];
            this.emitFile({
              type: 'asset',
              fileName: `${slug}/${fileOf(code)}`,
              source: (await written(html, slug, code))
                .replace('<script type="module"', `${words.script}\n    $&`)
                .replace('</head>', () => `${head.join('\n')}\n</head>`),
            });
          }
        }
        const list = {
          pages: Object.fromEntries(wanted.map((slug) => [slug, pages[slug]])),
          documents: Object.fromEntries(codes.map((code) => [code, fileOf(code)])),
          embedded,
          packages: ['preact'],
          licences: licencesOf(wanted),
        };
        this.emitFile({ type: 'asset', fileName: pagesFile, source: JSON.stringify(list) });
      },
    },
  };
}

function licencesOf(wanted: readonly string[]) {
  const shown = typefaces.filter(({ to }) => wanted.includes(to.split('/', 1).join()));
  const files = new Set(shown.map(({ from: [family] }) => licenceFile(family)));
  return [...files].map((file) => readFileSync(`${root}/${file}`, 'utf8'));
}

const wordsModule = 'virtual:words/';

/** The module with which a document brings the words of its language, before the page's own script. */
const wordsEntry = (slug: string, code: Code) =>
  `${wordsModule}${slug.replace(/-embed$/, '')}/${code}`;

function wordsSource(id: string) {
  const [slug = '', code = ''] = id.slice(id.indexOf(wordsModule) + wordsModule.length).split('/');
  return [
    `import { ${code} as words } from '${root}/${slug}/words/${code}.ts';`,
    `globalThis.showcaseWords = { code: '${code}', words };`,
  ].join('\n');
}

function wordsTags(bundle: Rollup.OutputBundle, slug: string, code: Code, base: string) {
  const entry = Object.values(bundle).find(
    (chunk) => chunk.type === 'chunk' && chunk.facadeModuleId === `\0${wordsEntry(slug, code)}`,
  );
  if (entry?.type !== 'chunk') throw new Error(`${slug} brings no words in ${code}`);
  return {
    script: `<script type="module" crossorigin src="${base}${entry.fileName}"></script>`,
    preloads: entry.imports.map(
      (file) => `<link rel="modulepreload" crossorigin href="${base}${file}">`,
    ),
  };
}

/** What other sites and messengers show of a link (https://ogp.me). */
function previewTags(
  { head }: PageWords,
  code: Code,
  { page, picture }: { page: string; picture: string | undefined },
) {
  const openGraph = (each: Code) => locales[each].replace('-', '_');
  const tags: [string, string][] = [
    ['og:type', 'website'],
    ['og:title', head.title],
    ['og:description', head.description],
    ['og:url', page],
    ['og:locale', openGraph(code)],
    ...codes
      .filter((other) => other !== code)
      .map((other): [string, string] => ['og:locale:alternate', openGraph(other)]),
  ];
  if (picture)
    tags.push(
      ['og:image', picture],
      ['og:image:type', 'image/jpeg'],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', head.title],
    );
  return [
    ...tags.map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    ...(picture ? ['<meta name="twitter:card" content="summary_large_image">'] : []),
  ];
}
