/** The studio with every part is built whole, with cards and demonstrations, as its owner builds it for a host. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { copyProject } from '../../tests/project-copy.ts';
import { runNode } from '../../tests/relay/site-process.ts';
import { namesOfTheSample } from '../../tests/sample-names.ts';
import { takePictures } from '../../tests/take-pictures.ts';
import { folderOfFile } from '../../tests/temporary-folder.ts';
import { findBrowser } from '../find-browser.ts';
import { parts } from './answers.ts';
import { writeStudio } from './write-studio.ts';

const folder = folderOfFile('whole');

test('a new studio with all parts is checked and built, and is nobody else’s', async () => {
  const place = { place: 'Porto', country: 'PT', languages: ['pt', 'en', 'es'] };
  writeStudio(folder, { name: 'Óscar', ...place, parts }, '2026-11-25');
  takePictures(folder);
  const env = { STUDIO: folder, CHROMIUM_PATH: await findBrowser() };
  const project = await copyProject('hosted');
  const commands = [['build/assets.ts', 'cards'], ['build/check.ts'], ['build/build.ts', '--dist']];
  for (const args of commands) {
    const { exited, lines } = runNode(args, project, env);
    expect({ status: await exited, said: lines.join('\n') }).toMatchObject({ status: 0 });
  }
  // A demonstration is a business of its own: it may serve bacalhau à Braga.
  const documents = globSync(`${project}/dist/site/**/*.{html,xml,txt,webmanifest}`, {
    exclude: ['**/showcase/**'],
  });
  expect(documents.length).toBeGreaterThan(5);
  for (const file of documents)
    for (const each of namesOfTheSample())
      expect(readFileSync(file, 'utf8'), file).not.toMatch(each);
}, 1_800_000); // Longer than a slow machine takes for cards and a build.
