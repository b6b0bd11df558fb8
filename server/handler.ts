/** The whole site as one function from request to response, for any platform with web-standard requests. */
import { sendFormPath, sendPath } from '../src/contact-message.ts';
import { type Client, createContactRelay, type RelayOptions } from './contact-relay.ts';
import { createPages, plainText } from './pages.ts';
import type { Site } from './site.ts';

export type HandlerOptions = Omit<RelayOptions, 'manifest'> & { site: Site };

export type Handler = (request: Request, client: Client) => Response | Promise<Response>;

/** `client.address` is the address of the connection; what proxies say is read from the headers. */
export function createHandler({ site, ...options }: HandlerOptions): Handler {
  const pages = createPages(site);
  const relay = createContactRelay({ ...options, manifest: site.manifest });
  const everywhere = site.manifest.headers['*'];

  return (request, client) => {
    const url = new URL(request.url);
    switch (url.pathname) {
      case sendPath:
      case sendFormPath:
        return relay(request, url, client);
      case '/healthz':
        return /^(GET|HEAD)$/.test(request.method)
          ? plainText(200, 'OK', everywhere)
          : plainText(405, 'Method not allowed', { ...everywhere, Allow: 'GET, HEAD' });
      default:
        return pages(request, url);
    }
  };
}
