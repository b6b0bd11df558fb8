/** Whatever the editor calls saved is right: the build's own check and reader say so. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeSmallStudio } from '../../tests/editor/small-studio.ts';
import { generated } from '../../tests/generated.ts';
import { makeStudio } from '../../tests/made-studio/make-studio.ts';
import { runNode } from '../../tests/relay/site-process.ts';

test('what was saved passes the check and is read as typed; what was refused leaves every byte', async () => {
  const { seed, numRuns } = generated(24, 49);
  const root = mkdtempSync(join(tmpdir(), 'edits-'));
  try {
    const folder = join(root, 'studio');
    if (process.env.TEST_ALL) await makeStudio(folder, seed);
    else writeSmallStudio(folder);
    const script = 'tests/editor/edit-at-random.ts';
    const { exited, lines } = runNode([script, String(seed), String(numRuns)], '.', {
      STUDIO: folder,
    });
    expect({ status: await exited, said: lines.join('\n') }).toMatchObject({ status: 0 });
  } finally {
    rmSync(root, { recursive: true });
  }
}, 1_800_000); // Each save runs all checks twice.
