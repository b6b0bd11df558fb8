/** nginx with hosts/nginx/site.conf, and this site's own server behind it. */
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { freePort, start, untilItAnswers } from '../../tests/process.ts';
import type { Host } from './host.ts';
import { startNode } from './start-node.ts';

export async function startNginx(build: string, folder: string): Promise<Host> {
  const server = await startNode(build, folder, '1');
  const place = resolve(folder, 'nginx');
  await mkdir(place, { recursive: true });
  const [key, certificate] = [join(place, 'key.pem'), join(place, 'certificate.pem')];
  makeCertificate(key, certificate);
  const [port, plainPort] = [await freePort(), await freePort()];
  const site = replaceAll(await readFile('hosts/nginx/site.conf', 'utf8'), {
    'server 127.0.0.1:3000;': `server ${new URL(server.origin).host};`,
    'listen 80': `listen 127.0.0.1:${plainPort}`,
    'listen [::]:80': `listen [::1]:${plainPort}`,
    'listen 443 ssl': `listen 127.0.0.1:${port} ssl`,
    'listen [::]:443 ssl': `listen [::1]:${port} ssl`,
    // The name by which the checks ask.
    'server_name www.example.pt;': 'server_name www.example.pt localhost;',
    '/etc/letsencrypt/live/www.example.pt/fullchain.pem': certificate,
    '/etc/letsencrypt/live/www.example.pt/privkey.pem': key,
  });
  await writeFile(join(place, 'nginx.conf'), around(site, place));
  const command = process.env.NGINX_PATH ?? 'nginx';
  const program = start(command, ['-c', join(place, 'nginx.conf'), '-e', 'stderr']);
  const stop = async () => {
    await program.stop();
    await server.stop();
  };
  const origin = `https://localhost:${port}`;
  await untilItAnswers(origin, program, stop);
  const plainOrigin = `http://127.0.0.1:${plainPort}`;
  return { ...server, origin, plainOrigin, stopServer: server.stop, stop };
}

function makeCertificate(key: string, certificate: string) {
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', key, '-out', certificate];
  const order = ['req', '-x509', ...kind, '-subj', '/CN=localhost', '-days', '2', ...files];
  execFileSync('openssl', order, { stdio: 'ignore' });
}

function replaceAll(text: string, changes: Record<string, string>) {
  return Object.entries(changes).reduce((changed, [before, after]) => {
    if (!text.includes(before)) throw new Error(`hosts/nginx/site.conf has no "${before}"`);
    return changed.replaceAll(before, after);
  }, text);
}

/** The surrounding configuration of a real machine, with the compression that Debian enables. */
function around(site: string, place: string) {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const folders = kinds.map((kind) => `${kind}_temp_path ${place}/${kind};`).join('\n');
  // nginx started by root runs its workers as the user nobody, who may not write here.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user}
daemon off;
worker_processes 1;
pid ${place}/pid;
events { worker_connections 512; }
http {
access_log off;
gzip on;
${folders}
${site}
}`;
}
