/** The editor on the built site. A fake of the Git database of GitHub answers in the browser. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { site } from '../src/site.ts';
import { test as base, expect, mainLanguage } from './site.ts';
import { variantFixture } from './site-variant.ts';

const repository = 'studio/site';
const test = base.extend<object, { origin: string }>({
  origin: variantFixture({
    name: 'desk',
    config: { editor: { repository, branch: 'main' } },
  }),
});

// In one worker, which builds the variant once.
test.describe.configure({ mode: 'default' });

type Commit = { sha: string; files: Map<string, string>; message: string };

const shaOf = (text: string) => createHash('sha1').update(text).digest('hex');

/** Answers as api.github.com for a repository with the files of content/. */
async function fakeGitHub(page: Page) {
  const found = await readdir('studio/content', { recursive: true, withFileTypes: true });
  const paths = found
    .filter((it) => it.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const files = new Map<string, string>();
  for (const path of paths) files.set(path, await readFile(path, 'utf8'));
  const blobs = new Map<string, string>();
  const trees = new Map<string, Map<string, string>>();
  const commits: Commit[] = [{ sha: 'first', files, message: '' }];
  const headCommit = () => commits.at(-1) ?? { sha: '', files, message: '' };
  const made = new Map<string, Commit & { parent: string }>();
  type Body = {
    content: string;
    tree: { path: string; content?: string; sha?: string }[] & string;
    message: string;
    parents: string[];
    sha: string;
    force: boolean;
  };
  const answers: [RegExp, (body: Body, name: string) => unknown][] = [
    [/^GET ref\/heads\/main$/, () => ({ object: { sha: headCommit().sha } })],
    [
      /^GET trees\/(.*)\?recursive=1$/,
      () => ({
        truncated: false,
        tree: [...headCommit().files].map(([path, text]) => {
          blobs.set(shaOf(text), text);
          return { path, type: 'blob', sha: shaOf(text) };
        }),
      }),
    ],
    [/^GET blobs\/(.*)$/, (_, sha) => blobs.get(sha)],
    [/^GET commits\/(.*)$/, (_, sha) => ({ tree: { sha: `tree of ${sha}` } })],
    [
      /^POST blobs$/,
      ({ content }) => {
        blobs.set(shaOf(content), content);
        return { sha: shaOf(content) };
      },
    ],
    [
      /^POST trees$/,
      ({ tree }) => {
        const next = new Map(headCommit().files);
        for (const { path, content, sha = '' } of tree)
          next.set(path, content ?? blobs.get(sha) ?? '');
        trees.set('new tree', next);
        return { sha: 'new tree' };
      },
    ],
    [
      /^POST commits$/,
      ({ tree, message, parents: [parent = ''] }) => {
        const sha = `commit ${made.size}`;
        made.set(sha, { sha, message, parent, files: trees.get(tree) ?? new Map() });
        return { sha };
      },
    ],
    [
      /^PATCH refs\/heads\/main$/,
      ({ sha, force }) => {
        const commit = made.get(sha);
        if (!commit || force || commit.parent !== headCommit().sha) return undefined;
        commits.push(commit);
        return { object: { sha } };
      },
    ],
  ];
  await page.route(`https://api.github.com/repos/${repository}/git/**`, async (route) => {
    const request = route.request();
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    if (request.headers().authorization !== 'Bearer right')
      return route.fulfill({ status: 401, headers, json: {} });
    const asked = `${request.method()} ${request.url().split('/git/')[1]}`;
    const [pattern, answer] = answers.find(([it]) => it.test(asked)) ?? [];
    const name = pattern?.exec(asked)?.[1] ?? '';
    const value = answer?.(request.postDataJSON() as Body, name);
    if (value === undefined) return route.fulfill({ status: 422, headers, json: {} });
    return typeof value === 'string'
      ? route.fulfill({ headers, body: value })
      : route.fulfill({ headers, json: value });
  });
  /** Somebody else's commit. */
  const push = (path: string, text: string) =>
    commits.push({
      sha: `other ${commits.length}`,
      message: '',
      files: new Map(headCommit().files).set(path, text),
    });
  return { commits, headCommit, push };
}

/** Opens the editor with the token, and the price of a website. */
async function openPrice(page: Page, origin: string) {
  await page.goto(`${origin}/desk/`);
  await page.getByLabel('Access token').fill('right');
  await page.getByRole('button', { name: 'Open' }).click();
  await page.locator('summary').getByText('Prices', { exact: true }).click();
  return page.getByRole('spinbutton', { name: 'Website' }).first();
}

test('the site has no editor unless its configuration names a repository', async ({ request }) => {
  expect((await request.get('/desk/')).status()).toBe(404);
});

test.describe('with a wrong token', () => {
  test.use({ expectedConsole: /^error: .* 401 / });

  test('the editor stays closed and says why', async ({ page, origin }) => {
    await fakeGitHub(page);
    const response = await page.goto(`${origin}/desk/`);
    expect(response?.headers()['content-security-policy']).toContain(
      "connect-src 'self' https://api.github.com;",
    );
    await page.getByLabel('Access token').fill('wrong');
    await page.getByRole('button', { name: 'Open' }).click();
    await expect(page.getByRole('status')).toHaveText(/^GitHub does not know this token/);
    const home = await page.request.get(origin);
    expect(home.headers()['content-security-policy']).not.toContain('github');
    expect(await (await page.request.get(`${origin}/sitemap.xml`)).text()).not.toContain('desk');
  });
});

test('a price becomes a commit with its line, and a mistake none', async ({ page, origin }) => {
  const { commits, headCommit } = await fakeGitHub(page);
  const price = await openPrice(page, origin);
  const save = page.getByRole('button', { name: 'Save' });
  await price.fill('-1');
  await save.click();
  await expect(price).toHaveAccessibleDescription(/^Give a whole amount/);
  expect(commits).toHaveLength(1);

  const { website, hour } = site.prices;
  const before = headCommit().files;
  await price.fill(String(website + hour));
  await save.click();
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('Saved.');
  expect(headCommit().message).toBe('Change content/studio.yaml');
  const path = 'studio/content/studio.yaml';
  const expected = before
    .get(path)
    ?.replace(`\n  website: ${website}\n`, `\n  website: ${website + hour}\n`);
  expect(headCommit().files).toEqual(new Map(before).set(path, String(expected)));
});

test('what somebody else commits meanwhile is kept', async ({ page, origin }) => {
  const { commits, headCommit, push } = await fakeGitHub(page);
  const price = await openPrice(page, origin);
  const save = page.getByRole('button', { name: 'Save' });
  const status = page.getByRole('banner').getByRole('status');
  const { website, hour } = site.prices;
  push('studio/content/elsewhere.txt', 'theirs');
  await price.fill(String(website + hour));
  await save.click();
  await expect(status).toHaveText('Saved.');
  expect(headCommit().files.get('studio/content/elsewhere.txt')).toBe('theirs');

  const theirs = `${headCommit().files.get('studio/content/studio.yaml')}# theirs\n`;
  push('studio/content/studio.yaml', theirs);
  await price.fill(String(website + 2 * hour));
  await save.click();
  await expect(status).toHaveText(/^content\/studio.yaml was changed meanwhile/);
  await expect(price).toHaveValue(String(website + 2 * hour));
  expect(headCommit().files.get('studio/content/studio.yaml')).toBe(theirs);
  expect(commits).toHaveLength(4);
});

test('a dropped picture is a file of the commit', async ({ page, origin }) => {
  const { headCommit } = await fakeGitHub(page);
  await openPrice(page, origin);
  await page.locator('nav summary').getByText('New page').click();
  await page.getByLabel('Its address').first().fill('careers');
  await page.getByRole('button', { name: 'Create' }).first().click();
  await page.getByRole('button', { name: 'Write it in this language' }).first().click();
  await page.getByLabel('Title', { exact: true }).fill('Emprego');
  await page.getByLabel('Description', { exact: true }).fill('Quem procuramos.');
  await page.locator('input[type=file]').setInputFiles('studio/public/icon-192.png');
  const body = page.locator('textarea.body');
  await expect(body).toHaveValue(/!\[\]\(\/pages\/icon-192\.webp\)/);
  await body.fill('Escreva-nos.\n\n![A porta](/pages/icon-192.webp)\n');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('Saved.');
  const { files } = headCommit();
  expect(files.get(`studio/content/${mainLanguage}/pages/careers.md`)).toContain('title: Emprego');
  const picture = Buffer.from(files.get('studio/public/pages/icon-192.webp') ?? '', 'base64');
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 192 });
});
