/** A host under test, and what it promises. */
import type { Encoding } from '../../server/http/site.ts';

export type Host = {
  origin: string;
  promises: Promises;
  /** The messages it was given and has passed on or kept, the oldest first. */
  messages: () => Promise<ReceivedMessage[]>;
  /** Ends what takes the messages, where that is another program than the host. */
  stopMessages?: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Every check tests each host for what it promises: there is nothing that is not tested. */
export type Promises = {
  /** Who puts the language of the query right: the host, or the browser without a flash. */
  language: 'host' | 'browser';
  /** Sends the build's headers with everything, or as `_headers` tells it, or none. */
  headers: 'everything' | 'headers-file' | 'none';
  /** What an address that leads nowhere gets beside its status: a page in the visitor's language, in the default one, or whatever. */
  notFound: 'in the language' | 'in the default language' | 'bare';
  /** Documents answer at one address only, and other spellings lead there or nowhere. */
  oneAddress: boolean;
  /** The compressed forms that it serves of those the build made. */
  encodings: Encoding[];
  /** Of several that a client takes it sends the smallest, not any. */
  picksSmallest: boolean;
  /** Parts of a file by every kind of range, from one byte to a later one, or the whole at all times. */
  ranges: 'all' | 'simple' | 'none';
  /** Takes messages itself, leaves them to the provider that the build names, or can take none. */
  messages: 'itself' | 'provider' | 'none';
};

export type ReceivedMessage = {
  replyTo: string;
  subject: string;
  text: string;
  /** Kept apart: a robot's. */
  isJunk: boolean;
};

export type Check = { name: string; run: (host: Host, build: Build) => Promise<void> };

/** The build as it lies on the disk. */
export type Build = {
  folder: string;
  manifest: import('../../server/http/site.ts').SiteManifest;
  /** By path in the site's folder; the compressed copies are left out. */
  files: ReadonlyMap<string, Buffer>;
};
