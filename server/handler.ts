/** The whole site as one function from Request to Response, for any platform with web-standard requests. */
import { sendFormPath, sendPath } from '../src/contact/contact-message.ts';
import { createContactRelay, type RelayOptions } from './contact/relay.ts';
import { type Pages, plainText } from './http/pages.ts';
import { answerReadiness, type Readiness } from './http/readiness.ts';
import type { Client } from './security/client-key.ts';

export type HandlerOptions = RelayOptions & {
  pages: Pages;
  /** Omitted on platforms that store and deliver messages themselves (Workers). */
  readiness?: () => Promise<Readiness>;
};

export type Handler = (request: Request, client: Client) => Response | Promise<Response>;

/**
 * `client.address` is the address of the connection; the addresses that proxies forward are read from the
 * headers.
 */
export function createHandler({ pages, readiness, ...options }: HandlerOptions): Handler {
  const relay = createContactRelay(options);
  const everywhere = options.manifest.headers['*'];

  return (request, client) => {
    const url = URL.parse(request.url);
    // A `Host` such as `a.1` is well-formed but makes an invalid URL: a host name that ends in a number
    // must be an IP address.
    if (!url) return plainText(400, 'Bad request', everywhere);
    switch (url.pathname) {
      case sendPath:
      case sendFormPath:
        return relay(request, url, client);
      case '/healthz':
        return /^(GET|HEAD)$/.test(request.method)
          ? plainText(200, 'OK', everywhere)
          : plainText(405, 'Method not allowed', { ...everywhere, Allow: 'GET, HEAD' });
      case '/readyz':
        if (readiness) return answerReadiness(request, client, readiness, everywhere);
        return pages.answer(request, url);
      default:
        return pages.answer(request, url);
    }
  };
}
