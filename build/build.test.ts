import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { copyProject } from '../tests/project-copy.ts';
import { runNode } from '../tests/relay/site-process.ts';

const folder = await copyProject('build');

async function build(env: Record<string, string>) {
  const { exited, lines } = runNode([join(folder, 'scripts/build.ts')], folder, env);
  return { status: await exited, said: lines.join('\n') };
}

test('a project without pictures stops a build by name, with what is to be done', async () => {
  const own = await copyProject('pictures');
  const file = join(own, 'site.config.ts');
  const config = await readFile(file, 'utf8');
  await writeFile(
    file,
    config.replace('projects: [', "projects: [{ slug: 'shop', projectLink: '' },"),
  );
  const { exited, lines } = runNode([join(own, 'scripts/build.ts')], own, {});
  expect(await exited).toBe(1);
  expect(lines.join('\n')).toMatch(
    /project "shop" has no public\/pictures\/shop-.*Run: npm run assets -- picture shop /,
  );
});

test('what is served stays until a build is whole, and when it fails', async () => {
  expect((await build({})).status).toBe(0);
  const before = await readFile(join(folder, 'dist/manifest.json'), 'utf8');
  const { ino } = await stat(join(folder, 'dist/site/index.html'));

  const failed = await build({ VITE_SITE_URL: 'no address' });
  expect(failed.status).toBe(1);
  expect(failed.said).toContain('VITE_SITE_URL is "no address"');
  expect(await readFile(join(folder, 'dist/manifest.json'), 'utf8')).toBe(before);
  expect((await stat(join(folder, 'dist/site/index.html'))).ino).toBe(ino);

  // While the next one is made there is a site at every moment but that of the change.
  let isOver = false;
  const looks = (async () => {
    const seen: boolean[] = [];
    while (!isOver) {
      const isThere = await stat(join(folder, 'dist/site/index.html')).then(
        () => true,
        () => false,
      );
      if (isThere !== seen.at(-1)) seen.push(isThere);
      await wait(5);
    }
    return seen;
  })();
  expect((await build({})).status).toBe(0);
  isOver = true;
  expect([[true], [true, false, true]]).toContainEqual(await looks);
  expect((await readdir(folder)).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
});
