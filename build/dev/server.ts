/**
 * `npm run dev`: every page in every language, rendered as in a build, and reloaded on changes. Messages
 * are stored in the outbox, as on the server.
 */
import '../../src/studio/use-folder.ts';
import { createServer } from 'node:http';
import { resolve, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { createServer as createViteServer, type ViteDevServer } from 'vite';
import { createContactRelay } from '../../server/contact/relay.ts';
import { readEnvironment } from '../../server/environment.ts';
import { createLog } from '../../server/log.ts';
import { openOutbox } from '../../server/mail/outbox.ts';
import { makeOutbox } from '../../server/mail/outbox-files.ts';
import { parseSettings } from '../../server/settings.ts';
import { sendFormPath, sendPath } from '../../src/contact-message.ts';
import { escapeHtml } from '../../src/document/escape-html.ts';
import type * as Prerender from '../../src/document/prerender.tsx';
import { studioFolder } from '../../src/studio/folder.ts';
import { withOwnPlaces } from '../../src/studio/own-places.ts';
import type * as Check from '../checks/check.ts';
import { buildInlineScript } from '../documents/inline-script.ts';
import { endWithNpm } from '../end-with-npm.ts';
import { tellMistake } from '../mistake.ts';
import type * as StitchesPage from './stitches-page.tsx';

endWithNpm();
const settings = parseSettings(withOwnPlaces(readEnvironment()));
const http = createServer();
const vite = await createViteServer({
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: http } },
  // Listed, because Vite would reload the first page when it discovers them.
  optimizeDeps: { include: ['react-dom/client', '@emailjs/browser'] },
});

const loadPrerender = async () =>
  (await vite.ssrLoadModule('/src/document/prerender.tsx')) as typeof Prerender;

async function renderAddress(address: URL) {
  const prerender = await loadPrerender();
  const { defaultLanguage, languageCodes, pageAt, renderDocument } = prerender;
  const page = pageAt(address.pathname);
  const asked = address.searchParams.get('lang');
  const language = languageCodes.find((code) => code === asked) ?? defaultLanguage;
  // The first rendering adds the page's modules to the module graph, which the styles are read from.
  await renderDocument(page, language, noAssets);
  const html = await renderDocument(page, language, await currentAssets(prerender));
  const status = page === 'not-found' ? 404 : 200;
  const withProblems = html + (await problemsHtml());
  return { status, html: await vite.transformIndexHtml(address.href, withProblems) };
}

/** A box over the page with the problems of texts, pictures and stitch maps. */
async function problemsHtml() {
  const { siteProblems } = (await vite.ssrLoadModule('/build/checks/check.ts')) as typeof Check;
  const problems = await siteProblems();
  return problems.length === 0 ? '' : alertOf(problems.map(escapeHtml).join('<br>'));
}

function alertOf(html: string) {
  const look =
    'position:fixed;inset:auto 1rem 1rem;z-index:99;max-height:50vh;overflow:auto;padding:1rem;background:#fff;color:#111;border:3px solid #b00;font:14px/1.5 monospace;white-space:pre-wrap';
  return `<div role="alert" style="${look}">${html}</div>`;
}

async function renderStitches() {
  const page = (await vite.ssrLoadModule('/build/dev/stitches-page.tsx')) as typeof StitchesPage;
  return page.renderStitches(await currentStyles(vite));
}

/** Stops React's console message about its developer tools. */
const disableDevtoolsHint = 'window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= { isDisabled: true };';

const noAssets: Prerender.DocumentAssets = { css: '', inlineScript: '', module: '', preload: [] };

/** All styles are in the document, as in a build, so that no unstyled content flashes. */
const currentAssets = async (
  languages: Parameters<typeof buildInlineScript>[0],
): Promise<Prerender.DocumentAssets> => ({
  css: await currentStyles(vite),
  inlineScript: disableDevtoolsHint + (await buildInlineScript(languages)),
  module: '/src/browser/page.ts',
  preload: [],
});

/** The styles of everything rendered so far, in import order. */
async function currentStyles({ environments, ssrLoadModule }: ViteDevServer) {
  const urls = [...environments.ssr.moduleGraph.idToModuleMap.values()]
    .map(({ url }) => url)
    .filter((url) => url.endsWith('.css'));
  const modules = await Promise.all(urls.map((url) => ssrLoadModule(`${url}?inline`)));
  return modules.map((module) => String(module.default)).join('\n');
}

// Any change reloads the document; the browser restores the scroll position.
vite.watcher.on('change', (file) => {
  if ([studioFolder, 'src'].some((folder) => file.startsWith(resolve(folder) + sep)))
    vite.ws.send({ type: 'full-reload' });
});

/** The server's relay, with the current texts. */
async function createDevelopmentRelay() {
  const { createReplyRenderer, defaultLanguage, languageCodes, site } = await loadPrerender();
  const manifest = {
    defaultLanguage,
    languages: languageCodes,
    site: { name: site.name, email: site.email, url: site.url },
    mail: site.mail,
    keepDays: site.mail.keepDays,
    exampleFacts: [],
    documents: {},
    notFound: {},
    headers: {},
    replyAssets: await currentAssets({ defaultLanguage, languageCodes }),
  };
  await makeOutbox(settings.outboxFolder);
  const outbox = openOutbox(settings.outboxFolder);
  return createContactRelay({
    manifest,
    settings,
    renderContactReply: await createReplyRenderer(manifest.replyAssets),
    keepMessage: outbox.keep,
    now: Date.now,
    log: createLog((line) => process.stdout.write(line)),
  });
}

const relay = await createDevelopmentRelay().catch((error: unknown) => {
  console.error(tellMistake(error));
  process.exit(1);
});
const answerMessage = getRequestListener((request) =>
  relay(request, new URL(request.url), { address: '127.0.0.1' }),
);

http.on('request', (request, response) => {
  const address = new URL(request.url ?? '/', `http://localhost:${settings.port}`);
  if ([sendPath, sendFormPath].includes(address.pathname))
    return void answerMessage(request, response);
  vite.middlewares(request, response, async () => {
    try {
      const { status, html } =
        address.pathname === '/stitches'
          ? { status: 200, html: await renderStitches() }
          : await renderAddress(address);
      response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      const text = stripVTControlCharacters(tellMistake(error));
      console.error(text);
      // A document with Vite's client: it loads the page again when the mistake is mended.
      const html = await vite.transformIndexHtml(
        address.href,
        `<!doctype html><title>500</title>${alertOf(escapeHtml(text))}`,
      );
      response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
    }
  });
});

http.listen(settings.port, settings.host, () =>
  console.log(`Developing on http://localhost:${settings.port}`),
);
