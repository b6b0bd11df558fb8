/** Cloudflare's own tool, which runs workerd here: without an account, and without telling anybody. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled, type Program, start } from './process.ts';

const entry = join(
  dirname(fileURLToPath(import.meta.resolve('wrangler/package.json'))),
  'bin/wrangler.js',
);

const quiet = { WRANGLER_SEND_METRICS: 'false', CI: '1', NO_COLOR: '1', FORCE_COLOR: '0' };

export const hasWrangler = () => isInstalled(process.execPath, [entry, '--version']);

export const startWrangler = (wranglerArguments: string[], cwd?: string): Program =>
  start(process.execPath, [entry, ...wranglerArguments, '--show-interactive-dev-session=false'], {
    ...(cwd && { cwd }),
    env: quiet,
  });
