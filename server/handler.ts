/** The whole site as one function from request to response, for any platform with web-standard requests. */
import { sendFormPath, sendPath } from '../src/contact-message.ts';
import { type Client, createContactRelay, type RelayOptions } from './contact-relay.ts';
import { type Pages, plainText } from './pages.ts';

export type HandlerOptions = RelayOptions & { pages: Pages };

export type Handler = (request: Request, client: Client) => Response | Promise<Response>;

/** `client.address` is the address of the connection; what proxies say is read from the headers. */
export function createHandler({ pages, ...options }: HandlerOptions): Handler {
  const relay = createContactRelay(options);
  const everywhere = options.manifest.headers['*'];

  return (request, client) => {
    const page = pages.answerKnown(request);
    if (page) return page;
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
        return pages.answer(request, url);
    }
  };
}
