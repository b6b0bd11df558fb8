/** Answers for a page, a message or a file of the site in development. */
import { statSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { basename, resolve, sep } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer as createViteServer, mergeConfig } from 'vite';
import type { Settings } from '../../server/settings.ts';
import { sendFormPath, sendPath } from '../../src/contact/contact-message.ts';
import { studioFolder } from '../../src/studio/folder.ts';
import { envFolder, madeFolder } from '../../src/studio/own-places.ts';
import viteConfig from '../../vite.config.ts';
import { answerMistake } from './answer-mistake.ts';
import { openRelay } from './contact-relay.ts';
import { ownModules } from './own-modules.ts';
import { createPages } from './pages.ts';
import { watchProblems } from './problems.ts';

type SiteOptions = {
  http: Server;
  settings: Settings;
  startAgain: () => void;
  /** Whether it runs the checks after each change. */
  isChecked: boolean;
};

export async function startDevelopment(options: SiteOptions): Promise<RequestListener> {
  const { http, settings, startAgain, isChecked } = options;
  const own = {
    configFile: false,
    // The editor starts another one: of two in one folder each would replace the libraries that the other serves.
    cacheDir: `${madeFolder}/libraries-${settings.port}`,
    server: { middlewareMode: true, ws: { server: http } },
    // Listed, because Vite would reload the first page when it discovers them.
    optimizeDeps: { include: ['react-dom/client'] },
  };
  const vite = await createViteServer(
    mergeConfig(viteConfig({ command: 'serve', mode: 'development' }), own),
  );
  const pages = createPages(vite);
  const relay = await openRelay(settings);

  let problems: readonly string[] = [];
  const overlay = () => ({
    type: 'error' as const,
    err: { message: problems.join('\n\n'), stack: '' },
  });
  const checkSoon = watchProblems((found) => {
    problems = found;
    if (found.length > 0) vite.ws.send(overlay());
  });
  const check = () => isChecked && checkSoon();
  vite.ws.on('connection', (socket) => {
    if (problems.length > 0) socket.send(JSON.stringify(overlay()));
  });

  // Of two changes within 50 ms, as of an editor that formats what it has saved, the watcher tells only the first.
  vite.watcher.on('change', (path) => {
    const told = lastWritten(path);
    setTimeout(() => {
      if (lastWritten(path) === told) return;
      vite.watcher.emit('change', path);
      vite.watcher.emit('all', 'change', path);
    }, 60);
  });

  const studio = resolve(studioFolder);
  vite.watcher.on('all', (_, path) => {
    const file = resolve(path);
    const isOfStudio = file.startsWith(studio + sep);
    if (ownModules.has(file) || isSettings(file)) return startAgain();
    const isSource = isOfStudio || file.startsWith(resolve('src') + sep) || pages.has(file);
    if (!isSource || isLeftover(file)) return;
    pages.change(file, isOfStudio);
    const isStyle = file.endsWith('.css') && problems.length === 0;
    problems = [];
    check();
    // The browser restores the scroll position.
    vite.ws.send(isStyle ? { type: 'custom', event: 'styles' } : { type: 'full-reload' });
  });
  check();

  return (request, response) => {
    const address = new URL(request.url ?? '/', `http://localhost:${settings.port}`);
    if ([sendPath, sendFormPath].includes(address.pathname)) {
      const answer = getRequestListener((message) => pages.use((it) => relay(message, it)));
      return void answer(request, response);
    }
    vite.middlewares(request, response, async () => {
      try {
        const isFramed = request.headers['sec-fetch-dest'] === 'iframe';
        const {
          status,
          html,
          location,
          type = 'text/html',
        } = await pages.render(address, isFramed);
        if (location !== undefined) response.setHeader('Location', location);
        response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` }).end(html);
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        answerMistake(response, error, '<script type="module" src="/@vite/client"></script>');
      }
    });
  };
}

const lastWritten = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

const isSettings = (file: string) =>
  file === resolve(studioFolder, 'settings.yaml') ||
  (file.startsWith(resolve(envFolder, '.env')) &&
    !file.includes(sep, resolve(envFolder).length + 1));

/** What editors and systems put beside the files that they write, and the folder of our own editor. */
const isLeftover = (file: string) =>
  /^[.#]|~$|^4913$/.test(basename(file)) || file.split(sep).includes('.editor');
