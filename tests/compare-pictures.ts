/**
 * `npm run test:pictures`: compares screenshots with the committed pictures. With --update-snapshots it
 * replaces those that differ, and reduces them to 256 colours to keep them small. That changes a picture
 * less than the difference between two machines.
 */
import '../src/studio/use-folder.ts';
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { inStudio } from '../src/studio/folder.ts';

const options = process.argv.slice(2);
const { status } = spawnSync('playwright', ['test', '--project=pictures', ...options], {
  stdio: 'inherit',
  // All pictures, also those that `npm test` leaves to `npm run test:all`.
  env: { ...process.env, TEST_ALL: '1' },
});

if (options.some((option) => /^(-u|--update-snapshots)/.test(option))) {
  for (const file of globSync('*.png', { cwd: inStudio('screenshots') })) {
    const path = inStudio(`screenshots/${file}`);
    const picture = sharp(await readFile(path));
    if ((await picture.metadata()).isPalette) continue;
    await writeFile(path, await picture.png({ palette: true, effort: 10, dither: 0 }).toBuffer());
  }
}
process.exit(status ?? 1);
