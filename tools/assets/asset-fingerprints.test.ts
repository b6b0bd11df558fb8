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

describe('committed assets were made from their current sources', () => {
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

  it('is up to date when only modification times change', async () => {
    const touch = () => utimesSync(join(root, 'drawing.ts'), 1, 1);
    expect(await problemAfter(touch)).toBeUndefined();
  });

  it('is up to date when only a test changes', async () => {
    expect(await problemAfter(() => write('drawing.test.ts', 'it'))).toBeUndefined();
  });

  it('is stale when a source changes, and the problem names the command to run', async () => {
    const problem = await problemAfter(() => write('drawing.ts', 'another line'));
    expect(problem).toContain('drawing have changed');
    expect(problem).toContain('npm run assets drawing');
  });

  it('is stale when a source is added or removed', async () => {
    expect(await problemAfter(() => write('more.ts', ''))).toContain('npm run assets drawing');
    expect(await problemAfter(() => rmSync(join(root, 'more.ts')))).toContain('have changed');
  });

  it('is stale when its details change', async () => {
    const fingerprint = (details: string) =>
      fingerprintOf({ ...part, details: () => details }, root);
    expect(await fingerprint('Studio')).not.toBe(await fingerprint('Agulha'));
  });

  it('is reported when one of its files is missing', async () => {
    const problem = await problemAfter(() => rmSync(join(root, 'drawing.png')));
    expect(problem).toContain('drawing.png missing');
    expect(problem).toContain('npm run assets drawing');
  });
});
