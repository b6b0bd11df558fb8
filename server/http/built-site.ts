/** Types of the built site, the same on every platform. */
import type { ContactReply, MailRules } from '../../src/contact/contact-message.ts';
import type { ReplyDocuments } from '../../src/contact/contact-reply.ts';
import type { Shown } from '../../src/i18n/finished.ts';
import type { Redirects } from '../../src/studio/old-addresses.ts';
import type { VisitsWords } from '../../src/studio/schema.ts';

/** By the ids of the fields. */
export type FieldLabels = {
  fields: Readonly<Partial<Record<string, string>>>;
  choices: Readonly<Partial<Record<string, Readonly<Partial<Record<string, string>>>>>>;
};

export type ResponseHeaders = Record<string, string>;

/** One file for each language, or the same file for all languages. */
type DocumentFiles = string | Record<string, string>;

/** What the counting of arrivals needs. */
export type VisitsSettings = {
  timeZone: string;
  /** The language of the studio, as in `pt-PT`, and its words. */
  locale: string;
  words: Shown<VisitsWords>;
  /** Whether messages pass through this server. */
  hasMessages: boolean;
};

/** The content of `dist/manifest.json`. */
export type SiteManifest = {
  defaultLanguage: string;
  languages: string[];
  site: { name: string; email: string; url: string };
  /** The ids that a message must contain, its fields, and the rules for its e-mail address. */
  mail: MailRules;
  /** What the studio calls its own fields and what can be chosen in them, in its language. Absent without such fields. */
  labels?: FieldLabels;
  /** Days after which sent messages are deleted, as the privacy policy states. */
  keepDays: number;
  /** A sentence for each fact of the sample studio that is left on a site under a real address. */
  exampleFacts: string[];
  /** Absent when arrivals are not counted. */
  visits?: VisitsSettings;
  /** Files by URL path. */
  documents: Record<string, DocumentFiles>;
  /** Where old addresses lead. */
  redirects: Redirects;
  notFound: Record<string, string>;
  /** Response headers by file; those under `*` are for every response. */
  headers: Record<string, ResponseHeaders>;
};

export type Encoding = 'br' | 'gzip';

/** The content of a file: its bytes, or a handle where the platform stores files elsewhere. */
export type Content<Self> = {
  readonly byteLength: number;
  subarray: (first: number, end: number) => Self;
};
type Bytes = Uint8Array<ArrayBuffer>;

export type SiteFile<Body extends Content<Body> = Bytes> = {
  bytes: Body;
  /** Compressed copies, where they are smaller. */
  encoded: Partial<Record<Encoding, Body>>;
  hash: string;
};

export type Site<Body extends Content<Body> = Bytes> = {
  manifest: SiteManifest;
  files: ReadonlyMap<string, SiteFile<Body>>;
};

/** Returns the page that answers a form posted without JavaScript. */
export type RenderContactReply = (language: string, reply: ContactReply) => string;

/** The content of `dist/replies.json`: the documents of each language. */
export type Replies = Record<string, ReplyDocuments>;

/**
 * Returns the value of `lang` when it occurs once and is a language of the site, else the default language.
 */
export function languageOf(
  query: URLSearchParams,
  manifest: Pick<SiteManifest, 'defaultLanguage' | 'languages'>,
): string {
  const [asked, ...more] = query.getAll('lang');
  if (asked === undefined || more.length > 0) return manifest.defaultLanguage;
  return manifest.languages.includes(asked) ? asked : manifest.defaultLanguage;
}
