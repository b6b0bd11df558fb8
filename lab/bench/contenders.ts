/** The servers to compare. Each is a separate process and serves the same files. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { SiteManifest } from '../../server/http/site.ts';
import type { Pin } from './load.ts';

export type Contender = { name: string; origin: string; pid: number; stop: () => Promise<void> };

type Setting = { manifest: SiteManifest; folder: string; port: number; pin: Pin };

const files = resolve('dist/site');

async function isAnswering(origin: string) {
  const response = await fetch(origin).catch(() => undefined);
  await response?.arrayBuffer();
  return response?.ok === true;
}

async function start(
  name: string,
  { folder, port, pin }: Setting,
  words: string[],
  env: Record<string, string> = {},
): Promise<Contender> {
  const origin = `http://127.0.0.1:${port}`;
  if (await isAnswering(origin)) throw new Error(`Something answers on port ${port} already.`);
  const [command = '', ...rest] = [...pin(0), ...words];
  const child: ChildProcess = spawn(command, rest, {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}.`);
    if (await isAnswering(origin)) return { name, origin, pid: child.pid ?? 0, stop };
    await wait(100);
  }
  await stop();
  throw new Error(`${name} did not answer on ${origin} within ten seconds.`);
}

/** This server, as `npm start` runs it. */
export function startOurs(setting: Setting): Promise<Contender> {
  const entry = join(import.meta.dirname, '../../server/index.ts');
  return start('this server', setting, [process.execPath, entry], {
    PORT: String(setting.port),
    HOST: '127.0.0.1',
    SITE_DIR: resolve('dist'),
    OUTBOX_DIR: join(setting.folder, 'outbox'),
  });
}

/** nginx with one worker, its optimisations for static files, and our response headers. */
export async function startNginx(setting: Setting): Promise<Contender> {
  const folder = join(setting.folder, 'nginx');
  await mkdir(folder);
  await writeFile(join(folder, 'nginx.conf'), nginxConfiguration(folder, setting));
  return start('nginx', setting, ['nginx', '-p', folder, '-e', 'error.log', '-c', 'nginx.conf']);
}

function nginxConfiguration(folder: string, { manifest, port }: Setting) {
  const headers = (file: string) =>
    Object.entries({ ...manifest.headers['*'], ...manifest.headers[file] })
      .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`)
      .join('\n');
  const home = manifest.documents['/'];
  const page = typeof home === 'string' ? home : (home?.[manifest.defaultLanguage] ?? '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n');
  // Started by root, its workers would run as another user and could not read root's folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `
daemon off;
${user}
worker_processes 1;
pid nginx.pid;
events { worker_connections 4096; }
http {
${temporary}
types {
text/javascript js;
}
charset utf-8;
charset_types text/javascript;
access_log off;
sendfile on;
keepalive_timeout 75s;
keepalive_requests 100000000;
gzip_static on;
gzip_vary on;
open_file_cache max=1000 inactive=60s;
open_file_cache_valid 60s;
server {
listen 127.0.0.1:${port} backlog=4096;
root ${files};
location = / {
try_files /${page} =404;
add_header Cache-Control no-cache;
${headers(page)}
}
location /assets/ {
add_header Cache-Control "public, max-age=31536000, immutable";
${headers('*')}
}
}
}
`;
}

/** The command line of sirv, the static server that Vite and SvelteKit use. */
export function startSirv(setting: Setting): Promise<Contender> {
  const packageFile = fileURLToPath(import.meta.resolve('sirv-cli/package.json'));
  return start('sirv-cli', setting, [
    process.execPath,
    join(dirname(packageFile), 'bin.js'),
    files,
    '--gzip',
    '--brotli',
    '--etag',
    '--quiet',
    '--single=false',
    '--maxage=3600',
    '--host=127.0.0.1',
    `--port=${setting.port}`,
  ]);
}
