/**
 * The configuration by which nginx serves the build as this server does, in two parts: the maps for
 * the http block and the locations for a server block. What may differ from one installation to the
 * next (names, ports, certificates, folders) is in neither: hosts/nginx/site.conf has it.
 *
 * Every header is set in one place with a value from a map, since an add_header in a location would
 * silently switch off all those around it; an empty value sends no header.
 */
import { contentType } from '../../server/http/content-type.ts';
import type { Site, SiteManifest } from '../../server/http/site.ts';
import { sendFormPath, sendPath } from '../../src/contact-message.ts';
import { hasShowcases } from './has-showcases.ts';

const contactPaths = [sendPath, sendFormPath];

/** What this site's own server answers behind nginx: messages, and whether it is well. */
const proxiedPaths = (takesMessages: boolean) =>
  takesMessages ? [...contactPaths, '/healthz', '/readyz'] : [];

const head = '# Made by the build: do not edit, build again.\n';

/** For the http block. */
export function nginxMaps(manifest: SiteManifest, takesMessages: boolean): string {
  const proxied = proxiedPaths(takesMessages);
  return [
    head,
    languageMap(manifest),
    map('"$site_language $uri"', '$site_document', documentsByLanguage(manifest)),
    map('$site_language', '$site_not_found', [
      ...Object.entries(manifest.notFound).map(([code, file]): Entry => [code, `/${file}`]),
    ]),
    '# The next two are looked up again for the page that says what is wrong, which is let through.',
    '# Dot segments, backslashes and NUL: nobody asks for them but those who look for a way out.',
    map(
      '"$request_uri $uri"',
      '$site_is_odd',
      [
        ['~ /bad-request$', ''],
        ['~*^[^? ]*/(?:\\.|%2e){1,2}(?:[/? ])', '1'],
        ['~*^[^? ]*(?:\\\\|%5c|%00)', '1'],
      ],
      'volatile',
    ),
    '# An encoded slash is part of a name, and no file has such a name.',
    map(
      '"$request_uri $uri"',
      '$site_is_encoded',
      [
        ...Object.values(manifest.notFound).map((file): Entry => [`~ /${literal(file)}$`, '']),
        ['~*^[^? ]*%2f', '1'],
      ],
      'volatile',
    ),
    map(
      '"$request_method $uri"',
      '$site_is_refused',
      [['~^(?:GET|HEAD) ', ''], ...proxied.map((path): Entry => [`~ ${literal(path)}$`, ''])],
      '1',
    ),
    map('"$status $uri"', '$site_allow', [
      ...proxied.map((path): Entry => [`~ ${literal(path)}$`, '']),
      ['~^405 ', 'GET, HEAD'],
    ]),
    map(
      '"$status $uri"',
      '$site_cache',
      [
        ...proxied.map((path): Entry => [`~ ${literal(path)}$`, '']),
        ['~ /healthz$', 'no-store'],
        ['~^308 ', 'no-cache'],
        ['~^(?:200|206|304|404) .*\\.html$', 'no-cache'],
        [
          `~^(?:200|206|304) /${hasShowcases(manifest) ? '(?:showcase/)?' : ''}assets/`,
          'public, max-age=31536000, immutable',
        ],
        ['~^(?:200|206|304) ', 'public, max-age=3600'],
      ],
      'no-store',
    ),
    ...headerNames(manifest).map((name, index) => headerMap(manifest, name, index, proxied)),
  ].join('\n');
}

/** For a server block that has `root` and, when it takes messages, an upstream `site_server`. */
export function nginxServer({ manifest, files }: Site, takesMessages: boolean): string {
  const headers = [
    ...headerNames(manifest).map((name, index) => [name, `$site_header_${index}`]),
    ['Cache-Control', '$site_cache'],
    ['Allow', '$site_allow'],
  ];
  return [
    head,
    'server_tokens off;',
    'charset off;',
    '# As the documents write their addresses: no other spelling answers.',
    'merge_slashes off;',
    'absolute_redirect off;',
    '',
    typesBlock([...files.keys()]),
    '',
    '# The copies that the build compressed. "on" and not "always": who takes no gzip gets none.',
    'gzip_static on;',
    'gzip_proxied any;',
    'gzip_vary on;',
    '# With the brotli module (in Debian libnginx-mod-http-brotli-static) take the # away:',
    '#brotli_static on;',
    '',
    ...headers.map(([name, value]) => `add_header ${name} ${value} always;`),
    '',
    'if ($site_is_odd) { return 400; }',
    'if ($site_is_refused) { return 405; }',
    'if ($site_is_encoded) { return 404; }',
    '',
    'error_page 400 /bad-request;',
    'error_page 405 @method_not_allowed;',
    'error_page 404 $site_not_found;',
    line('location = /bad-request', 400, 'Bad request', ['internal;']),
    line('location @method_not_allowed', 405, 'Method not allowed'),
    ...(takesMessages ? [] : [line('location = /healthz', 200, 'OK')]),
    '',
    ...Object.entries(manifest.documents).flatMap(([path, file]) => [
      block(`location = ${path}`, [
        `try_files ${typeof file === 'string' ? `/${file}` : '$site_document'} =404;`,
      ]),
      ...slashTwins(path),
    ]),
    '',
    '# Documents answer at their own addresses only, and compressed copies at none.',
    block('location ~ \\.(?:html|br|gz)$', ['internal;']),
    block('location = /_headers', ['internal;']),
    block('location /', ['try_files $uri =404;']),
    '',
    ...(takesMessages ? messages() : []),
  ].join('\n');
}

