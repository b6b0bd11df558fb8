/**
 * Whether a request comes from a page of this site, by `Sec-Fetch-Site` and `Origin`. Browsers send the first over
 * HTTPS, and no page can change it: it is proof, whatever a proxy has made of `Host`. Requests without
 * these headers are allowed: they do not come from a current browser, and there are no sessions to abuse
 * (CSRF).
 */
export function isAllowedOrigin(request: Request, siteUrl: string, trustProxy: number): boolean {
  const fetchSite = request.headers.get('Sec-Fetch-Site');
  if (fetchSite === 'cross-site') return false;
  if (fetchSite === 'same-origin') return true;
  const origin = request.headers.get('Origin');
  if (origin === null) return true;
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  // The scheme is checked because the origin of a browser extension may have any host.
  return /^https?:$/.test(protocol) && ownHosts(request, siteUrl, trustProxy).includes(host);
}

/** The hosts of this site: it may be reached under several names, and through proxies. */
function ownHosts(request: Request, siteUrl: string, trustProxy: number) {
  const { headers } = request;
  const asked = headers.get('Host') ?? new URL(request.url).host;
  const forwarded = trustProxy > 0 ? (headers.get('X-Forwarded-Host') ?? '').split(',') : [];
  return [...forwarded, asked, new URL(siteUrl).host]
    .map((host) =>
      host
        .trim()
        .toLowerCase()
        .replace(/:(80|443)$/, ''),
    )
    .filter(Boolean);
}
