/** The owner's editor, on a copy of the project: what is changed in its forms is all that changes on the disk. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import fc from 'fast-check';
import sharp from 'sharp';
import type { DeskDocument } from '../../packages/editor/documents.ts';
import { type JsonSchema, type Path, pathName } from '../../packages/editor/page/json-schema.ts';
import { languageCodes, languages } from '../../src/i18n/languages.ts';
import {
  pictureAddress,
  pictureFiles,
  pictureKinds,
} from '../../src/pages/home/project-pictures.ts';
import { site } from '../../src/site.ts';
import { saidBesideForm } from '../beside-form.ts';
import { generated } from '../generated.ts';
import { freePort, type Program, start } from '../process.ts';
import { copyProject } from '../project-copy.ts';
import { expect, mainLanguage, test, wordsOf } from '../site.ts';

/** The browser's language is English: entries are named in it, if the site has it. */
const shownLanguage = languageCodes.find((code) => code.startsWith('en')) ?? mainLanguage;

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

test.afterEach(async ({ page }, info) => {
  // Else nobody learns what the development server answered beside the form.
  if (info.status !== info.expectedStatus)
    await info.attach(`what the editor said, ${page.url()}`, { body: desk.said() });
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
  const texts = paths.map(async (path) => {
    // Whoever asks while the editor writes may come to a file that is gone by now.
    const text = await readFile(path, 'latin1').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    return text === undefined ? [] : [[relative(join(folder, 'studio'), path), text] as const];
  });
  return Object.fromEntries((await Promise.all(texts)).flat()) as Record<string, string>;
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

/** A save runs every check of the build. */
const long = { timeout: 120_000 };

const statusOf = (page: Page) => page.getByRole('banner').getByRole('status');

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(statusOf(page)).toHaveText('Saved.', long);
}

/** Lets the editor compare its document with the disk often, as when the window gets the focus. */
const lookOften = (page: Page) =>
  page.evaluate(() => void setInterval(() => dispatchEvent(new Event('focus')), 100));

/** Writes down what the editor says from now on; the result tells it. */
async function statusTexts(page: Page): Promise<() => Promise<string[]>> {
  const texts = await page.evaluateHandle(() => {
    const said: string[] = [];
    const header = document.querySelector('header');
    const listen = () => said.push(header?.textContent ?? '');
    if (header)
      new MutationObserver(listen).observe(header, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    return said;
  });
  return () => texts.jsonValue();
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

test.use({ expectedConsole: saidBesideForm });

test('a price and a person change their lines, and a mistake leads to its field', async ({
  page,
}) => {
  const before = await everything();
  await page.goto(origin);
  const price = (await openPart(page, 'Prices')).getByLabel('Smallest website, without VAT');
  // The rule stands there before anything is refused.
  await expect(price).toHaveAccessibleDescription(
    new RegExp(`A multiple of the price of an hour \\(${site.prices.hour}\\)`),
  );
  await price.fill('-1');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(statusOf(page)).toHaveText('Not saved. To correct: 2', long);
  await expect(price).toBeFocused();
  await expect(price).toHaveAccessibleDescription(/^Write a whole amount, or 0 for none\./);
  expect(changedFiles(before, await everything())).toEqual([]);

  const { website, hour } = site.prices;
  // A price is a multiple of that of an hour.
  await price.fill(String(website + 10 * hour));
  const people = await openPart(page, 'People');
  await people.getByRole('button', { name: 'Add to: People' }).click();
  const person = people.getByRole('listitem').last();
  await person.getByLabel('Name').fill('Ana Reis');
  for (const { name } of Object.values(languages))
    await person.getByLabel(`What they do, ${name}`).fill(`Role in ${name}`);
  await person.getByLabel('Since the year').fill('2019');
  await dropPicture(person.locator('.drop'), { width: 600, height: 400 });
  await expect(person.getByLabel('Photograph', { exact: true })).toHaveValue('ana-reis.webp');
  expect(changedFiles(before, await everything())).toEqual([]);

  // What was typed survives a reload.
  await page.reload();
  await expect(statusOf(page)).toHaveText(/is back/);

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

/** A path that a mistake may have: of a field, of a group, or of neither. */
function pathIn(
  schema: JsonSchema,
  [turn = 0, ...turns]: readonly number[],
  path: Path = [],
): Path {
  const options = [schema, ...(schema.anyOf ?? [])];
  const keys = options.flatMap((it): [string | number, JsonSchema][] => [
    ...Object.entries(it.properties ?? {}),
    ...(it.items ? [[turn % 4, it.items] as [number, JsonSchema]] : []),
    ...(it.additionalProperties
      ? [[mainLanguage, it.additionalProperties] as [string, JsonSchema]]
      : []),
  ]);
  const [key, inner] = keys[turn % keys.length] ?? [];
  if (turns.length === 0) return path;
  if (key === undefined || !inner) return turn % 5 === 0 ? [...path, 'nothing', 2] : path;
  return pathIn(inner, turns, [...path, key]);
}

test('whatever a save is refused for, it leads there, and its sentence is in view', async ({
  page,
}) => {
  const { seed, numRuns } = generated(8);
  // The page beside the form says things of its own.
  await page.route('**/desk/preview', (route) => route.fulfill({ json: { isThere: false } }));
  await page.goto(origin);
  const ask = async <Value>(path: string) =>
    (await page.evaluate(async (it) => (await fetch(it)).json(), path)) as Value;
  const { documents } = await ask<{ documents: { id: string; group: string }[] }>(
    '/desk/documents',
  );
  const ids = ['studio', 'settings', 'home', documents.find((it) => it.group === 'notes')?.id];
  const mistake = fc.record({
    turns: fc.array(fc.nat(40), { minLength: 1, maxLength: 8 }),
    file: fc.nat(),
    kind: fc.constantFrom('field', 'field', 'field', 'text', 'whole', 'elsewhere', 'nowhere'),
    width: fc.constantFrom(1280, 390),
  });
  let answer: object[] = [];
  await page.route('**/desk/document?*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ json: { problems: answer, conflicts: [], written: [], files: {} } })
      : route.fallback(),
  );
  for (const [index, id] of ids.entries()) {
    if (id === undefined) continue;
    const { schema, files } = await ask<DeskDocument>(
      `/desk/document?id=${encodeURIComponent(id)}`,
    );
    const chosen = page.locator(`nav button[value="${id}"]`);
    // The first one is open already.
    if (index > 0) await chosen.dispatchEvent('click');
    await expect(chosen).toHaveAttribute('aria-current', 'true');
    for (const [count, { turns, file, kind, width }] of fc
      .sample(mistake, { seed: seed + index, numRuns })
      .entries()) {
      const said = `Mistake ${id} ${count}`;
      const path = {
        field: pathName(pathIn(schema as JsonSchema, turns)),
        text: 'body',
        elsewhere: 'title',
      }[kind as string];
      const names = Object.keys(files);
      answer = [
        {
          document: kind === 'nowhere' ? '' : kind === 'elsewhere' ? 'common' : id,
          file: names[file % names.length],
          path: path ?? '',
          message: said,
        },
      ];
      await page.setViewportSize({ width, height: 800 });
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      const sentence = page.getByRole('main').getByText(said, { exact: false });
      await expect(sentence, JSON.stringify(answer)).toBeInViewport();
      const focused = page.getByRole('main').locator(':focus');
      await expect(focused, JSON.stringify(answer)).toBeInViewport();
      expect(
        await focused.evaluate((element, text) => {
          const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
          const described = ids.map((it) => document.getElementById(it)?.textContent);
          return [element.textContent, ...described].join(' ').includes(text);
        }, said),
        JSON.stringify(answer),
      ).toBe(true);
    }
  }
});

test('a picture is dropped once for every language, and asks what it shows', async ({ page }) => {
  await page.goto(origin);
  const create = page.getByText('New page');
  await create.click();
  const form = create.locator('..');
  await form.getByLabel(/^Its address/).fill('windows');
  await form.getByRole('button', { name: 'Create' }).click();
  const names = Object.values(languages).map(({ name }) => name);
  for (const name of names) {
    await page.getByRole('button', { name: `Write it in this language: ${name}` }).click();
    await page.getByLabel(`Title, ${name}`, { exact: true }).fill(`Windows ${name}`);
    await page.getByLabel(`Description, ${name}`).fill('x');
    await page.getByLabel(`Text, in Markdown, ${name}`).fill('One.\n\nTwo.');
  }
  await page.getByLabel(`Text, in Markdown, ${names[0]}`).press('Control+Home');
  await dropPicture(page.locator('.drop'), { width: 600, height: 400 });
  const described = (name: string | undefined) =>
    page.getByLabel(`What the picture shows, ${name}`);
  await expect(described(names[0])).toBeFocused();
  for (const name of names.slice(0, -1)) await described(name).fill(`A window ${name}`);
  await expect(page.getByLabel(`Text, in Markdown, ${names[0]}`)).toHaveValue(
    `One.\n\n![A window ${names[0]}](/pages/new.webp)\n\nTwo.`,
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(statusOf(page)).toHaveText('Not saved. To correct: 1', long);
  await expect(described(names.at(-1))).toBeFocused();
  await expect(described(names.at(-1))).toHaveAccessibleDescription(/Say what this picture shows/);
  await described(names.at(-1)).fill('A [window]');
  await expect(described(names.at(-1))).toHaveValue('A (window)');
  await save(page);
  page.on('dialog', (question) => question.accept());
  await page.locator('.move summary').click();
  await page.getByRole('button', { name: 'Delete in every language' }).click();
  await expect(page.getByRole('navigation').getByText('Windows')).toHaveCount(0, long);
});

test('a reload and the way back lead to the document that was open', async ({ page }) => {
  await page.goto(origin);
  const title = page.getByRole('banner').getByRole('heading');
  await expect(title).toHaveText(/^The studio/);
  const list = page.getByRole('navigation');
  await list.getByRole('button', { name: 'Settings' }).click();
  await expect(title).toHaveText('Settings');
  await list.getByRole('button', { name: 'Home' }).click();
  await expect(title).toHaveText('Home');
  await page.reload();
  await expect(title).toHaveText('Home');
  await page.goBack();
  await expect(title).toHaveText('Settings');
  await page.goForward();
  await expect(title).toHaveText('Home');
  // One that is gone.
  await page.goto('about:blank');
  await page.goto(`${origin}/#project/nothing`);
  await expect(title).toHaveText(/^The studio/);
});

test('the page beside the form follows the language of the editor', async ({ page }) => {
  await page.goto(origin);
  const shown = page.getByRole('complementary').getByRole('button', { pressed: true });
  for (const code of languageCodes.filter((it) => ['pt', 'en', 'es'].includes(it))) {
    await page.getByRole('banner').getByRole('combobox').selectOption(code);
    await expect(shown).toHaveText(languages[code].name);
  }
});

test('the page beside the form is that of its document, though another one comes first', async ({
  page,
}) => {
  await page.goto(origin);
  let isFirst = true;
  await page.context().route(/\/contact\?/, (route) => {
    if (!isFirst) return route.fallback();
    isFirst = false;
    // As a page does that is shown again after a save while another one is asked for.
    return route.fulfill({ status: 302, headers: { location: '/?lang=en' } });
  });
  const shown = () =>
    page
      .frames()
      .filter((frame) => frame !== page.mainFrame())
      .map((frame) => /^https?:..[^/]+([^?]*)/.exec(frame.url())?.[1]);
  await expect.poll(shown, long).toEqual(['/']);
  await page.getByRole('navigation').getByRole('button', { name: 'Contact', exact: true }).click();
  await expect.poll(shown, long).toEqual(['/contact']);
  expect(isFirst).toBe(false);
});

test('the focus is in what was added, and beside what was taken away', async ({ page }) => {
  await page.goto(origin);
  const people = await openPart(page, 'People');
  const add = people.getByRole('button', { name: 'Add to: People' });
  const count = await people.getByRole('listitem').count();
  for (let each = 0; each < 2; each += 1) {
    await add.click();
    await expect(people.getByRole('listitem').last().getByLabel('Name')).toBeFocused();
  }
  const remove = people.locator('ol > li > .tools > :last-child');
  await remove.nth(count).click();
  await expect(remove.nth(count)).toBeFocused();
  await remove.nth(count).click();
  await expect(count > 0 ? remove.last() : add).toBeFocused();
  const messenger = page.getByRole('button', { name: /^Add: Messenger/ });
  await messenger.click();
  const field = page.locator('main details input:focus, main details textarea:focus');
  await expect(field).toBeInViewport();
  await page.getByRole('button', { name: /^Remove: Messenger/ }).click();
  await expect(messenger).toBeFocused();
});

test('a question changes its line, and keeps its state when it moves', async ({ page }) => {
  const before = await everything();
  await page.goto(origin);
  await page.getByRole('button', { name: 'Home' }).click();
  const { faqsSection } = await wordsOf(shownLanguage, 'home');
  const [first, second] = faqsSection.faqs;
  const list = await openPart(page, 'Section: questions', 'Questions');
  const name = `Question, ${languages[mainLanguage].name}`;
  const opener = list.locator('summary').getByText(String(first?.question), { exact: true });
  await opener.click();
  const question = opener.locator('..');
  await question.getByLabel(name).fill('Quanto custa?');
  await list.getByRole('button', { name: `Move down: ${first?.question}` }).click();
  await expect(list.getByRole('listitem').nth(1).getByLabel(name)).toBeVisible();
  await list.getByRole('button', { name: `Move up: ${first?.question}` }).click();
  await expect(list.getByRole('listitem').nth(0).getByLabel(name)).toHaveValue('Quanto custa?');
  await expect(list.getByText(String(second?.question)).first()).toBeVisible();
  await save(page);
  const after = await everything();
  const home = `content/${mainLanguage}/home.yaml`;
  expect(changedFiles(before, after)).toEqual([home]);
  const { gone, added } = changedLines(before[home], after[home]);
  expect(gone).toHaveLength(1);
  expect(added.map((line) => line.trim())).toEqual(['question: Quanto custa?']);

  // What was found shows the words of today.
  const finder = page.getByRole('search');
  await finder.getByRole('searchbox').fill('Quanto custa?');
  const found = finder.getByRole('listitem').filter({ hasText: /^Quanto custa\?/ });
  await found.getByRole('button').click();
  await list.getByLabel(name).first().fill('Quanto custa um sítio?');
  await save(page);
  await expect(finder.getByRole('listitem').filter({ hasText: /um sítio\?/ })).toBeVisible();
  await expect(found).toHaveCount(0);
});

test('an entry that was taken out is put back as it was, in every language', async ({ page }) => {
  const before = await everything();
  await page.goto(origin);
  await page.getByRole('button', { name: 'Home' }).click();
  const { faqsSection } = await wordsOf(shownLanguage, 'home');
  const list = await openPart(page, 'Section: questions', 'Questions');
  const [, { question = '' } = {}] = faqsSection.faqs;
  await list.getByRole('button', { name: `Remove: ${question}` }).click();
  await list.getByRole('button', { name: `Put back: ${question}` }).click();
  await expect(list.getByRole('listitem').nth(1).getByRole('textbox').first()).toBeFocused();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(statusOf(page)).toHaveText('Nothing has changed.', long);
  expect(changedFiles(before, await everything())).toEqual([]);
});

test('on a narrow screen the list makes room for the form, and nothing hides what has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto(origin);
  const list = page.getByRole('navigation');
  await list.getByText('What can be edited').click();
  await list.getByRole('button', { name: 'Home' }).click();
  await expect(list.getByRole('button', { name: 'Home' })).toBeHidden();
  const title = page.getByRole('banner').getByRole('heading', { name: 'Home' });
  await expect(title).toBeFocused();
  await openPart(page, 'First screen');
  const bar = page.getByRole('complementary').locator('summary');
  const isCovered = () =>
    bar.evaluate((below) => {
      const { bottom } = document.activeElement?.getBoundingClientRect() ?? { bottom: 0 };
      return !below.contains(document.activeElement) && bottom > below.getBoundingClientRect().top;
    });
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    expect(await isCovered()).toBe(false);
  }
});

test('a project with pictures is added to the home page, and then to the settings', async ({
  page,
}) => {
  const before = await everything();
  await page.goto(origin);
  await page.getByRole('button', { name: 'Home' }).click();
  const list = await openPart(page, 'Section: projects', 'Projects');
  await list.getByRole('button', { name: 'Add to: Projects' }).click();
  const project = list.getByRole('listitem').last();
  for (const { name } of Object.values(languages))
    for (const label of [
      'Title',
      'Description',
      'Picture of the computer, described',
      'Picture of the phone, described',
    ])
      await project.getByLabel(`${label}, ${name}`, { exact: true }).fill(`${label} ${name}.`);
  const id = project.getByLabel('Id', { exact: true });
  // From the title that was written first.
  await expect(id).not.toHaveValue('');
  await id.fill('shop');
  await dropPicture(project.locator('.drop').first(), { width: 300, height: 200 });
  await expect(project.getByRole('status').first()).toContainText('1280 × 800');
  await dropPicture(project.locator('.drop').first(), pictureKinds.desktop);
  await expect(project.getByRole('status').first()).toHaveText(
    'Now the other picture of the two.',
    long,
  );
  await dropPicture(project.locator('.drop').last(), pictureKinds.mobile);
  await expect(project.getByRole('status').last()).toContainText('The sizes are made.', {
    timeout: 240_000,
  });
  await expect(project.getByRole('status').first()).toContainText('The sizes are made.');
  await expect(project.locator('.drop img')).toHaveCount(2);
  await expect(project.locator('.drop img').last()).toBeVisible();
  await save(page);
  const sizes = (['desktop', 'mobile', 'flat'] as const).flatMap((kind) =>
    pictureFiles(kind).map(({ format, width }) => ({
      path: `public${pictureAddress('shop', kind, width, format)}`,
      width,
    })),
  );
  const texts = Object.keys(languages).map((code) => `content/${code}/home.yaml`);
  expect(changedFiles(before, await everything())).toEqual(
    [...texts, ...sizes.map(({ path }) => path)].sort(),
  );
  for (const { path, width } of sizes)
    expect((await sharp(join(folder, 'studio', path)).metadata()).width, path).toBe(width);

  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('banner').getByRole('heading')).toHaveText('Settings');
  const projects = await openPart(page, 'Projects');
  await projects.getByRole('button', { name: 'Add to: Projects' }).click();
  // By its title, in the editor's language.
  await projects
    .getByRole('listitem')
    .last()
    .getByLabel('Project', { exact: true })
    .selectOption(`Title ${languages[shownLanguage].name}.`);
  const industry = projects.getByRole('listitem').last().getByLabel('Industry', { exact: true });
  await industry.selectOption({ index: 1 });
  await save(page);
});

test('an article is written, dated anew and deleted', async ({ page }) => {
  const before = await everything();
  await page.goto(origin);
  const create = page.getByText('New article');
  await create.click();
  const form = create.locator('..');
  await expect(form.getByLabel('Date')).not.toHaveValue('');
  await form.getByLabel('Date').fill('2026-01-05');
  await form.getByLabel(/^Its address/).fill('doors');
  await form.getByRole('button', { name: 'Create' }).click();
  const { name } = languages[mainLanguage];
  await page.getByRole('button', { name: `Write it in this language: ${name}` }).click();
  await page.getByLabel(`Title, ${name}`, { exact: true }).fill('Portas');
  await page.getByLabel(`Description, ${name}`).fill('Sobre portas.');
  await page.getByLabel(`Text, in Markdown, ${name}`).fill('Uma porta abre-se.');
  await save(page);
  const title = page.getByRole('banner').getByRole('heading');
  await expect(title).toHaveText('Portas');
  const folderOf = `content/${mainLanguage}/notes`;
  expect(changedFiles(before, await everything())).toEqual([`${folderOf}/2026-01-05-doors.md`]);

  // What this window does itself is no news of another one.
  await lookOften(page);
  const said = await statusTexts(page);
  // What is typed and not saved comes along, and ends with the article.
  const description = page.getByLabel(`Description, ${name}`);
  await description.fill('Sobre portas e janelas.');
  const move = page.locator('.move');
  await move.locator('summary').click();
  await move.getByLabel('Date').fill('2026-01-31');
  await move.getByRole('button', { name: 'Change' }).click();
  await expect
    .poll(async () => changedFiles(before, await everything()), long)
    .toEqual([`${folderOf}/2026-01-31-doors.md`]);
  // The article is shown anew, with this part closed.
  await expect(move.getByRole('button', { name: 'Change' })).toBeHidden(long);
  await expect(description).toHaveValue('Sobre portas e janelas.');
  await expect(statusOf(page)).toHaveText('Changed.');
  await expect(title).toBeFocused();
  const marked = page.getByRole('navigation').getByText('(not saved)');
  await expect(marked).toHaveCount(1);
  let asked = '';
  page.on('dialog', (dialog) => {
    asked = dialog.message();
    void dialog.accept();
  });
  await move.locator('summary').click();
  await move.getByRole('button', { name: 'Delete in every language' }).click();
  await expect.poll(async () => changedFiles(before, await everything()), long).toEqual([]);
  await expect(marked).toHaveCount(0);
  expect(asked).toBe('Delete “Portas” in every language?');
  await expect(statusOf(page)).toHaveText('Deleted.');
  await expect(title).toBeFocused();
  expect((await said()).filter((text) => text.includes('elsewhere'))).toEqual([]);
});

test('a field that two windows have changed is told before the save, shows both, and one is chosen', async ({
  context,
  page,
}) => {
  await page.goto(origin);
  const legalName = 'Legal name';
  const field = (await openPart(page, 'Company')).getByLabel(legalName);
  const other = await context.newPage();
  await other.goto(origin);
  const theirs = (await openPart(other, 'Company')).getByLabel(legalName);
  await theirs.fill('Outra, Lda.');
  await save(other);
  // Nothing was typed here: it is shown as it is now.
  await page.bringToFront();
  await expect(field).toHaveValue('Outra, Lda.', long);
  await expect(statusOf(page)).toHaveText(/^This was saved elsewhere/);
  await field.fill('Minha, Lda.');
  const file = join(folder, 'studio/content/studio.yaml');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('Outra, Lda.', 'À Mão, Lda.'));
  await expect(statusOf(page)).toHaveText(/^This was also saved elsewhere meanwhile/, long);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(field).toHaveAccessibleDescription(/À Mão, Lda\./, long);
  await expect(statusOf(page)).toHaveText('Not saved. To choose: 1');
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Take that' }).click();
  await expect(field).toHaveValue('À Mão, Lda.');
});

/** Holds the answers to saves, or to pictures, back until the result is called. */
async function hold(page: Page, what: 'document' | 'picture') {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/desk/${what}?*`, async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  return release;
}

test('what is typed while a save goes on stays, and is saved by the next', async ({ page }) => {
  const file = join(folder, 'studio/content/studio.yaml');
  await page.goto(origin);
  const company = await openPart(page, 'Company');
  const field = company.getByLabel('Legal name');
  await lookOften(page);
  const release = await hold(page, 'document');
  await field.fill('Primeira, Lda.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => readFile(file, 'utf8'), long).toContain('Primeira, Lda.');
  await field.fill('Segunda, Lda.');
  const looked = page.waitForResponse(/\/desk\/versions/);
  await (await looked).finished();
  await expect(page.getByText('This was also saved elsewhere')).toHaveCount(0);
  release();
  await expect(statusOf(page)).toHaveText('Saved, except what you have typed since.', long);
  await expect(field).toHaveValue('Segunda, Lda.');
  await save(page);
  expect(await readFile(file, 'utf8')).toContain('Segunda, Lda.');
});

test('Save pressed again while a save goes on saves what was typed since', async ({ page }) => {
  const file = join(folder, 'studio/content/studio.yaml');
  await page.goto(origin);
  const field = (await openPart(page, 'Company')).getByLabel('Legal name');
  const release = await hold(page, 'document');
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await field.fill('Quarta, Lda.');
  await button.click();
  await expect.poll(() => readFile(file, 'utf8'), long).toContain('Quarta, Lda.');
  await field.fill('Quinta, Lda.');
  await button.click();
  release();
  await expect(statusOf(page)).toHaveText('Saved.', long);
  await expect(field).toHaveValue('Quinta, Lda.');
  expect(await readFile(file, 'utf8')).toContain('Quinta, Lda.');
});

test('a save that is answered while another document is open leaves that one open', async ({
  page,
}) => {
  const file = join(folder, 'studio/content/studio.yaml');
  await page.goto(origin);
  const company = await openPart(page, 'Company');
  const release = await hold(page, 'document');
  await company.getByLabel('Legal name').fill('Terceira, Lda.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => readFile(file, 'utf8'), long).toContain('Terceira, Lda.');
  const list = page.getByRole('navigation');
  await list.getByRole('button', { name: 'Settings' }).click();
  const title = page.getByRole('banner').getByRole('heading');
  await expect(title).toHaveText('Settings');
  await expect(list.getByText('(not saved)')).toHaveCount(1);
  const answered = page.waitForResponse((it) => it.request().method() === 'PUT');
  release();
  await (await answered).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await expect(title).toHaveText('Settings');
  await list.getByRole('button', { name: 'The studio' }).click();
  await expect(title).toHaveText(/^The studio/);
  await expect(list.getByText('(not saved)')).toHaveCount(0);
  await expect(statusOf(page)).toHaveText('');
});

test('a picture that is made after its text was left is in that text, and in no other', async ({
  page,
}) => {
  await page.goto(`${origin}/#pages/late`);
  const { name } = languages[mainLanguage];
  await page.getByRole('button', { name: `Write it in this language: ${name}` }).click();
  const text = page.getByLabel(`Text, in Markdown, ${name}`);
  await text.fill('One.');
  const release = await hold(page, 'picture');
  const asked = page.waitForRequest((it) => it.method() === 'POST');
  await dropPicture(page.locator('.drop'), { width: 600, height: 400 });
  await asked;
  const list = page.getByRole('navigation');
  const title = page.getByRole('banner').getByRole('heading');
  await list.getByRole('button', { name: 'Home' }).click();
  await expect(title).toHaveText('Home');
  const made = page.waitForResponse((it) => it.request().method() === 'POST');
  release();
  await (await made).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await expect(list.getByText('(not saved)')).toHaveCount(1);
  await list.getByRole('button', { name: 'Late' }).click();
  await expect(text).toHaveValue(/^One\.\n\n!\[\]\(\/pages\/new[^)]*\.webp\)$/);
  page.on('dialog', (question) => question.accept());
  await page.getByRole('button', { name: 'Discard' }).click();
});

