/** Cloudflare's hosts on workerd, with what wrangler has in place of the platform's queues and e-mail. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestHarness, type TestHarnessOptions } from 'wrangler';
import type { Host } from './host.ts';

// Prevents a request for the location of this machine.
Object.assign(process.env, { WRANGLER_LOG: 'error', CLOUDFLARE_CF_FETCH_ENABLED: 'false' });

async function startWrangler(worker: TestHarnessOptions['workers'][number]): Promise<Host> {
  const harness = createTestHarness({ workers: [worker] });
  const { origin } = (await harness.listen()).url;
  return { origin, messages: async () => [], stop: () => harness.close() };
}

/** The worker. It takes the build from dist/, as wrangler.jsonc says. */
export async function startWorker(): Promise<Host> {
  const host = await startWrangler({ configPath: 'hosts/cloudflare/wrangler.jsonc' });
  const emails = 'hosts/cloudflare/.wrangler/tmp/email/*/email-text/*.txt';
  const messages = async () => globSync(emails).map((file) => readFileSync(file, 'utf8'));
  return { ...host, messages };
}

/** A folder whose host reads `_headers` and knows `404.html`. */
export const startFolderWithHeaders = (build: string): Promise<Host> =>
  startWrangler({
    config: {
      name: 'folder',
      compatibility_date: '2026-09-01',
      assets: { directory: join(build, 'site'), not_found_handling: '404-page' },
    },
  });
