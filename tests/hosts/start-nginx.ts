/** nginx with the configuration that the build made, and this site's own server behind it for the messages. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Host } from './host.ts';
import { freePort, start, untilItAnswers } from './process.ts';
import { startNode } from './start-node.ts';

/** Debian's, and what is found by name elsewhere. */
export const nginxCommand = process.env.NGINX_PATH ?? 'nginx';

export async function startNginx(build: string, folder: string): Promise<Host> {
  const server = await startNode({ build, folder, trustProxy: true });
  const port = await freePort();
  const temporary = join(folder, 'nginx');
  await mkdir(temporary, { recursive: true });
  const configuration = join(temporary, 'nginx.conf');
  await writeFile(
    configuration,
    configure(resolve(build), resolve(temporary), port, server.origin),
  );
  const program = start(nginxCommand, ['-c', resolve(configuration), '-e', 'stderr']);
  const origin = `http://127.0.0.1:${port}`;
  await untilItAnswers(origin, program).catch(async (error) => {
    await server.stop();
    throw error;
  });
  return {
    ...server,
    origin,
    // Debian's has no brotli unless its module is installed.
    promises: { ...server.promises, encodings: ['gzip'] },
    stopMessages: server.stop,
    async stop() {
      await program.stop();
      await server.stop();
    },
  };
}

/** What hosts/nginx/site.conf is on a real machine: ports and folders around the generated parts. */
function configure(build: string, temporary: string, port: number, server: string) {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    // Started by root it would read the build as nobody, who may not see this folder.
    process.getuid?.() === 0 ? 'user root;' : '',
    'daemon off;',
    'worker_processes 1;',
    `pid ${temporary}/pid;`,
    'events { worker_connections 512; }',
    'http {',
    'access_log off;',
    ...paths.map((name) => `${name}_temp_path ${temporary}/${name};`),
    `include ${build}/hosts/nginx/maps.conf;`,
    `upstream site_server { server ${new URL(server).host}; keepalive 4; }`,
    `server { listen 127.0.0.1:${port}; root ${build}/site; include ${build}/hosts/nginx/server.conf; }`,
    '}',
  ].join('\n');
}