test('a save waits for the picture that is made, and says so', async ({ page }) => {
  const before = await everything();
  await page.goto(`${origin}/#pages/soon`);
  const { name } = languages[mainLanguage];
  await page.getByRole('button', { name: `Write it in this language: ${name}` }).click();
  await page.getByLabel(`Title, ${name}`, { exact: true }).fill('Em breve');
  await page.getByLabel(`Description, ${name}`).fill('Sobre o que vem.');
  await page.getByLabel(`Text, in Markdown, ${name}`).fill('Vem aí.');
  const release = await hold(page, 'picture');
  const asked = page.waitForRequest((it) => it.method() === 'POST');
  await dropPicture(page.locator('.drop'), { width: 600, height: 400 });
  await asked;
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(statusOf(page)).toHaveText('Saving, when the picture is made …');
  expect(changedFiles(before, await everything())).toEqual([]);
  release();
  // It is saved with the picture, of which nothing has been said yet.
  await expect(statusOf(page)).toHaveText('Not saved. To correct: 1', long);
  await page.getByLabel(`What the picture shows, ${name}`).fill('Uma porta.');
  await save(page);
  await expect(page.getByRole('banner').getByRole('heading')).toHaveText('Em breve');
  expect(changedFiles(before, await everything())).toEqual([
    `content/${mainLanguage}/pages/soon.md`,
    expect.stringMatching(/^public\/pages\/new[^/]*\.webp$/),
  ]);
  page.on('dialog', (question) => question.accept());
  const move = page.locator('.move');
  await move.locator('summary').click();
  await move.getByRole('button', { name: 'Delete in every language' }).click();
  await expect(statusOf(page)).toHaveText('Deleted.', long);
  expect(changedFiles(before, await everything())).toEqual([]);
});