type Entry = [key: string, value: string];

/** A map; `fallback` is `volatile` for one that must be looked up anew each time. */
function map(source: string, target: string, entries: Entry[], fallback = '') {
  const lines = entries.map(([key, value]) => `${quote(key)} ${quote(value)};`);
  const first =
    fallback === 'volatile' ? ['volatile;', 'default "";'] : [`default ${quote(fallback)};`];
  return block(`map ${source} ${target}`, [...first, ...lines]);
}

const block = (start: string, lines: string[]) =>
  `${start} {\n${lines.map((each) => `    ${each}\n`).join('')}}`;

/** A one-line answer. */
const line = (location: string, status: number, text: string, also: string[] = []) =>
  block(location, [
    ...also,
    'types { }',
    'default_type "text/plain; charset=utf-8";',
    `return ${status} "${text}";`,
  ]);

function quote(text: string) {
  if (/\$(?!$|\))|\n/.test(text)) throw new Error(`nginx would misread ${text}`);
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The language that a query asks for, as `languageOf` of server/http/site.ts finds it. */
function languageMap({ languages, defaultLanguage }: SiteManifest) {
  const name = spellings('lang');
  return [
    '# Exactly one lang with a known value, else the default.',
    map(
      '$args',
      '$site_language',
      [
        [`~(?:^|&)${name}(?:=[^&]*)?&(?:.*&)?${name}(?:[=&]|$)`, defaultLanguage],
        ...languages.map((code): Entry => [`~(?:^|&)${name}=${spellings(code)}(?:&|$)`, code]),
      ],
      defaultLanguage,
    ),
  ].join('\n');
}

/** Matches a word however much of it is percent-encoded. */
const spellings = (word: string) =>
  [...word]
    .map((letter) => {
      const code = letter.charCodeAt(0).toString(16);
      return `(?:${letter}|%${code.replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
    })
    .join('');

const documentsByLanguage = ({ documents }: SiteManifest) =>
  Object.entries(documents).flatMap(([path, files]) =>
    typeof files === 'string'
      ? []
      : Object.entries(files).map(([code, file]): Entry => [`${code} ${path}`, `/${file}`]),
  );

const headerNames = ({ headers }: SiteManifest) => [
  ...new Set(Object.values(headers).flatMap((values) => Object.keys(values))),
];

/** One header by file. What comes from this site's own server has its headers already. */
function headerMap(
  { headers }: SiteManifest,
  name: string,
  index: number,
  proxied: readonly string[],
) {
  const own = Object.entries(headers).flatMap(([file, values]): Entry[] =>
    file !== '*' && values[name] !== undefined ? [[`/${file}`, values[name]]] : [],
  );
  const none = proxied.map((path): Entry => [path, '']);
  return map('$uri', `$site_header_${index}`, [...own, ...none], headers['*']?.[name]);
}

/** Addresses that differ from the document's by slashes at the end lead to it. */
function slashTwins(path: string) {
  if (path === '/') return [];
  const twins = path.endsWith('/')
    ? `^${literal(path.slice(0, -1))}(?://+)?$`
    : `^${literal(path)}/+$`;
  return [block(`location ~ ${twins}`, [`return 308 ${path}$is_args$args;`])];
}

function typesBlock(paths: string[]) {
  const endings = [...new Set(paths.map((path) => /\.(\w+)$/.exec(path)?.[1] ?? ''))].sort();
  return [
    block(
      'types',
      endings.filter(Boolean).map((ending) => `"${contentType(`.${ending}`)}" ${ending};`),
    ),
    `default_type ${contentType('')};`,
  ].join('\n');
}

/** This site's own server knows the visitor by the last forwarded address. */
const messages = () => [
  ...proxiedPaths(true).map((path) =>
    block(`location = ${path}`, [
      'proxy_pass http://site_server;',
      'proxy_http_version 1.1;',
      'proxy_set_header Connection "";',
      'proxy_set_header Host $http_host;',
      'proxy_set_header X-Forwarded-Host $http_host;',
      'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
      `error_page 502 504 =503 ${contactPaths.includes(path) ? '/messages-away' : '/server-away'};`,
    ]),
  ),
  line('location = /messages-away', 503, 'The message could not be kept, try again later', [
    'internal;',
  ]),
  line('location = /server-away', 503, 'Not ready', ['internal;']),
  '',
];
