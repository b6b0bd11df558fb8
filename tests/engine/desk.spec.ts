/** The owner's editor in a browser, on a small studio: what is in view, and the page beside the form. */
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import fc from 'fast-check';
import { parse, parseDocument } from 'yaml';
import { tidy } from '../../build/new-studio/tidy.ts';
import type { DeskDocument } from '../../packages/editor/documents.ts';
import { type JsonSchema, type Path, pathName } from '../../packages/editor/page/json-schema.ts';
import { axe } from '../axe.ts';
import { saidBesideForm } from '../beside-form.ts';
import { codes, note, writeSmallStudio } from '../editor/small-studio.ts';
import { generated } from '../generated.ts';
import { expect, test } from '../open-page.ts';
import { freePort, type Program, start } from '../process.ts';

// One editor serves all tests of this file.
test.describe.configure({ mode: 'default' });

const [mainLanguage = ''] = codes;

let desk: Program;
let folder = '';
let origin = '';
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const home = `content/${mainLanguage}/home.yaml`;

/** The cases of the test of clicks: more words than are clicked, because not each can be. */
const clicks = generated(12, 49);
let marked: { path: Path; word: string }[] = [];

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'desk-'));
  writeSmallStudio(folder);
  markWords();
  const port = String(await freePort());
  const env = { DESK_PORT: port, STUDIO: folder };
  desk = start(process.execPath, ['packages/editor/desk.ts'], { env });
  await expect.poll(desk.said, { timeout: 240_000 }).toContain('Open http');
  origin = `http://localhost:${port}`;
});

test.afterAll(async () => {
  await desk.stop();
  const made = globSync(`.made-${basename(folder).toLowerCase()}-*`);
  for (const each of [folder, ...made]) rmSync(each, { recursive: true });
});

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

/** Exchanges a word in texts of the home page, so that each stands in one place. */
function markWords() {
  const document = parseDocument(read(home));
  const places = textsIn(document.toJS()).filter(([first]) => first !== 'page');
  const least = Math.min(places.length, 4 * clicks.numRuns);
  const orders = fc.shuffledSubarray(places, { minLength: least });
  const [chosen = []] = fc.sample(orders, { seed: clicks.seed, numRuns: 1 });
  marked = chosen.slice(0, 4 * clicks.numRuns).map((path, index) => ({ path, word: word(index) }));
  for (const { path, word: own } of marked)
    document.setIn(path, String(document.getIn(path)).replace(/[\p{L}\p{M}]+/u, own));
  writeFileSync(join(folder, home), tidy(document));
}

test.afterEach(async ({ page }, info) => {
  // Else nobody learns what the development server answered beside the form.
  if (info.status !== info.expectedStatus)
    await info.attach(`what the editor said, ${page.url()}`, { body: desk.said() });
});

test.use({ expectedConsole: saidBesideForm });

/** A save runs every check of the build, and its page is shown anew. */
const long = { timeout: 60_000 };

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

/** The editor alone: its page beside the form is not asked for. */
async function openAlone(page: Page) {
  await page.route('**/desk/preview', (route) => route.fulfill({ json: { isThere: false } }));
  await page.goto(origin);
}

/** Opens the home page, with its page beside the form. */
async function openHome(page: Page): Promise<FrameLocator> {
  // The facts are known when the checks have run.
  const state = page.waitForResponse(/\/desk\/state/, long);
  await page.goto(`${origin}/#home`);
  await page.getByRole('banner').getByRole('combobox').selectOption(mainLanguage);
  const shown = page.frameLocator('.preview iframe');
  await expect(shown.locator('h1')).toBeVisible(long);
  await state;
  // What the checks say of the words of this test.
  await shown.locator('head').evaluate((head) => {
    const textContent = 'vite-error-overlay { display: none }';
    head.append(Object.assign(document.createElement('style'), { textContent }));
  });
  return shown;
}

/** A path that a mistake may have: of a field, of a group, or of neither. */
function pathIn(schema: JsonSchema, all: readonly number[], path: Path = []): Path {
  const [turn = 0, ...turns] = all;
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
  await openAlone(page);
  const ask = async <Value>(path: string) =>
    (await page.evaluate(async (it) => (await fetch(it)).json(), path)) as Value;
  const ids = ['studio', 'settings', 'home', note];
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
    const address = `/desk/document?id=${encodeURIComponent(id)}`;
    const { schema, files } = await ask<DeskDocument>(address);
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
      const open = { nowhere: '', elsewhere: 'common' }[kind as string] ?? id;
      const place = { document: open, file: names[file % names.length], path: path ?? '' };
      answer = [{ ...place, kind: 'noPageAt', values: { address: said, known: [] } }];
      await page.setViewportSize({ width, height: 800 });
      const save = page.getByRole('button', { name: 'Save', exact: true });
      await save.click();
      const sentence = page.getByRole('main').getByText(said, { exact: false });
      await expect(sentence, JSON.stringify(answer)).toBeInViewport();
      const folded = await page.locator('#form details[open]').evaluateAll((parts) => {
        for (const part of parts as HTMLDetailsElement[]) part.open = false;
        return parts.length;
      });
      // Whoever folds the form and saves again is led there again.
      if (folded > 0) await save.click();
      await expect(sentence, JSON.stringify(answer)).toBeInViewport();
      const focused = page.getByRole('main').locator(':focus');
      await expect(focused, JSON.stringify(answer)).toBeInViewport();
      const heard = await focused.evaluate((element) => {
        const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
        const described = ids.map((it) => document.getElementById(it)?.textContent);
        return [element.textContent, ...described].join(' ');
      });
      expect(heard, JSON.stringify(answer)).toContain(said);
    }
  }
});

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
      if (!box) return undefined;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
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
    const field = page.locator(`[id="${mainLanguage}:${pathName(path)}"]`);
    await expect(field, `${own} ${pathName(path)}`).toBeFocused();
    await expect(text).toBeInViewport();
    clicked += 1;
    if (clicked === clicks.numRuns) break;
  }
  expect(clicked).toBe(clicks.numRuns);
});

test('after a save the page is at what was edited, also where it is folded', {
  tag: '@all',
}, async ({ page }) => {
  const shown = await openHome(page);
  const { faqs } = parse(read(home)).faqsSection;
  const path = `faqsSection.faqs[${faqs.length - 1}].answer`;
  const field = page.locator(`[id="${mainLanguage}:${path}"]`);
  await field.evaluate((element) => {
    for (let part = element.closest('details'); part; )
      [part.open, part] = [true, part.parentElement?.closest('details') ?? null];
  });
  await field.fill(`Qzxendqz. ${faqs.at(-1).answer}`);
  await page.getByRole('banner').locator('button.main').click();
  const text = shown.locator('details').getByText('Qzxendqz').last();
  await expect(text).toBeInViewport(long);
});

test('on a narrow screen the list makes room for the form, and nothing hides what has the focus', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await openAlone(page);
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

test('the editor has no violation of axe, in any width', { tag: '@all' }, async ({ page }) => {
  await openAlone(page);
  await openPart(page, 'Prices');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const { violations } = await (await axe(page)).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  }
});
