import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  assetParts,
  assetProblem,
  fingerprintOf,
  recordedFingerprints,
} from './asset-fingerprints.ts';

describe('what is committed was made from the sources of today', () => {
  it.each(assetParts)('$name', async (part) => {
    expect(await assetProblem(part, recordedFingerprints())).toBeUndefined();
  });
});

describe('a part', () => {
  const part = { name: 'drawing', sources: ['*.ts'], outputs: ['drawing.png'] };
  let root: string;
  const write = (file: string, content: string) => writeFileSync(join(root, file), content);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'assets-'));
    write('drawing.ts', 'a line');
    write('drawing.png', 'a picture');
  });

  afterEach(() => rmSync(root, { recursive: true }));

  const problemAfter = async (change: () => void) => {
    const recorded = { drawing: await fingerprintOf(part, root) };
    change();
    return assetProblem(part, recorded, root);
  };

  it('is fine while nothing changes, whatever its files are dated', async () => {
    const touch = () => utimesSync(join(root, 'drawing.ts'), 1, 1);
    expect(await problemAfter(touch)).toBeUndefined();
  });

  it('is fine when only a test changes', async () => {
    expect(await problemAfter(() => write('drawing.test.ts', 'it'))).toBeUndefined();
  });

  it('is stale when a source changes, with the command that helps', async () => {
    const problem = await problemAfter(() => write('drawing.ts', 'another line'));
    expect(problem).toContain('drawing have changed');
    expect(problem).toContain('npm run assets drawing');
  });

  it('is stale when a source comes or goes', async () => {
    expect(await problemAfter(() => write('more.ts', ''))).toContain('npm run assets drawing');
    expect(await problemAfter(() => rmSync(join(root, 'more.ts')))).toContain('have changed');
  });

  it('is stale when what it takes from elsewhere changes', async () => {
    const fingerprint = (details: string) =>
      fingerprintOf({ ...part, details: () => details }, root);
    expect(await fingerprint('Studio')).not.toBe(await fingerprint('Agulha'));
  });

  it('is named when a file of it is missing', async () => {
    const problem = await problemAfter(() => rmSync(join(root, 'drawing.png')));
    expect(problem).toContain('drawing.png missing');
    expect(problem).toContain('npm run assets drawing');
  });
});
