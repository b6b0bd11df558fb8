import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Encoding, Replies, Site, SiteFile, SiteManifest } from './built-site.ts';

/** Extensions of the compressed copies of a file. */
const endings: [Encoding, string][] = [
  ['br', 'br'],
  ['gzip', 'gz'],
];

/** Thrown when the build is missing or incomplete; the message tells what to do. */
export class SiteMissing extends Error {}

const notWhole = (folder: string, cause: unknown) =>
  new SiteMissing(`The built site in ${folder} is not whole. Run "npm run build" again.`, {
    cause,
  });

/** Reads the manifest of a build. Throws SiteMissing when it is missing or not valid JSON. */
export async function loadManifest(folder: string): Promise<SiteManifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch((cause) => {
    const message = `There is no built site in ${folder}. Run "npm run build" first.`;
    throw new SiteMissing(message, { cause });
  });
  try {
    return JSON.parse(text) as SiteManifest;
  } catch (cause) {
    throw notWhole(folder, cause);
  }
}

/** Reads a whole build into memory, so that serving it needs no file system. Throws SiteMissing. */
export async function loadSite(folder: string): Promise<Site> {
  const manifest = await loadManifest(folder);
  const root = join(folder, 'site');
  const contents = new Map<string, Uint8Array<ArrayBuffer>>();
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch((cause) => {
    throw notWhole(folder, cause);
  });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = relative(root, path).split(sep).join('/');
    // For static hosts only; visitors cannot request it.
    if (name !== '_headers') contents.set(name, await readFile(path));
  }
  const files = new Map<string, SiteFile>();
  for (const [path, bytes] of contents) {
    // A compressed copy belongs to the file beside it and has no address of its own.
    const bare = path.replace(/\.(br|gz)$/, '');
    if (bare !== path && contents.has(bare)) continue;
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 20);
    const encoded: SiteFile['encoded'] = {};
    for (const [encoding, ending] of endings) {
      const form = contents.get(`${path}.${ending}`);
      if (form) encoded[encoding] = form;
    }
    files.set(path, { bytes, hash, encoded });
  }
  return { manifest, files };
}

/** Reads the replies to forms posted without JavaScript. Throws SiteMissing. */
export async function loadReplies(folder: string): Promise<Replies> {
  try {
    return JSON.parse(await readFile(join(folder, 'replies.json'), 'utf8')) as Replies;
  } catch (cause) {
    throw notWhole(folder, cause);
  }
}
