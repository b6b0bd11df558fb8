/** The development server, as somebody has it who changes words: the page is whole from the start, and keeps its place. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './hosts/process.ts';
import { copyProject } from './project-copy.ts';
import { expect, mainLanguage, test, wordsOf } from './site.ts';

let server: ChildProcess;
let folder = '';
let origin = '';

test.beforeAll(async () => {
  // Elsewhere: Vite watches no folder that is called test-results.
  folder = await copyProject(await mkdtemp(join(tmpdir(), 'development-')));
  const port = String(await freePort());
  origin = `http://localhost:${port}`;
  server = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: port, OUTBOX_DIR: join(folder, 'outbox') },
    stdio: 'ignore',
  });
  await expect.poll(isListening, { timeout: 240_000 }).toBe(true);
});

/** Without asking for a page: the first one is what is looked at. */
const isListening = () =>
  fetch(`${origin}/@vite/client`).then(
    ({ ok }) => ok,
    () => false,
  );

test.afterAll(async () => {
  server.kill('SIGTERM');
  await once(server, 'exit');
  await rm(folder, { recursive: true });
});

// Vite tells a page what it does, and its plugin that it finds React's developer tools silenced.
test.use({ expectedConsole: /^(debug|info): |^warning: Something has shimmed the React DevTools/ });

test('the first page has its styles and a silent console, and a changed text keeps the scroll position', async ({
  page,
}) => {
  const document = await page.request.get(`${origin}/?lang=${mainLanguage}`);
  const html = await document.text();
  const [, css = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  // Of the frame, of the page and of an island.
  for (const part of ['navbar', 'hero-section', 'project-carousel'])
    expect(css, part).toContain(`.${part}-module-root`);

  await page.goto(`${origin}/?lang=${mainLanguage}`);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  const { servicesSection } = await wordsOf(mainLanguage, 'home');
  const file = join(folder, `content/${mainLanguage}/home.yaml`);
  const source = await readFile(file, 'utf8');
  // One that is written as it is read.
  const text = servicesSection.services
    .map(({ title }) => title)
    .find((it) => source.includes(`title: ${it}\n`));
  if (!text) throw new Error('Every title is written between quotes');
  const title = page.getByText(text, { exact: true });
  await title.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(300);

  const changed = [...text].reverse().join('');
  await writeFile(file, source.replace(`title: ${text}\n`, `title: ${changed}\n`));
  await expect(page.getByText(changed, { exact: true })).toBeInViewport();
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(200);
});

test.describe('a mistake in the texts', () => {
  // The answer to an address that cannot be shown is 500.
  test.use({ expectedConsole: /^(debug|info): |^warning: Something has shimmed|^error: .* 500 / });

  test('is shown with its file, line and remedy until it is corrected', async ({ page }) => {
    const file = join(folder, `content/${mainLanguage}/contact.yaml`);
    const source = await readFile(file, 'utf8');
    await page.goto(`${origin}/contact?lang=${mainLanguage}`);
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');

    await writeFile(file, source.replace(/^(sending): .*$/m, "$1: '{nmae}'"));
    const line = source.split('\n').findIndex((it) => it.startsWith('sending:')) + 1;
    await expect(page.getByRole('alert')).toContainText(
      `content/${mainLanguage}/contact.yaml:${line} (sending): {nmae} is no fact: write one of`,
    );

    await writeFile(file, source);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
