/** Servers of Debian's packages with the package's own settings, and the lines of docs/hosting.md. */
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { freePort, start, untilItAnswers } from '../../tests/process.ts';
import { documentLines, withPlaces, written } from './document-lines.ts';
import type { Host } from './host.ts';
import { startNode } from './start-node.ts';

type Place = { folder: string; port: number };

type Program = {
  /** The command, and the package that has it. */
  path: string;
  packages: string;
  /** Files that the packages bring. */
  needs?: readonly string[];
  /** Writes the settings around the lines; returns the arguments. */
  configure: (lines: string, place: Place) => Promise<string[]>;
  /** What stands for the server's address in the lines, where it is not in one piece. */
  serverAt?: (server: URL) => Record<string, string>;
};

const isRoot = process.getuid?.() === 0;

async function writeSettings({ folder }: Place, text: string) {
  const file = join(folder, 'settings.conf');
  await writeFile(file, text);
  return file;
}

/** Debian's modules and apache2.conf, as far as it says something about sites. */
const apacheAround = (lines: string, { folder, port }: Place, modules: string[], more = '') => `
ServerRoot /etc/apache2
ServerName localhost
${isRoot ? 'User www-data\nGroup www-data' : ''}
DefaultRuntimeDir ${folder}
PidFile ${folder}/apache.pid
Mutex file:${folder} default
ErrorLog ${folder}/error.log
Listen 127.0.0.1:${port}
${apacheUsual.map((name) => `IncludeOptional mods-available/${name}.load\nIncludeOptional mods-available/${name}.conf`).join('\n')}
${modules.map((name) => `Include mods-available/${name}.load`).join('\n')}
${more}
<VirtualHost *:${port}>
${lines}
</VirtualHost>
`;

/** What Debian switches on with the package. */
const apacheUsual = [
  ...[
    'mpm_event',
    'access_compat',
    'alias',
    'auth_basic',
    'authn_core',
    'authn_file',
    'authz_core',
  ],
  ...['authz_host', 'authz_user', 'autoindex', 'deflate', 'dir', 'env', 'filter', 'mime'],
  ...['negotiation', 'reqtimeout', 'setenvif'],
];

function apache(modules: string[], more?: (folder: string) => string): Omit<Program, 'packages'> {
  return {
    path: '/usr/sbin/apache2',
    async configure(lines, place) {
      const text = apacheAround(lines, place, modules, more?.(place.folder));
      return ['-DFOREGROUND', '-f', await writeSettings(place, text)];
    },
  };
}

/** The recommended settings with the rules in force, which Debian's package leaves to its owner. */
const firewall = (folder: string) => `
SecDataDir ${folder}
Include /etc/modsecurity/modsecurity.conf-recommended
SecRuleEngine On
SecAuditEngine Off
SecDebugLogLevel 0
Include /usr/share/modsecurity-crs/owasp-crs.load
`;

const proxyModules = ['proxy', 'proxy_http'];

const nginx: Program = {
  path: process.env.NGINX_PATH ?? '/usr/sbin/nginx',
  packages: 'nginx-light',
  needs: ['/etc/nginx/proxy_params', '/etc/nginx/mime.types'],
  async configure(lines, place) {
    const { folder, port } = place;
    for (const file of ['proxy_params', 'mime.types'])
      await cp(join('/etc/nginx', file), join(folder, file));
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
      .join('\n');
    const text = `${isRoot ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
events { worker_connections 768; }
http {
access_log off;
include mime.types;
default_type application/octet-stream;
gzip on;
${temporary}
server {
listen 127.0.0.1:${port};
${lines}
}
}`;
    return ['-c', await writeSettings(place, text), '-e', 'stderr'];
  },
};

const caddy: Program = {
  path: '/usr/bin/caddy',
  packages: 'caddy',
  configure: async (lines, place) => {
    const own = withPlaces(lines, { [written.name]: `http://127.0.0.1:${place.port}` });
    const file = await writeSettings(place, `{\n\tadmin off\n\tauto_https off\n}\n${own}`);
    return ['run', '--adapter', 'caddyfile', '--config', file];
  },
};

/** Debian's settings with the place of this try, and the lines where Debian's own are included. */
async function lighttpdSettings(lines: string, place: Place) {
  const debians = await readFile('/etc/lighttpd/lighttpd.conf', 'utf8');
  const text = withPlaces(debians, {
    'server.port                 = 80': `server.port = ${place.port}\nserver.bind = "127.0.0.1"`,
    '/var/log/lighttpd/error.log': join(place.folder, 'error.log'),
    '/run/lighttpd.pid': join(place.folder, 'lighttpd.pid'),
    '/var/cache/lighttpd/uploads': place.folder,
    'server.username             = "www-data"': '',
    'server.groupname            = "www-data"': '',
    'include_shell "/usr/share/lighttpd/use-ipv6.pl " + server.port': '',
    'include "/etc/lighttpd/conf-enabled/*.conf"': lines,
  });
  return ['-D', '-f', await writeSettings(place, text)];
}

const lighttpd = {
  path: '/usr/sbin/lighttpd',
  packages: 'lighttpd',
  configure: lighttpdSettings,
};

