/** The development server while somebody works: whatever was changed, and however fast, the page shows the files. */
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generated } from '../../tests/generated.ts';
import { freePort, type Program, start } from '../../tests/process.ts';
import { copyProject } from '../../tests/project-copy.ts';

/** A studio with articles, whose folder is not the project's. */
const sample = 'studio';
let root: string;
let project: string;
let studio: string;
let server: Program;
let port: string;
let origin: string;
let language: string;
let texts: string;

beforeAll(async () => {
  // Outside test-results, which Vite does not watch.
  root = mkdtempSync(join(tmpdir(), 'changes-'));
  project = await copyProject(join(root, 'project'));
  studio = join(root, 'another studio');
  cpSync(sample, studio, { recursive: true });
  const settings = readFileSync(join(studio, 'settings.yaml'), 'utf8');
  language = /^defaultLanguage: (\w+)/m.exec(settings)?.[1] ?? '';
  texts = `content/${language}`;
  port = String(await freePort());
  origin = `http://127.0.0.1:${port}`;
  server = start(process.execPath, ['build/dev/start.ts'], {
    cwd: project,
    env: { PORT: port, STUDIO: studio, INIT_CWD: project, OUTBOX_DIR: join(root, 'outbox') },
  });
});

afterAll(async () => {
  await server.stop();
  rmSync(root, { recursive: true, force: true });
});

/** What the files say. */
type State = {
  title: string;
  space: number;
  host: string;
  articles: ReadonlySet<string>;
  pictures: ReadonlySet<string>;
  mistake: '' | 'text' | 'syntax' | 'settings';
};

let state: State = {
  title: '',
  space: 0,
  host: 'linha.example',
  articles: new Set(),
  pictures: new Set(),
  mistake: '',
};

/** Written in place, or as editors do it that never leave half a file. */
function write(file: string, text: string, byRenaming: boolean) {
  if (!byRenaming) return writeFileSync(file, text);
  writeFileSync(`${file}~`, text);
  renameSync(`${file}~`, file);
}

function change(file: string, byRenaming: boolean, edit: (text: string) => string) {
  write(file, edit(readFileSync(file, 'utf8')), byRenaming);
}

const article = (name: string) => join(studio, texts, 'notes', `2026-01-02-${name}.md`);
const picture = (name: string) => join(studio, 'public/pictures', `${name}.svg`);
let count = 0;
function fresh() {
  count += 1;
  return `zuzu${count}`;
}

const styles = () => join(project, 'src/styles/tokens.css');
const home = () => join(studio, texts, 'home.yaml');
const settingsFile = () => join(studio, 'settings.yaml');

/** What somebody does, and what the files say then. */
const changes = {
  text(how: boolean) {
    state = { ...state, title: fresh() };
    change(home(), how, (text) =>
      text.replace(/^ {2}title: .*$/m, `  title: ${state.title} {name}`),
    );
  },
  style(how: boolean) {
    state = { ...state, space: state.space + 1 };
    change(
      styles(),
      how,
      (text) => `${text.replace(/\n:root { --zuzu.*/, '')}\n:root { --zuzu: ${state.space}; }`,
    );
  },
  'another article'(how: boolean) {
    const name = fresh();
    state = { ...state, articles: new Set([...state.articles, name]) };
    write(article(name), `---\ntitle: ${name}\ndescription: An article.\n---\n\nText.\n`, how);
  },
  'one article less'() {
    const [name, ...others] = state.articles;
    if (name) rmSync(article(name));
    state = { ...state, articles: new Set(others) };
  },
  'another picture'(how: boolean) {
    const name = fresh();
    state = { ...state, pictures: new Set([...state.pictures, name]) };
    write(picture(name), `<svg xmlns="http://www.w3.org/2000/svg" id="${name}"/>`, how);
  },
  'one picture less'() {
    const [name, ...others] = state.pictures;
    if (name) rmSync(picture(name));
    state = { ...state, pictures: new Set(others) };
  },
  setting(how: boolean) {
    state = { ...state, host: `${fresh()}.example` };
    change(settingsFile(), how, (text) => text.replace(/^url: .*$/m, `url: https://${state.host}`));
  },
  'a mistake in a text'(how: boolean) {
    changes.correction(how);
    state = { ...state, mistake: 'text' };
    change(home(), how, (text) => text.replace(/^hero:$/m, 'heroes:'));
  },
  'a mistake in the code'(how: boolean) {
    changes.correction(how);
    state = { ...state, mistake: 'syntax' };
    change(join(project, 'src/layout/footer.tsx'), how, (text) => `${text}\n}`);
  },
  'a mistake in the settings'(how: boolean) {
    changes.correction(how);
    state = { ...state, mistake: 'settings' };
    change(settingsFile(), how, (text) => text.replace(/^film: /m, 'flim: '));
  },
  correction(how: boolean) {
    if (state.mistake === 'text')
      change(home(), how, (text) => text.replace(/^heroes:$/m, 'hero:'));
    if (state.mistake === 'syntax')
      change(join(project, 'src/layout/footer.tsx'), how, (text) => text.replace(/\n\}$/, ''));
    if (state.mistake === 'settings')
      change(settingsFile(), how, (text) => text.replace(/^flim: /m, 'film: '));
    state = { ...state, mistake: '' };
  },
};

