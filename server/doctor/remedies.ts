/** What stands between visitor and server, as it shows from outside, and the line that mends it. */
import type { IncomingHttpHeaders } from 'node:http';

const proxies = {
  apache: /apache/i,
  caddy: /caddy/i,
  cloudflare: /cloudflare/i,
  h2o: /h2o/i,
  lighttpd: /lighttpd/i,
  nginx: /nginx|openresty/i,
  squid: /squid/i,
  varnish: /varnish/i,
} as const;

export type ProxyName = keyof typeof proxies;

/** Those that name themselves. HAProxy does not. */
export function proxiesIn(headers: IncomingHttpHeaders): ProxyName[] {
  const said = [headers.server, headers.via, 'x-varnish' in headers ? 'varnish' : ''].join(' ');
  return (Object.keys(proxies) as ProxyName[]).filter((name) => proxies[name].test(said));
}

type Remedy = {
  /** What is wrong, as a heading of the places where it is. */
  says: string;
  /** What to do, where the line depends on nothing. */
  advice: string;
  lines?: Partial<Record<ProxyName | 'haproxy', string>>;
};

const untouched = 'Let the proxy pass answers as they are: the build has compressed them.';
const noRules = 'Let only the server and the lines of docs/hosting.md set headers.';

export const remedies = {
  'no-answer': {
    says: 'There is no answer',
    advice:
      'Look whether the server and the proxy run and reach each other. If visitors get answers, this machine alone does not reach the address.',
  },
  refused: {
    says: 'A page or file is refused before the server is asked',
    advice: 'A firewall judges it by its address or its bytes: let it leave answers alone.',
    lines: { apache: 'SecResponseBodyAccess Off', nginx: 'SecResponseBodyAccess Off' },
  },
  'not-served': {
    says: 'A page or file is not there',
    advice: 'Deploy the build that is here, and pass every address to the server.',
    lines: {
      apache: 'ProxyPass "/" "http://127.0.0.1:3000/"',
      nginx: 'location / { proxy_pass http://127.0.0.1:3000; }',
    },
  },
  'other-build': {
    says: 'A page or file is not as it was built',
    advice:
      'Deploy the build that is here, or ask from where it was built; else something rewrites it.',
  },
  'other-language': {
    says: 'A page comes in another language than was asked for',
    advice:
      'A cache leaves the query out: it must be a part of its key, or pages must not be cached.',
    lines: { nginx: 'proxy_cache off;', varnish: 'sub vcl_recv { return (pass); }' },
  },
  'mail-rewritten': {
    says: 'Mail addresses in the pages are rewritten',
    advice: 'Switch the hiding of mail addresses off.',
    lines: { cloudflare: 'Scrape Shield: Email Address Obfuscation off' },
  },
  'script-rewritten': {
    says: 'Scripts are added to the pages or rewritten',
    advice: 'Switch it off: the policy of the pages forbids such scripts.',
    lines: { cloudflare: 'Speed: Rocket Loader off; Web Analytics: automatic setup off' },
  },
  'compressed-twice': {
    says: 'What is compressed is compressed again',
    advice: untouched,
    lines: {
      nginx: 'gzip off;',
      apache: 'RemoveOutputFilter, or SetEnv no-gzip 1',
      caddy: 'take "encode" out',
      lighttpd: 'take "mod_deflate" out',
    },
  },
  'not-compressed': {
    says: 'Pages come uncompressed',
    advice: 'Pass Accept-Encoding on to the server.',
    lines: {
      nginx: 'take "proxy_set_header Accept-Encoding" out',
      apache: 'take "RequestHeader unset Accept-Encoding" out',
      haproxy: 'take "http-request del-header accept-encoding" out',
    },
  },
  'brotli-lost': {
    says: 'Pages come as gzip to those who take Brotli, which is smaller',
    advice: 'Pass Accept-Encoding on as it is.',
    lines: { varnish: 'varnishd -p http_gzip_support=off' },
  },
  'unasked-encoding': {
    says: 'An answer has a compression that was not asked for, or does not name it',
    advice: 'A cache or proxy mixes the forms of a page: keep Content-Encoding and Vary.',
  },
  'vary-lost': {
    says: 'An answer does not say that it depends on Accept-Encoding',
    advice: 'Keep the header Vary, or caches give Brotli to those who cannot read it.',
  },
  'header-lost': {
    says: 'A header of the server is missing',
    advice: `Do not hide it. ${noRules}`,
    lines: { nginx: 'take "proxy_hide_header" out', apache: 'take "Header unset" out' },
  },
  'header-changed': { says: 'A header of the server has another value', advice: noRules },
  'header-doubled': {
    says: 'A header comes twice',
    advice: `The proxy adds what the server sends already. ${noRules}`,
    lines: { nginx: 'take "add_header" out', apache: 'take "Header always set" out' },
  },
  cached: {
    says: 'An answer comes from a cache that must not keep it',
    advice:
      'Pages change with a release, and messages are one’s own: let caches keep what Cache-Control allows.',
    lines: {
      nginx: 'proxy_cache off;',
      varnish: 'sub vcl_recv { return (pass); }',
      cloudflare: 'take the rule "Cache Everything" out',
    },
  },
  'no-304': {
    says: 'A page that the browser has is sent again',
    advice: 'Keep the headers ETag and If-None-Match.',
  },
  'no-range': {
    says: 'Parts of a file are not given, so a film cannot be moved through',
    advice: 'Keep the headers Range and Accept-Ranges.',
    lines: { nginx: 'take "proxy_set_header Range" out' },
  },
  'not-found-as-200': {
    says: 'A wrong address is answered as if it were right',
    advice: 'Do not lead wrong addresses to the home page.',
    lines: { nginx: 'take "try_files … /index.html" out', lighttpd: 'server.errorfile-prefix' },
  },
  'own-error-page': {
    says: 'In place of the site’s answer comes another page',
    advice: 'Let the server’s own answers pass.',
    lines: {
      nginx: 'proxy_intercept_errors off;',
      apache: 'ProxyErrorOverride Off',
      haproxy: 'take "errorfile 404" out',
    },
  },
  'redirect-elsewhere': {
    says: 'An old address leads elsewhere, or nowhere',
    advice: 'The server leads to a path: do not add a host, a scheme or a port to it.',
    lines: { nginx: 'proxy_redirect off;', apache: 'take "ProxyPassReverse" out' },
  },
  'origin-refused': {
    says: 'The site’s own form is refused, because the server hears another name',
    advice: 'Pass on the name that was asked for, and set TRUST_PROXY and VITE_SITE_URL.',
    lines: {
      nginx: 'include proxy_params; proxy_set_header X-Forwarded-Host $http_host;',
      apache: 'ProxyPreserveHost On',
      h2o: 'proxy.preserve-host: ON',
      squid: 'accel vhost',
    },
  },
  'text-refused': {
    says: 'An honest message is refused before the server is asked',
    advice:
      'A firewall takes words of the message for an attack: take the fields of the form out of its rules (docs/hosting.md).',
    lines: {
      apache:
        'ctl:ruleRemoveTargetByTag=OWASP_CRS;ARGS:template_params.message and the five others',
    },
  },
  'length-refused': {
    says: 'A message is refused for its length before the server is asked',
    advice: 'Let bodies of 128 KB pass: the server refuses those over 64 KB with its own page.',
    lines: {
      nginx: 'client_max_body_size 128k;',
      apache: 'LimitRequestBody 131072; SecRequestBodyNoFilesLimit 131072',
      caddy: 'request_body { max_size 128KB }',
      h2o: 'limit-request-body: 131072',
      squid: 'request_body_max_size 128 KB',
      lighttpd: 'server.max-request-size = 128',
    },
  },
  'answered-between': {
    says: 'A message is answered by something else in the server’s place, and may have been taken',
    advice:
      'Its page or its error is not the server’s: look whether the server runs and is reached each time, and switch challenges off for the form’s addresses.',
  },
  'message-failed': {
    says: 'A message was not taken',
    advice: 'Look into the server’s log and npm run outbox.',
  },
  'message-not-sent': {
    says: 'The message was taken and is not sent',
    advice: 'npm run outbox says what the mail server answered.',
  },
  'visitors-as-one': {
    says: 'The server does not hear the visitor’s address: all count as one, and anybody can invent one',
    advice: 'Append the address to X-Forwarded-For, and set TRUST_PROXY to the number of proxies.',
    lines: {
      haproxy: 'option forwardfor',
      nginx: 'include proxy_params;',
    },
  },
  certificate: {
    says: 'The certificate is wrong, or ends within two weeks',
    advice: 'certbot renew, then let the proxy read it again.',
  },
  'http-open': {
    says: 'An address without TLS does not lead to the same address with it',
    advice: 'Answer it with 308 to https.',
    lines: { nginx: 'return 308 https://$server_name$request_uri;' },
  },
  'other-name': {
    says: 'The name with or without www does not lead to the site',
    advice: 'Put it into the certificate and lead it to the site, or take it out of the DNS.',
    lines: { nginx: 'server_name example.pt; return 308 https://www.example.pt$request_uri;' },
  },
} as const satisfies Record<string, Remedy>;

export type FaultKind = keyof typeof remedies;

/** The line for the proxies that are there, or, where none names itself, for each. */
export function remedyOf(kind: FaultKind, found: readonly ProxyName[]): string {
  const { advice, lines = {} }: Remedy = remedies[kind];
  const all = Object.entries(lines);
  const theirs = all.filter(([name]) => found.some((proxy) => proxy === name));
  const shown = theirs.length > 0 ? theirs : all;
  return [advice, ...shown.map(([name, line]) => `${name}: ${line}`)].join('\n');
}
