/** The owner's editor, on a copy of the project: what is changed in its forms is all that changes on the disk. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { languages } from '../../src/i18n/languages.ts';
import {
  pictureAddress,
  pictureFiles,
  pictureKinds,
} from '../../src/pages/home/project-pictures.ts';
import { site } from '../../src/site.ts';
import { freePort, type Program, start } from '../process.ts';
import { copyProject } from '../project-copy.ts';
import { expect, mainLanguage, test, wordsOf } from '../site.ts';

let desk: Program;
let folder = '';
let origin = '';

test.beforeAll(async () => {
  folder = await copyProject(await mkdtemp(join(tmpdir(), 'desk-')));
  const port = String(await freePort());
  desk = start(process.execPath, ['packages/editor/desk.ts'], {
    cwd: folder,
    env: { DESK_PORT: port },
  });
  await expect.poll(desk.said, { timeout: 240_000 }).toContain('Open http');
  origin = `http://localhost:${port}`;
});

test.afterAll(async () => {
  await desk.stop();
  await rm(folder, { recursive: true });
});

/** The texts of all files that an owner changes. */
async function everything() {
  const found = await Promise.all(
    ['content', 'public'].map((name) =>
      readdir(join(folder, 'studio', name), { recursive: true, withFileTypes: true }),
    ),
  );
  const files = found.flat().filter((it) => it.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  const texts = paths.map(async (path) => [
    relative(join(folder, 'studio'), path),
    await readFile(path, 'latin1'),
  ]);
  return Object.fromEntries(await Promise.all(texts)) as Record<string, string>;
}

/** The paths of the files that differ. */
const changedFiles = (before: Record<string, string>, after: Record<string, string>) =>
  Object.keys({ ...before, ...after })
    .filter((path) => before[path] !== after[path])
    .sort();

/** The lines that a file lost and those that it got. */
function changedLines(before = '', after = '') {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return {
    gone: old.filter((line) => !now.includes(line)),
    added: now.filter((line) => !old.includes(line)),
  };
}

/** Opens parts of the form, each in the one before it. */
async function openPart(page: Page, ...names: string[]): Promise<Locator> {
  let part = page.locator('main');
  for (const name of names) {
    const summary = part.locator('summary').getByText(name, { exact: true });
    part = summary.locator('..');
    await summary.click();
  }
  return part;
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('Saved.');
}

async function dropPicture(target: Locator, { width, height }: { width: number; height: number }) {
  const picture = sharp({ create: { width, height, channels: 3, background: 'teal' } });
  const bytes = [...(await picture.png().toBuffer())];
  const dataTransfer = await target.page().evaluateHandle((given) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([Uint8Array.from(given)], 'new.png', { type: 'image/png' }));
    return transfer;
  }, bytes);
  await target.dispatchEvent('drop', { dataTransfer });
}

// The page beside the form is one of the development server.
test.use({
  expectedConsole: /^(debug|info): |^warning: Something has shimmed|ERR_CONNECTION_REFUSED/,
});

test('a price and a person change their lines, and a mistake is told in its field', async ({
  page,
}) => {
  const before = await everything();
  await page.goto(origin);
  const price = (await openPart(page, 'Prices')).getByLabel('Website');
  await price.fill('-1');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(price).toHaveAccessibleDescription(/^Give a whole amount, or 0 for none\./);
  expect(changedFiles(before, await everything())).toEqual([]);

  const { website, hour } = site.prices;
  // A price is a multiple of that of an hour.
  await price.fill(String(website + 10 * hour));
  const people = await openPart(page, 'People');
  await people.getByRole('button', { name: 'Add' }).click();
  const person = people.getByRole('listitem').last();
  await person.getByLabel('Name').fill('Ana Reis');
  for (const { name } of Object.values(languages))
    await person.getByLabel(`Role, ${name}`).fill(`Role in ${name}`);
  await person.getByLabel('Since').fill('2019');
  await dropPicture(person.locator('.drop'), { width: 600, height: 400 });
  await expect(person.getByLabel('Picture', { exact: true })).toHaveValue('ana-reis.webp');
  expect(changedFiles(before, await everything())).toEqual([]);

  await save(page);
  const after = await everything();
  expect(changedFiles(before, after)).toEqual([
    'content/studio.yaml',
    'public/people/ana-reis.webp',
  ]);
  const { gone, added } = changedLines(before['content/studio.yaml'], after['content/studio.yaml']);
  expect(gone).toEqual([
    `  website: ${website}`,
    ...(site.people.length > 0 ? [] : ['people: []']),
  ]);
  expect(added.filter((line) => !/^people:/.test(line))).toEqual([
    `  website: ${website + 10 * hour}`,
    '  - name: Ana Reis',
    '    role:',
    ...Object.entries(languages).map(([code, { name }]) =>
      Buffer.from(`      ${code}: Role in ${name}`).toString('latin1'),
    ),
    '    since: 2019',
    '    picture: ana-reis.webp',
  ]);
});

test('a question changes its line, and a picture of a project its sizes', async ({ page }) => {
  const before = await everything();
  await page.goto(origin);
  await page.getByRole('button', { name: 'Home' }).click();
  const { faqsSection, projectsSection } = await wordsOf(mainLanguage, 'home');
  const [faq] = faqsSection.faqs;
  const [project] = projectsSection.projects;
  const question = await openPart(page, 'Faqs section', 'Faqs', String(faq?.question));
  await question.getByLabel(`Question, ${languages[mainLanguage].name}`).fill('Quanto custa?');

  const form = await openPart(page, 'Projects section', 'Projects', String(project?.title));
  await dropPicture(form.locator('.drop').first(), pictureKinds.desktop);
  await expect(form.getByRole('status').first()).toHaveText('Now the other picture of the two.');
  await dropPicture(form.locator('.drop').last(), pictureKinds.mobile);
  await expect(form.getByRole('status').last()).toContainText('The sizes are made.', {
    timeout: 240_000,
  });
  expect(changedFiles(before, await everything())).toEqual([]);

  await save(page);
  const after = await everything();
  const sizes = (['desktop', 'mobile', 'flat'] as const).flatMap((kind) =>
    pictureFiles(kind).map(({ format, width }) => ({
      path: `public${pictureAddress(String(project?.id), kind, width, format)}`,
      width,
    })),
  );
  const home = `content/${mainLanguage}/home.yaml`;
  expect(changedFiles(before, after)).toEqual([home, ...sizes.map(({ path }) => path)].sort());
  for (const { path, width } of sizes)
    expect((await sharp(join(folder, 'studio', path)).metadata()).width, path).toBe(width);
  const { gone, added } = changedLines(before[home], after[home]);
  expect(gone).toHaveLength(1);
  expect(added.map((line) => line.trim())).toEqual(['question: Quanto custa?']);
});
