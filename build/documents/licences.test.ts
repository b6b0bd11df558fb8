import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOfTest } from '../../tests/temporary-folder.ts';
import { writeLicences } from './licences.ts';

test('licences.txt has every typeface of the project and what else is given, each once', async () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const packages = Object.keys(devDependencies).filter((name) => name.startsWith('@fontsource'));
  expect(packages.length).toBeGreaterThan(1);
  const folder = folderOfTest('licences');
  await writeLicences(folder, ['react', 'vite'], ['@fonts/elsewhere 5.0.0\n']);
  const texts = readFileSync(join(folder, 'licences.txt'), 'utf8');
  // What its package brings along is in the bundle too.
  const { dependencies } = JSON.parse(readFileSync('node_modules/react-dom/package.json', 'utf8'));
  const libraries = ['react', 'react-dom', ...Object.keys(dependencies)];
  for (const name of [...packages, ...libraries, 'vite', '@fonts/elsewhere'])
    expect(texts.match(new RegExp(`^${name} \\d`, 'gm')), name).toHaveLength(1);
});