const programs = {
  'apache proxy': { ...apache(proxyModules), packages: 'apache2' },
  'apache firewall': {
    ...apache([...proxyModules, 'unique_id', 'security2'], firewall),
    packages: 'apache2 libapache2-mod-security2 modsecurity-crs',
    needs: [
      '/etc/modsecurity/modsecurity.conf-recommended',
      '/usr/share/modsecurity-crs/owasp-crs.load',
    ],
  },
  'haproxy proxy': {
    path: '/usr/sbin/haproxy',
    packages: 'haproxy',
    async configure(lines, place) {
      const debians = await readFile('/etc/haproxy/haproxy.cfg', 'utf8');
      const own = withPlaces(lines, {
        'bind :443 ssl crt /etc/haproxy/site.pem': `bind 127.0.0.1:${place.port}`,
      });
      const text = `global\n${debians.slice(debians.indexOf('\ndefaults'))}\n${own}`;
      return ['-db', '-f', await writeSettings(place, text)];
    },
  },
  'caddy proxy': caddy,
  'nginx proxy': nginx,
  'lighttpd proxy': {
    ...lighttpd,
    serverAt: ({ port }) => ({ '"port" => 3000': `"port" => ${port}` }),
  },
  'h2o proxy': {
    path: '/usr/bin/h2o',
    packages: 'h2o',
    async configure(lines, place) {
      const own = withPlaces(lines, {
        'listen: 80': `listen:\n      host: 127.0.0.1\n      port: ${place.port}`,
        [written.name]: `127.0.0.1:${place.port}`,
      });
      const user = isRoot ? 'user: root\n' : '';
      return ['-c', await writeSettings(place, user + own)];
    },
  },
  'varnish proxy': {
    path: '/usr/sbin/varnishd',
    packages: 'varnish',
    serverAt: ({ port }) => ({ '"3000"': `"${port}"` }),
    async configure(lines, place) {
      const options = documentLines('varnish options').trim().split(/\s+/);
      const own = ['-F', '-j', 'none', '-a', `127.0.0.1:${place.port}`, '-n', place.folder];
      return [...own, '-f', await writeSettings(place, lines), ...options];
    },
  },
  'squid proxy': {
    path: '/usr/sbin/squid',
    packages: 'squid',
    needs: ['/etc/squid/squid.conf'],
    serverAt: ({ port }) => ({ 'parent 3000': `parent ${port}` }),
    async configure(lines, place) {
      const own = withPlaces(lines, {
        'http_port 80 ': `http_port 127.0.0.1:${place.port} `,
        [written.name]: '127.0.0.1',
      });
      // It refuses to run as root, and its own user writes here.
      await chmod(place.folder, 0o777);
      const debians = await readFile('/etc/squid/squid.conf', 'utf8');
      const text = withPlaces(debians, {
        '\nhttp_access deny all\n': `\n${own}\nhttp_access deny all\n`,
        '\nhttp_port 3128\n': '\n',
        '\ninclude /etc/squid/conf.d/*.conf\n': '\n',
        '\ncoredump_dir /var/spool/squid\n': `\ncoredump_dir ${place.folder}\n`,
      });
      const places = [
        `pid_filename ${place.folder}/squid.pid`,
        `cache_log ${place.folder}/cache.log`,
        'access_log none',
      ];
      return ['--foreground', '-f', await writeSettings(place, [text, ...places].join('\n'))];
    },
  },
  'apache folder': { ...apache(['rewrite']), packages: 'apache2' },
  'lighttpd folder': lighttpd,
  'caddy folder': caddy,
  'nginx folder': nginx,
} satisfies Record<string, Program>;

export type DebianKind = keyof typeof programs;
export const debianKinds = Object.keys(programs) as DebianKind[];

/** A sentence when its packages are not on this machine. */
export function missingPackages(kind: DebianKind): string | undefined {
  const { path, packages, needs = [] }: Program = programs[kind];
  return [path, ...needs].every((file) => existsSync(file))
    ? undefined
    : `It is not installed: apt-get install ${packages}`;
}

/** The lines of a kind; a firewall is in front of what is a proxy anyway. */
const linesOf = (kind: DebianKind) =>
  kind === 'apache firewall'
    ? documentLines('apache proxy') + documentLines(kind)
    : documentLines(kind);

const serverPlaces = ({ serverAt }: Program, server: URL) =>
  serverAt?.(server) ?? { [written.server]: server.host };

export async function startDebian(kind: DebianKind, build: string, work: string): Promise<Host> {
  const folder = resolve(work);
  const program: Program = programs[kind];
  const isFolder = kind.endsWith(' folder');
  const server = isFolder ? undefined : await startNode(build, folder, '1');
  const port = await freePort();
  const place = { folder: join(folder, 'settings'), port };
  await mkdir(place.folder, { recursive: true });
  const lines = withPlaces(
    linesOf(kind),
    server
      ? serverPlaces(program, new URL(server.origin))
      : { [written.folder]: resolve(build, 'site') },
  );
  const running = start(program.path, await program.configure(lines, place), {
    env: { XDG_DATA_HOME: place.folder, XDG_CONFIG_HOME: place.folder },
  });
  const stop = async () => {
    await running.stop();
    await server?.stop();
  };
  const origin = `http://127.0.0.1:${port}`;
  await untilItAnswers(origin, running, stop);
  return { messages: async () => [], ...server, origin, stop };
}
