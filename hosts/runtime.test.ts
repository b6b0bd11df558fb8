import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

// Other systems have other bytes; production is this one.
test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'the runtime that npm brought is the one whose hash the unit knows',
  async () => {
    const pinned = await readFile(join(import.meta.dirname, 'runtime-linux-x64.sha256'), 'utf8');
    const [hash, file = ''] = pinned.trim().split(/ +/);
    const actual = createHash('sha256');
    await pipeline(createReadStream(join(root, file)), actual);
    expect(actual.digest('hex')).toBe(hash);
    const unit = await readFile(join(import.meta.dirname, 'systemd/site.service'), 'utf8');
    expect(unit).toMatch(/^ExecStartPre=.*sha256sum .*hosts\/runtime-linux-x64\.sha256$/m);
  },
);
