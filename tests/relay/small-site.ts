/** A site of a few files, in memory for the handler's tests and on disk for the server's. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type {
  RenderContactReply,
  Replies,
  Site,
  SiteFile,
  SiteManifest,
} from '../../server/http/built-site.ts';
import { ownMailIds } from '../../src/contact/contact-message.ts';
import { hole } from '../../src/contact/contact-reply.ts';

export const manifest: SiteManifest = {
  defaultLanguage: 'pt',
  languages: ['pt', 'en', 'es'],
  site: { name: 'Studio', email: 'ola@studio.example', url: 'https://studio.example' },
  mail: { ...ownMailIds, longestEmailEnding: 4 },
  keepDays: 90,
  exampleFacts: [],
  documents: {
    '/': { pt: 'index.html', en: 'index.en.html', es: 'index.es.html' },
    '/contact': { pt: 'contact.html', en: 'contact.en.html', es: 'contact.es.html' },
    '/showcase/music-player/': {
      pt: 'showcase/music-player/index.html',
      en: 'showcase/music-player/index.en.html',
      es: 'showcase/music-player/index.es.html',
    },
    '/tool/': 'tool/index.html',
  },
  redirects: {
    '/2019/olá mundo': { to: '/contact', language: 'es' },
    '/about.html': { to: '/?ref=old#início' },
  },
  notFound: { pt: '404.html', en: '404.en.html', es: '404.es.html' },
  headers: {
    '*': { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "default-src 'none'" },
    'index.html': { 'Content-Security-Policy': "default-src 'self'" },
    'contact.es.html': { 'Content-Security-Policy': "style-src 'sha256-reply'" },
  },
};

export const texts: Record<string, string> = {
  'assets/app-3f2a.js': `export const lines = [${'"points",'.repeat(200)}];`,
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'site.webmanifest': '{"name":"Studio"}',
  'robots.txt': 'User-agent: *',
  'showcase/music-player/index.html': '<!doctype html><title>Leitor</title>',
  'showcase/music-player/index.en.html': '<!doctype html><title>Player</title>',
  'showcase/music-player/index.es.html': '<!doctype html><title>Reproductor</title>',
  'tool/index.html': '<!doctype html><title>Tool</title>',
  ...Object.fromEntries(
    ['index', 'contact', '404'].flatMap((page) =>
      ['pt', 'en', 'es'].map((language) => [
        language === 'pt' ? `${page}.html` : `${page}.${language}.html`,
        `<!doctype html><html lang="${language}"><title>${page}</title><p>${page}</p>`.repeat(20),
      ]),
    ),
  ),
};

const film = Uint8Array.from({ length: 10_000 }, (_, index) => index % 251);

export function smallSite(): Site {
  const files = new Map<string, SiteFile>();
  for (const [path, text] of Object.entries(texts)) {
    const bytes = Buffer.from(text);
    const encoded = { br: brotliCompressSync(bytes), gzip: gzipSync(bytes) };
    files.set(path, { bytes, encoded, hash: `h${path.length}` });
  }
  files.set('assets/film-77aa.mp4', { bytes: film, encoded: {}, hash: 'film' });
  return { manifest, files };
}

/** A reply renderer that shows its input in the page. */
export const renderContactReply: RenderContactReply = (language, reply) =>
  `<!doctype html><html lang="${language}"><script type="application/json">${JSON.stringify(reply).replaceAll('<', '\\u003c')}</script>`;

/** Writes the site as the build does. */
export async function writeSmallSite(folder: string): Promise<void> {
  const write = async (path: string, bytes: Uint8Array | string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  };
  for (const [path, file] of smallSite().files) {
    await write(`site/${path}`, file.bytes);
    if (file.encoded.br) await write(`site/${path}.br`, file.encoded.br);
    if (file.encoded.gzip) await write(`site/${path}.gz`, file.encoded.gzip);
  }
  await write('manifest.json', JSON.stringify(manifest));
  const replies: Replies = Object.fromEntries(
    manifest.languages.map((language) => {
      const page = `<!doctype html><html lang="${language}"><p>${hole('message')}`;
      return [
        language,
        {
          success: page,
          invalid: page,
          notSent: page,
          notAccepted: page,
          perhapsSent: page,
          notSentGone: page,
          notAcceptedGone: page,
        },
      ];
    }),
  );
  await write('replies.json', JSON.stringify(replies));
}
