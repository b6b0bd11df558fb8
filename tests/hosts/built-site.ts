import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { ResponseHeaders, SiteManifest } from '../../server/http/site.ts';
import type { Build } from './host.ts';

/** Reads a build as a host gets it. */
export async function readBuild(folder: string): Promise<Build> {
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  const root = join(folder, 'site');
  const files = new Map<string, Buffer>();
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || /\.(br|gz)$/.test(path)) continue;
    files.set(relative(root, path), await readFile(path));
  }
  return { folder, manifest, files };
}

export function contentOf({ files }: Build, file: string): Buffer {
  const content = files.get(file);
  if (!content) throw new Error(`The build has no ${file}`);
  return content;
}

/** The documents with a file for each language, and those that have one. */
export function documentsOf({ documents }: SiteManifest) {
  const pages: [path: string, files: Record<string, string>][] = [];
  const showcases: [path: string, file: string][] = [];
  for (const [path, files] of Object.entries(documents)) {
    if (typeof files === 'string') showcases.push([path, files]);
    else pages.push([path, files]);
  }
  return { pages, showcases };
}

/** All files that are a document, which have addresses of their own. */
export function documentFiles(manifest: SiteManifest): Set<string> {
  return new Set(
    [...Object.values(manifest.documents), manifest.notFound].flatMap((files) =>
      typeof files === 'string' ? [files] : Object.values(files),
    ),
  );
}

/** The headers that the build wants for a file. */
export const headersFor = ({ headers }: SiteManifest, file: string): ResponseHeaders => ({
  ...headers['*'],
  ...headers[file],
});

/** A file of the build in a language, or in the default one. */
export function inLanguage(files: Record<string, string>, language: string): string {
  const file = files[language];
  if (file === undefined) throw new Error(`There is nothing in ${language}`);
  return file;
}
