/** One run of the check tells what is wrong in every part of a studio. */
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultLanguage, languageCodes } from '../../src/in-force/languages.ts';
import { site } from '../../src/in-force/site.ts';
import { studioFolder } from '../../src/studio/folder.ts';
import { copyProject } from '../../tests/project-copy.ts';
import { runNode } from '../../tests/relay/site-process.ts';

const last = languageCodes.at(-1) ?? defaultLanguage;

function change(file: string, from: string | RegExp, to: string) {
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(file, text.replace(from, to));
}

// That a build refuses what the check finds: build/markdown.test.ts.
test('mistakes in every part are told together', async () => {
  const own = await copyProject('one-run');
  const inOwn = (path: string) => join(own, 'studio', path);
  expect(studioFolder).toBe('studio');
  // A link, a text that is missing, a fact that is none, sections of the law (one for what only .env says), a link in an
  // article or a question, a picture, a project without any, a colour.
  symlinkSync('/etc', inOwn('public/elsewhere'));
  change(inOwn(`content/${last}/contact.yaml`), /^sending:.*$/m, '');
  change(inOwn(`content/${defaultLanguage}/home.yaml`), /^( +after: ).*$/m, "$1'{nmae}'");
  writeFileSync(join(own, '.env'), 'VITE_GA_MEASUREMENT_ID=G-TEST1234\n');
  for (const code of languageCodes)
    for (const when of [/ +when: networks\n/, / +when: analytics\n/g])
      change(inOwn(`content/${code}/legal/privacy-policy.yaml`), when, '');
  change(inOwn(`content/${last}/home.yaml`), /^( +(?:link: \{ )?page: )[a-z][\w/-]*/m, '$1nowhere');
  rmSync(inOwn(`public/social-${last}.png`));
  writeFileSync(inOwn('public/favicon.svg'), '');
  change(inOwn('settings.yaml'), 'projects:\n', '$&  - slug: shop\n');
  change(inOwn('colours.css'), /--ink: [^;]+;/, '--ink: #eee;');
  const env = { VITE_SITE_URL: 'no address' };
  const { exited, lines } = runNode([join(own, 'build/check.ts')], own, env);
  expect(await exited).toBe(1);
  const said = lines.join('\n');
  for (const problem of [
    /^VITE_SITE_URL is "no address"/m,
    /^studio\/public\/elsewhere: the link leads out/m,
    new RegExp(`^studio/content/${last}/contact.yaml:\\d+.*\\(sending\\): is missing`, 'm'),
    new RegExp(`^studio/content/${defaultLanguage}/home.yaml:\\d+ .*\\{nmae\\} is no fact`, 'm'),
    ...languageCodes.map(
      (code) =>
        new RegExp(
          `^studio/content/${code}/legal: no section has "when: analytics", .*: write one, or `,
          'm',
        ),
    ),
    /no section has "when: networks"/,
    /there is no page "nowhere"/,
    /social-/,
    /^studio\/public\/favicon\.svg: the build makes this file/m,
    /project "shop" has no studio\/public\/pictures\/shop-.*Run: npm run assets -- picture shop /,
    /--ink on .* has a contrast of/,
  ])
    expect.soft(said).toMatch(problem);
  expect(site.social.length).toBeGreaterThan(0);
  expect(lines.filter((line, index) => line && lines.indexOf(line) !== index)).toEqual([]);
});