test('a photograph that is made late is of the person it was dropped for', async ({ page }) => {
  await page.goto(origin);
  const people = await openPart(page, 'People');
  const names = ['Zita', 'Yara', 'Xica'];
  for (const name of names) {
    await people.getByRole('button', { name: 'Add to: People' }).click();
    await people.getByRole('listitem').last().getByLabel('Name').fill(name);
  }
  const [zita, yara] = names.map((name) => people.getByRole('listitem').filter({ hasText: name }));
  const release = await hold(page, 'picture');
  for (const person of [zita, yara])
    if (person) await dropPicture(person.locator('.drop'), { width: 600, height: 400 });
  await people.getByRole('button', { name: 'Move up: Xica' }).click();
  await people.getByRole('button', { name: 'Move up: Xica' }).click();
  await people.getByRole('button', { name: 'Remove: Yara' }).click();
  release();
  const photographOf = (name: string) =>
    people
      .getByRole('listitem')
      .filter({ hasText: name })
      .getByLabel('Photograph', { exact: true });
  await expect(photographOf('Zita')).toHaveValue(/^zita.*\.webp$/, long);
  await expect(photographOf('Xica')).toHaveValue('');
  await page.unrouteAll({ behavior: 'wait' });
  page.on('dialog', (question) => question.accept());
  await page.getByRole('button', { name: 'Discard' }).click();
});

