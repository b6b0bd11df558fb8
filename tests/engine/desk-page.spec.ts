/** The page beside the form of the editor, of a made studio: a text on it leads to its field, and a field to its text. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import fc from 'fast-check';
import { parse, parseDocument, stringify } from 'yaml';
import { saidBesideForm } from '../beside-form.ts';
import { generated } from '../generated.ts';
import { makeStudio } from '../made-studio/make-studio.ts';
import { freePort, type Program, start } from '../process.ts';
import { copyProject } from '../project-copy.ts';
import { expect, test } from '../site.ts';

const { seed, numRuns } = generated(12, 49);

let desk: Program;
let folder = '';
let studio = '';
let origin = '';
let language = '';

type Path = (string | number)[];
type Marked = { path: Path; word: string };
let marked: Marked[] = [];

/** A word that no text has; without digits, which would part it from others. */
const word = (index: number) =>
  `qzx${String.fromCharCode(97 + (index % 26), (97 + index / 26) | 0)}qz`;

/** Texts of the home page that a word can be exchanged in. */
function textsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string')
    return /^[\p{L}\p{M}]+ [\p{L}\p{M} ,.]+$/u.test(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

const home = () => join(studio, 'content', language, 'home.yaml');
const nameOf = (path: Path) =>
  path.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name}[${key}]` : name ? `${name}.${key}` : key),
    '',
  );

test.beforeAll(async () => {
  const root = await mkdtemp(join(tmpdir(), 'desk-page-'));
  folder = root;
  const project = await copyProject(join(root, 'project'));
  studio = resolve(root, 'studio');
  await makeStudio(studio, seed);
  language = parse(await readFile(join(studio, 'settings.yaml'), 'utf8')).defaultLanguage;
  const document = parseDocument(await readFile(home(), 'utf8'));
  const places = textsIn(document.toJS()).filter(([first]) => first !== 'page');
  const chosen = fc.sample(
    fc.shuffledSubarray(places, { minLength: Math.min(places.length, 4 * numRuns) }),
    {
      seed,
      numRuns: 1,
    },
  )[0];
  marked = (chosen ?? []).slice(0, 4 * numRuns).map((path, index) => ({ path, word: word(index) }));
  for (const { path, word: own } of marked)
    document.setIn(path, String(document.getIn(path)).replace(/[\p{L}\p{M}]+/u, own));
  await writeFile(home(), stringify(document));
  const port = String(await freePort());
  desk = start(process.execPath, ['packages/editor/desk.ts'], {
    cwd: project,
    env: { DESK_PORT: port, STUDIO: studio, INIT_CWD: project },
  });
  await expect.poll(desk.said, { timeout: 240_000 }).toContain('Open http');
  origin = `http://localhost:${port}`;
});

test.afterAll(async () => {
  await desk.stop();
  await rm(folder, { recursive: true });
});

test.use({ expectedConsole: saidBesideForm });

const long = { timeout: 120_000 };

async function openHome(page: Page): Promise<FrameLocator> {
  // The facts are known when the checks have run.
  const state = page.waitForResponse(/\/desk\/state/, long);
  await page.goto(origin);
  const name = parse(await readFile(home(), 'utf8')).page.name;
  await page.getByRole('navigation').getByRole('button', { name, exact: true }).click();
  const shown = page.frameLocator('.preview iframe');
  await expect(shown.locator('h1')).toBeVisible(long);
  await state;
  // What the checks say of the words of this test.
  await shown.locator('head').evaluate((head) => {
    head.append(
      Object.assign(document.createElement('style'), {
        textContent: 'vite-error-overlay { display: none }',
      }),
    );
  });
  return shown;
}

/** Where a word stands in its element. */
const placeOf = (text: Locator, own: string) =>
  text.evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      const [box, all] = [range.getClientRects()[0], element.getBoundingClientRect()];
      const [x, y] = [
        (box?.x ?? 0) + (box?.width ?? 0) / 2,
        (box?.y ?? 0) + (box?.height ?? 0) / 2,
      ];
      // A text may be there for readers only, below a picture of it.
      const isThere = element.contains(document.elementFromPoint(x, y));
      return isThere ? { x: x - all.x, y: y - all.y } : undefined;
    }
    return undefined;
  }, own);

test('a text that is clicked on the page leads to its field, and a field to its text', async ({
  page,
}) => {
  const shown = await openHome(page);
  // What is folded has texts too.
  await shown.locator('html').evaluate((html) => {
    for (const each of html.querySelectorAll('details')) each.open = true;
  });
  let clicked = 0;
  for (const { path, word: own } of marked) {
    const text = shown.locator('body').getByText(own).first();
    if (!(await text.isVisible())) continue;
    await text.scrollIntoViewIfNeeded();
    const position = await placeOf(text, own);
    if (!position) continue;
    await text.click({ position, force: true });
    const field = page.locator(`[id="${language}:${nameOf(path)}"]`);
    await expect(field, `${own} ${nameOf(path)}`).toBeFocused();
    await expect(text).toBeInViewport();
    clicked += 1;
    if (clicked === numRuns) break;
  }
  expect(clicked).toBeGreaterThan(3);
});

test('after a save the page is at what was edited, also where it is folded', async ({ page }) => {
  const shown = await openHome(page);
  const { faqs } = parse(await readFile(home(), 'utf8')).faqsSection;
  const path = `faqsSection.faqs[${faqs.length - 1}].answer`;
  const field = page.locator(`[id="${language}:${path}"]`);
  await field.evaluate((element) => {
    for (let part = element.closest('details'); part; )
      [part.open, part] = [true, part.parentElement?.closest('details') ?? null];
  });
  await field.fill(`Qzxendqz. ${faqs.at(-1).answer}`);
  await page.getByRole('banner').locator('button.main').click();
  const text = shown.locator('details').getByText('Qzxendqz').last();
  await expect(text).toBeInViewport(long);
});

test('a page that could not be shown comes by itself, when its server answers again', async ({
  page,
}) => {
  await openHome(page);
  const frame = page.locator('.preview iframe');
  const server = new URL((await frame.getAttribute('src')) ?? '').origin;
  await page.route(`${server}/**`, (route) => route.abort('connectionrefused'));
  const failed = page.waitForEvent('requestfailed');
  const { name } = parse(
    await readFile(join(studio, 'content', language, 'contact.yaml'), 'utf8'),
  ).page;
  await page.getByRole('navigation').getByRole('button', { name, exact: true }).click();
  await failed;
  await page.unroute(`${server}/**`);
  await expect(page.frameLocator('.preview iframe').locator('h1')).toBeVisible(long);
});

test('the page of an article that is not saved yet is announced', async ({ page }) => {
  await openHome(page);
  const create = page.getByText('New article');
  await create.click();
  const form = create.locator('..');
  await form.getByLabel(/^Its address/).fill('doors');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('The page is shown here after the first save.')).toBeVisible();
  await expect(page.locator('.preview iframe')).toHaveCount(0);
});
