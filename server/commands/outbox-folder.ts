/** Finds the outbox and the build of this site for the commands of its owner. */
import { join, resolve } from 'node:path';
import type { SiteManifest } from '../http/built-site.ts';
import { loadManifest } from '../http/load-site.ts';
import type { Readiness } from '../http/readiness.ts';
import type { Settings } from '../settings.ts';

export const readManifest = (settings: Settings): Promise<SiteManifest> =>
  loadManifest(resolve(settings.siteFolder ?? join(import.meta.dirname, '../../dist')));

/** The readiness report of the running server; undefined if none runs at that port. */
export async function askServer({ port, host }: Settings) {
  const name = host === undefined || /^(0\.0\.0\.0|::)$/.test(host) ? '127.0.0.1' : host;
  const address = `http://${name.includes(':') ? `[${name}]` : name}:${port}/readyz`;
  const answer: unknown = await fetch(address, { signal: AbortSignal.timeout(2_000) })
    .then((response) => response.json())
    .catch(() => undefined);
  return isReadiness(answer) ? answer : undefined;
}

/** Something else may listen at that port. */
function isReadiness(value: unknown): value is Readiness {
  if (typeof value !== 'object' || value === null) return false;
  const { studio, outbox, problems } = value as Record<string, unknown>;
  return typeof studio === 'string' && typeof outbox === 'string' && Array.isArray(problems);
}

/** The folder in OUTBOX_DIR, or the one that the running server of this site uses. */
export async function findOutbox(
  settings: Settings,
): Promise<{ folder: string; isElsewhere: boolean }> {
  const own = { folder: resolve(settings.outboxFolder), isElsewhere: false };
  if (process.env.OUTBOX_DIR?.trim()) return own;
  const server = await askServer(settings);
  const used = server?.outbox ?? own.folder;
  if (used === own.folder || server?.studio !== (await readManifest(settings)).site.name)
    return own;
  return { folder: used, isElsewhere: true };
}
