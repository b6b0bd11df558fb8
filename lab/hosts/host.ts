/** A host under test, and the build that it serves. */
import { documentsOf } from '../../server/doctor/visit.ts';
import type { Site } from '../../server/http/built-site.ts';
import { type DebianKind, debianKinds } from './start-debian.ts';

/** These run this site's code. A folder only has its files; one kind of it reads `_headers`. */
const ownServers = ['node', 'nginx', 'worker'] as const;
const ownFolders = ['folder', 'folder with headers'] as const;
export type Kind = (typeof ownServers | typeof ownFolders)[number] | DebianKind;
const isFolderKind = (kind: Kind) => /\bfolder\b/.test(kind);
export const servers: readonly Kind[] = [
  ...ownServers,
  ...debianKinds.filter((kind) => !isFolderKind(kind)),
];
export const folders: readonly Kind[] = [...ownFolders, ...debianKinds.filter(isFolderKind)];
/** Those in which a browser is asked: what others do differently shows without one. */
export const browsed: readonly Kind[] = [...ownServers, ...ownFolders];
export const browsedFolders: readonly Kind[] = ownFolders;

export type Host = {
  origin: string;
  /** The texts of the messages that it has kept or sent. */
  messages: () => Promise<string[]>;
  /** The address of the same host without TLS, where it has one. */
  plainOrigin?: string;
  /** Ends the server behind a proxy. */
  stopServer?: () => Promise<void>;
  stop: () => Promise<void>;
};

/** The context of a check. */
export type Scene = { host: Host; kind: Kind; build: Site };

export type Check = {
  name: string;
  /** The hosts that the check is for; without it, all hosts. */
  on?: readonly Kind[];
  run: (scene: Scene) => Promise<void>;
};

/** The content of a file of the build. */
export function contentOf({ files }: Site, file: string): Buffer {
  const found = files.get(file);
  if (!found) throw new Error(`The build has no ${file}`);
  return Buffer.from(found.bytes);
}

/** The file of the contact page in a language. */
export const contactFile = (build: Site, language: string): string =>
  documentsOf(build).find((it) => it.path === '/contact' && it.language === language)?.file ?? '';
