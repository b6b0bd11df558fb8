/** The built site as the handler knows it: loaded into memory once, whatever the platform. */
import type { ContactReply, MailRules } from '../../src/contact-message.ts';
import type { DocumentAssets } from '../../src/document/frame.ts';

export type ResponseHeaders = Record<string, string>;

/** A document has one file for each language, or one file whatever the language. */
type DocumentFiles = string | Record<string, string>;

/** What the build writes into `dist/manifest.json`. */
export type SiteManifest = {
  defaultLanguage: string;
  languages: string[];
  site: { name: string; email: string; url: string };
  /** The ids that a message must carry, and what its address may look like. */
  mail: MailRules;
  /** After how many days the privacy policy says that messages which were sent are deleted. */
  keepDays: number;
  /** By path. */
  documents: Record<string, DocumentFiles>;
  notFound: Record<string, string>;
  /** Response headers by file; those under `*` go with every response. */
  headers: Record<string, ResponseHeaders>;
  /** What the reply to a form that the browser posted by itself brings along. */
  replyAssets: DocumentAssets;
};

export type Encoding = 'br' | 'gzip';

/** The bytes of a file; where a platform keeps files elsewhere, something that stands for them. */
export type Content<Self> = {
  readonly byteLength: number;
  subarray: (first: number, end: number) => Self;
};
type Bytes = Uint8Array<ArrayBuffer>;

export type SiteFile<Body extends Content<Body> = Bytes> = {
  bytes: Body;
  /** Precompressed forms, where the build made any. */
  encoded: Partial<Record<Encoding, Body>>;
  /** Changes when the content does. */
  hash: string;
};

export type Site<Body extends Content<Body> = Bytes> = {
  manifest: SiteManifest;
  files: ReadonlyMap<string, SiteFile<Body>>;
};

/** Renders the whole document that answers a form posted without JavaScript. */
export type RenderContactReply = (language: string, reply: ContactReply) => string;

/** The language that a query asks for: exactly one `lang` with a known value, else the default. */
export function languageOf(query: URLSearchParams, manifest: SiteManifest): string {
  const [asked, ...more] = query.getAll('lang');
  if (asked === undefined || more.length > 0) return manifest.defaultLanguage;
  return manifest.languages.includes(asked) ? asked : manifest.defaultLanguage;
}
