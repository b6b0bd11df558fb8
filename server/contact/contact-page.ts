/** The pages that answer a form posted without scripts, whoever could read how much of it. */
import { type ContactReply, sendFormPath } from '../../src/contact/contact-message.ts';
import { outcomeOf } from '../../src/contact/contact-outcome.ts';
import type { RenderContactReply, ResponseHeaders, SiteManifest } from '../http/built-site.ts';
import { causeOf, type Log } from '../log.ts';

export type ContactPage = { headers: ResponseHeaders; body: string };

export type ContactPageOptions = {
  manifest: SiteManifest;
  renderContactReply: RenderContactReply;
  log: Log;
};

/** Returns undefined when rendering fails: the plain-text answer still tells the real outcome. */
export function contactPage(
  { manifest, renderContactReply, log }: ContactPageOptions,
  language: string,
  reply: ContactReply,
): ContactPage | undefined {
  try {
    return {
      body: renderContactReply(language, reply),
      headers: {
        ...manifest.headers['*'],
        ...contactHeaders(manifest, language),
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Language': language,
        'Cache-Control': 'no-store',
      },
    };
  } catch (error) {
    log.error('reply-not-rendered', causeOf(error));
    return undefined;
  }
}

/**
 * The page for a form whose request the HTTP server refused before it was read to its end. `target` is what was asked
 * for; the headers may not be known.
 */
export function unreadFormPage(
  options: ContactPageOptions,
  { method, target, headers }: { method: string; target: string; headers?: Headers },
  status: number,
): ContactPage | undefined {
  const url = URL.parse(target, 'http://localhost');
  if (method !== 'POST' || url?.pathname !== sendFormPath) return undefined;
  if (headers && !wantsPage(headers)) return undefined;
  const failure = outcomeOf(status, 'site') === 'notSent' ? 'notSentGone' : 'notAcceptedGone';
  const language = pageLanguage(options.manifest, url, headers) ?? options.manifest.defaultLanguage;
  return contactPage(options, language, { status: failure, values: {}, problems: {} });
}

/** A form post has the language in its URL. For a script request it is in the URL of the page (Referer). */
export function pageLanguage(
  { languages }: SiteManifest,
  url: URL,
  headers?: Headers,
): string | undefined {
  const referrer = headers?.get('Referer') ?? '';
  const addresses = [url, ...(URL.canParse(referrer) ? [new URL(referrer)] : [])];
  const asked = addresses.flatMap(({ searchParams }) => searchParams.getAll('lang'));
  return asked.find((language) => languages.includes(language));
}

/**
 * Whether a posted form is answered with a page: always but for scripts, which say what they are, and for programs
 * that name what they take and not HTML. Browsers do not all name it: some ask for anything, and no header asks for
 * anything too.
 */
export function wantsPage(headers: Headers): boolean {
  const mode = headers.get('Sec-Fetch-Mode');
  if (mode !== null) return mode === 'navigate';
  return /html|text\/\*|\*\/\*/i.test(headers.get('Accept') || '*/*');
}

/**
 * The reply has the inline styles of the contact page, so it needs the Content-Security-Policy of that
 * page.
 */
function contactHeaders(manifest: SiteManifest, language: string) {
  const files = manifest.documents['/contact'];
  const file = typeof files === 'object' ? files[language] : files;
  return (file !== undefined && manifest.headers[file]) || {};
}
