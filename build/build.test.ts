import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { languageCodes } from '../src/i18n/languages.ts';
import { copyProject } from '../tests/project-copy.ts';
import { runNode } from '../tests/relay/site-process.ts';

const folder = await copyProject('build');

async function build(env: Record<string, string>) {
  const { exited, lines } = runNode([join(folder, 'build/build.ts')], folder, env);
  return { status: await exited, said: lines.join('\n') };
}

test('a project without pictures stops a build by name, with what is to be done', async () => {
  const own = await copyProject('pictures');
  const file = join(own, 'studio/settings.yaml');
  const config = await readFile(file, 'utf8');
  await writeFile(file, config.replace('projects:\n', '$&  - slug: shop\n'));
  const { exited, lines } = runNode([join(own, 'build/build.ts')], own, {});
  expect(await exited).toBe(1);
  expect(lines.join('\n')).toMatch(
    /project "shop" has no studio\/public\/pictures\/shop-.*Run: npm run assets -- picture shop /,
  );
});

type Section = { when?: string };

/** Changes the sections of the privacy policy, in every language. */
async function changePolicies(own: string, change: (sections: Section[]) => unknown[]) {
  for (const code of languageCodes) {
    const file = join(own, `studio/content/${code}/legal/privacy-policy.yaml`);
    const policy = parse(await readFile(file, 'utf8'));
    await writeFile(file, stringify({ ...policy, sections: change(policy.sections) }));
  }
}

async function run(own: string, script: string, env: Record<string, string>) {
  const { exited, lines } = runNode([join(own, script)], own, env);
  return { status: await exited, said: lines.join('\n') };
}

test('with analytics in .env, the check and the build refuse a policy that says nothing of them', async () => {
  const own = await copyProject('unsaid-analytics');
  await writeFile(join(own, '.env'), 'VITE_GA_MEASUREMENT_ID=G-TEST1234\n');
  await changePolicies(own, (sections) => sections.filter(({ when }) => when !== 'analytics'));
  for (const script of ['build/check.ts', 'build/build.ts']) {
    const { status, said } = await run(own, script, {});
    expect(status, script).toBe(1);
    for (const code of languageCodes)
      expect(said, script).toMatch(
        new RegExp(
          `^studio/content/${code}/legal: no section has "when: analytics", .*: write one, or `,
          'm',
        ),
      );
  }
});

test('with a provider, the check accepts a policy that says nothing of the own server’s mail', async () => {
  const own = await copyProject('provider-only');
  const section = { heading: 'P', when: 'providerMail', paragraphs: ['{providerHost}'] };
  await changePolicies(own, (sections) => [
    section,
    ...sections.filter(({ when }) => when !== 'ownMail'),
  ]);
  const { status, said } = await run(own, 'build/check.ts', {
    VITE_EMAILJS_ORIGIN: 'https://api.provider.example',
    VITE_EMAILJS_PUBLIC_KEY: 'key',
    VITE_EMAILJS_SERVICE_ID: 'service',
    VITE_EMAILJS_TEMPLATE_ID: 'template',
  });
  const mistakes = said.split('\n').filter((line) => line && !line.startsWith('Advice: '));
  expect({ status, mistakes }).toEqual({ status: 0, mistakes: [] });
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
