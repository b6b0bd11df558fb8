/** The development server while texts are edited: the page is complete at once and keeps its scroll position. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../process.ts';
import { copyProject } from '../project-copy.ts';
import { expect, mainLanguage, test, wordsOf } from '../site.ts';

let server: ChildProcess;
let folder = '';
let origin = '';

test.beforeAll(async () => {
  // Outside test-results, which Vite does not watch.
  folder = await copyProject(await mkdtemp(join(tmpdir(), 'development-')));
  const port = String(await freePort());
  origin = `http://localhost:${port}`;
  server = spawn(process.execPath, ['build/dev/start.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: port, OUTBOX_DIR: join(folder, 'outbox') },
    stdio: 'ignore',
  });
  await expect.poll(isListening, { timeout: 240_000 }).toBe(true);
});

/** A change is shown after everything has been examined. */
const whenExamined = { timeout: 60_000 };

/** Without requesting a page, since the test needs the first request. */
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

// Vite logs its work in the page, and its plugin reports that React's developer tools are disabled.
test.use({ expectedConsole: /^(debug|info): |^warning: Something has shimmed the React DevTools/ });

test('the first page has its styles and a silent console, and a changed text keeps the scroll position', async ({
  page,
}) => {
  const document = await page.request.get(`${origin}/?lang=${mainLanguage}`);
  const html = await document.text();
  const [, css = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  // Styles of the layout, of the page and of an island.
  for (const part of ['navbar', 'hero-section', 'project-carousel'])
    expect(css, part).toContain(`.${part}-module-root`);

  await page.goto(`${origin}/?lang=${mainLanguage}`);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  const { servicesSection } = await wordsOf(mainLanguage, 'home');
  const file = join(folder, `studio/content/${mainLanguage}/home.yaml`);
  const source = await readFile(file, 'utf8');
  // A text that is rendered exactly as it is in the file.
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
  await expect(page.getByText(changed, { exact: true })).toBeInViewport(whenExamined);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(200);
});
