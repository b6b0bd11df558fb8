/** The development server, as somebody has it who changes words: the page is whole from the start, and keeps its place. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from './hosts/process.ts';
import { copyProject } from './project-copy.ts';
import { expect, mainLanguage, test, wordsOf } from './site.ts';

let server: ChildProcess;
let folder = '';
let origin = '';

test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = await copyProject('development');
  const port = String(await freePort());
  origin = `http://localhost:${port}`;
  server = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: port, OUTBOX_DIR: join(folder, 'outbox') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = server.stdout ? await once(server.stdout, 'data') : [];
  expect(String(said)).toContain('Developing on');
});

test.afterAll(async () => {
  server.kill('SIGTERM');
  await once(server, 'exit');
});

// Vite tells a page what it does.
test.use({ expectedConsole: /^(debug|info): / });

test('its first page has its styles and starts without a word, and a changed text leaves it where it was', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const document = await page.request.get(`${origin}/?lang=${mainLanguage}`);
  const html = await document.text();
  const [, css = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  // Of the frame, of the page and of an island.
  for (const part of ['navbar', 'hero-section', 'project-carousel'])
    expect(css, part).toContain(`.${part}-root`);

  await page.goto(`${origin}/?lang=${mainLanguage}`);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  const { servicesSection } = await wordsOf(mainLanguage, 'home');
  const lead = page.getByText(servicesSection.lead, { exact: true });
  await lead.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(300);

  const file = join(folder, `content/${mainLanguage}/home.ts`);
  const source = await readFile(file, 'utf8');
  const changed = [...servicesSection.lead].reverse().join('');
  await writeFile(file, source.replace(servicesSection.lead, changed));
  await expect(page.getByText(changed, { exact: true })).toBeInViewport({ timeout: 30_000 });
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(200);
});