const says = { text: 'heroes', syntax: 'footer.tsx', settings: 'flim' };

/** Undefined while the server starts again. */
async function answer(path: string) {
  const response = await fetch(origin + path).catch(() => undefined);
  const body = await response?.text().catch(() => undefined);
  return response && body !== undefined ? { status: response.status, body } : undefined;
}

/** What is not yet as the files say; undefined when all is. */
async function difference(): Promise<string | undefined> {
  const page = await answer(`/?lang=${language}`);
  if (state.mistake !== '')
    return page?.status === 500 && page.body.includes(says[state.mistake])
      ? undefined
      : `${state.mistake} is not told: ${page?.status} ${page?.body.slice(0, 300)}`;
  if (page?.status !== 200) return `${page?.status} ${page?.body.slice(0, 1000)}`;
  const { body } = page;
  if (state.title && !body.includes(`<title>${state.title} `)) return 'the title';
  if (state.space && !new RegExp(`--zuzu: ?${state.space};`).test(body)) return 'the style';
  if (!body.includes(`href="https://${state.host}/`)) return 'the address';
  const list = (await answer(`/notes?lang=${language}`))?.body ?? '';
  const listed = new Set(list.match(/(?<=>)zuzu\d+(?=<)/g));
  if (listed.symmetricDifference(state.articles).size > 0) return `articles ${[...listed].join()}`;
  for (const name of state.pictures)
    if (!(await answer(`/pictures/${name}.svg`))?.body.includes(name)) return `picture ${name}`;
  return undefined;
}

/** Until the page shows the files. Not timed: the test's own limit ends what hangs. */
async function settle() {
  let left = 'nothing was asked';
  for (let polls = 0; left && polls < 300; polls += 1) {
    if (polls > 0) await wait(100);
    left = (await difference()) ?? '';
  }
  expect(left, server.said().slice(-2_000)).toBe('');
}

const step = fc.record({
  names: fc.array(fc.constantFrom(...(Object.keys(changes) as (keyof typeof changes)[])), {
    minLength: 1,
    maxLength: 4,
  }),
  /** Milliseconds between two changes. */
  pause: fc.constantFrom(0, 5, 50, 400),
  /** Whether pages are asked for meanwhile. */
  asks: fc.boolean(),
  byRenaming: fc.boolean(),
});

/** The server runs in plain Node, so importing a page module directly would stop it. */
test('a page is answered, and code with libraries in a folder that no other server writes to', async () => {
  await settle();
  expect((await answer('/'))?.body).toContain('<h1');
  const island = await answer('/src/islands/project-carousel/project-carousel.tsx');
  expect(island?.body).toContain(`libraries-${port}/deps/react.js`);
});

test('what is mended in the moment in which its mistake is told is shown', async () => {
  for (let times = 0; times < 4; times += 1) {
    changes['a mistake in the code'](false);
    await settle();
    changes.correction(false);
    await settle();
  }
});

test('the page shows the files after any sequence of changes', async () => {
  await settle();
  const { seed, numRuns } = generated(12);
  for (const { names, pause, asks, byRenaming } of fc.sample(step, { seed, numRuns })) {
    const asked: Promise<unknown>[] = [];
    for (const name of names) {
      changes[name](byRenaming);
      if (asks) asked.push(answer(`/?lang=${language}`), answer(`/contact?lang=${language}`));
      await wait(pause);
    }
    await settle();
    await Promise.all(asked);
  }
});
