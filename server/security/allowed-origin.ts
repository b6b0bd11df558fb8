/**
 * Whether a message comes from this site's own pages, as far as the request tells. Browsers say
 * where a request comes from; a client that says nothing is no browser of the last years and is
 * let through, since nothing here depends on who is logged in.
 */
export function isAllowedOrigin(request: Request, siteUrl: string, trustProxy: number): boolean {
  const fetchSite = request.headers.get('Sec-Fetch-Site');
  if (fetchSite === 'cross-site') return false;
  const origin = request.headers.get('Origin');
  if (origin === null) return true;
  // A page whose referrer policy hides everything: the browser still vouches that it is ours.
  if (origin === 'null') return fetchSite === 'same-origin';
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  // A browser's extension has a host as well, and one that anybody may have chosen.
  return /^https?:$/.test(protocol) && ownHosts(request, siteUrl, trustProxy).includes(host);
}

/** The names this site goes by: a site may be reached by several, and through proxies. */
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
