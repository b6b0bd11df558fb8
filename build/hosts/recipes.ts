/** Generates the files that other hosts need, from the manifest of the build. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Replies, Site } from '../../server/http/built-site.ts';
import { loadReplies, loadSite } from '../../server/http/load-site.ts';
import { headersFile } from './headers-file.ts';

/** Reads the build in `folder` and writes `hosts/` and `site/_headers` into it. */
export async function writeRecipes(folder: string): Promise<void> {
  const site = await loadSite(folder);
  const files: Record<string, string> = {
    'hosts/cloudflare/built-site.js': workerModule(site, await loadReplies(folder)),
    'site/_headers': headersFile(site),
  };
  await mkdir(join(folder, 'hosts/cloudflare'), { recursive: true });
  for (const [file, content] of Object.entries(files)) {
    await writeFile(join(folder, file), content);
  }
}

/**
 * Module with the manifest, the replies and the list of files for the worker. The contents of the files stay in the
 * static assets of the platform.
 */
function workerModule({ manifest, files }: Site, replies: Replies) {
  const list = [...files].map(([path, { bytes, hash, encoded }]) => {
    const sizes = Object.entries(encoded).map(([name, form]) => [name, form.byteLength]);
    return [path, { size: bytes.byteLength, hash, encoded: Object.fromEntries(sizes) }];
  });
  return [
    `export const manifest = ${JSON.stringify(manifest)};`,
    `export const replies = ${JSON.stringify(replies)};`,
    `export const files = ${JSON.stringify(Object.fromEntries(list))};\n`,
  ].join('\n');
}