test('a page that a text names by its address is not hidden, and a button leads to that text', async ({
  page,
}) => {
  const files = languageCodes.map((code) =>
    join(folder, `studio/content/${code}/legal/privacy-policy.yaml`),
  );
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  for (const [index, file] of files.entries())
    await writeFile(file, String(texts[index]).replace(/^title: .*$/m, '$& {url}/prices'));
  await page.goto(`${origin}/#prices`);
  const whole = page.locator('.move');
  await whole.locator('summary').click();
  await whole.getByRole('button', { name: 'Hide' }).click();
  await expect(whole.getByRole('status')).toHaveText(
    'Nothing was changed. Change these texts first:',
    long,
  );
  const { name } = languages[mainLanguage];
  await whole.getByRole('button', { name: new RegExp(`, ${name}, Title$`) }).click();
  const field = page.locator(`[id="${mainLanguage}:title"]`);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/\{url\}\/prices$/);
  for (const [index, file] of files.entries()) await writeFile(file, String(texts[index]));
});

test('after the save of a legal text, a button leads to the date that the legal texts show', async ({
  page,
}) => {
  const file = join(folder, 'studio/settings.yaml');
  const settings = await readFile(file, 'utf8');
  await writeFile(file, settings.replace(/^legalUpdated: .*$/m, 'legalUpdated: 2026-01-05'));
  await page.goto(`${origin}/#privacy-policy`);
  const title = page.locator(`[id="${mainLanguage}:title"]`);
  const before = await title.inputValue();
  await title.fill(`${before}!`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(statusOf(page)).toHaveText(
    'Saved. A legal text has changed, and the legal texts still show the date 5 January 2026.',
    long,
  );
  await page.getByRole('button', { name: 'Change the date' }).click();
  const date = page.getByLabel(/^Last change of the legal texts/);
  await expect(date).toBeFocused();
  await expect(date).toHaveValue('2026-01-05');
  await writeFile(file, settings);
  await page.goto('about:blank');
  await page.goto(`${origin}/#privacy-policy`);
  await title.fill(before);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(statusOf(page)).toHaveText(/^Saved\./, long);
});

test('what is typed and not saved is marked in the list, and told before publishing', async ({
  page,
}) => {
  const before = await everything();
  const { projects } = (await wordsOf(shownLanguage, 'home')).projectsSection;
  const [{ id: slug, title } = { id: '', title: '' }] = projects;
  await page.goto(origin);
  const list = page.getByRole('navigation');
  await (await openPart(page, 'Company')).getByLabel('Legal name').fill('Nem guardada, Lda.');
  await expect(list.getByRole('button', { name: /^The studio/ })).toHaveAccessibleName(
    /\(not saved\)$/,
  );
  await list.getByText('New page').click();
  await list.getByRole('textbox', { name: /^Its address/ }).fill('doors');
  await list.getByRole('button', { name: 'Create' }).click();
  const { name } = languages[mainLanguage];
  await page.getByRole('button', { name: `Write it in this language: ${name}` }).click();
  await page.getByLabel(`Title, ${name}`, { exact: true }).fill('Portas');

  // It is in no file, and is there.
  await page.reload();
  const doors = list.getByRole('button', { name: 'Portas (not saved)' });
  await expect(doors).toBeVisible();
  await list.getByRole('button', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Publish …' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Everything is published.')).toHaveCount(0);
  await expect(dialog.getByRole('listitem')).toHaveText([/^The studio/, 'Portas']);
  // From another window, it is told that this one has them.
  const other = await page.context().newPage();
  await other.route('**/desk/publish', (route) =>
    route.fulfill({
      json: {
        changes: [{ document: '', file: '', path: 'x', kind: 'new', fields: [], project: slug }],
      },
    }),
  );
  await other.goto(origin);
  await other.getByRole('button', { name: 'Publish …' }).click();
  const there = other.getByRole('dialog');
  await expect(there.getByText('Not saved yet, in another window:')).toBeVisible();
  await expect(there.getByRole('listitem')).toHaveText([
    'Portas',
    /^The studio/,
    `Pictures of the project “${title}” (new)`,
  ]);
  // What the window says of a save is over once it is published.
  await other.evaluate(() => document.querySelector('dialog')?.close());
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(statusOf(other)).toHaveText('Nothing has changed.', long);
  await other.getByRole('button', { name: 'Publish …' }).click();
  await there.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(there.getByRole('status')).toHaveText('Published.');
  await expect(statusOf(other)).toHaveText('');
  await other.close();
  await dialog.getByRole('button', { name: 'Portas' }).click();
  await expect(dialog).toBeHidden();
  await expect(doors).toHaveAttribute('aria-current', 'true');
  await expect(page.getByLabel(`Title, ${name}`, { exact: true })).toHaveValue('Portas');

  page.on('dialog', (question) => question.accept());
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(list.getByRole('button', { name: 'Portas' })).toHaveCount(0);
  await list.getByRole('button', { name: /^The studio/ }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(list.getByText('(not saved)')).toHaveCount(0);
  expect(changedFiles(before, await everything())).toEqual([]);
});

test('the editor has no violation of axe, in any width', async ({ page }) => {
  await page.goto(origin);
  await openPart(page, 'Prices');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  }
});
