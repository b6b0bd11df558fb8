import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { typefacePackages, typefaces } from '../../packages/showcases/typefaces.ts';
import { words } from '../../src/content/content.ts';
import { languageCodes } from '../../src/i18n/languages.ts';
import { showcases } from '../../src/site.ts';
import { siteTypefaces } from '../assets/site-typefaces.ts';
import { writeLicences } from './licences.ts';

test('licences.txt has the licence of every typeface of the project', async () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const packages = Object.keys(devDependencies).filter((name) => name.startsWith('@fontsource'));
  expect(packages.length).toBeGreaterThan(9);
  const folder = mkdtempSync(join(tmpdir(), 'licences-'));
  try {
    await writeLicences(folder, typefacePackages);
    const texts = readFileSync(join(folder, 'licences.txt'), 'utf8');
    for (const name of packages) expect(texts).toContain(`${name} 5`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const shown = [
  ...siteTypefaces,
  ...typefaces.filter(({ to }) => showcases.includes(to.split('/', 1).join())),
];

test.each(languageCodes)('the attributions in %s name every typeface', (code) => {
  const { sections } = words[code].attributions;
  const texts = sections.flatMap(({ items = [] }) => items);
  for (const { name } of shown)
    expect(
      texts.filter((text) => text.startsWith(`${name}: ©`)),
      name,
    ).toHaveLength(1);
});
