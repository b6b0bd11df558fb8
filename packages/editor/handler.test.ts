import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultLanguage, languages } from '../../src/i18n/languages.ts';
import type { DeskDocument, DeskFile, Entry, SaveResult } from './documents.ts';
import { createHandler } from './handler.ts';

let root = '';
let handler: ReturnType<typeof createHandler>;
const origin = 'http://127.0.0.1:3100';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'desk-test-'));
  cpSync('studio/content', join(root, 'content'), { recursive: true });
  const page = new Map([['/index.html', { type: 'text/html', source: 'The page' }]]);
  handler = createHandler({ root, port: 3100, preview: '', page, languages });
});
afterEach(() => rmSync(root, { recursive: true }));

async function ask(method: string, path: string, body?: BodyInit, headers = { origin }) {
  const address = path.startsWith('http') ? path : origin + path;
  const response = await handler(
    new Request(address, { method, headers, ...(body !== undefined && { body }) }),
  );
  return { status: response.status, value: await response.json().catch(() => undefined) };
}

const address = (id: string) => `/desk/document?id=${encodeURIComponent(id)}`;
const read = async (id: string) => (await ask('GET', address(id))).value as DeskDocument;
const save = async (id: string, files: Record<string, DeskFile>) => {
  const { status, value } = await ask('PUT', address(id), JSON.stringify(files));
  return { status, ...(value as SaveResult & { error?: string }) };
};
const source = (path: string) => readFileSync(join(root, 'content', path), 'utf8');

/** All files under content/, with their texts. */
const everything = () =>
  readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
    .filter((it) => it.isFile())
    .map(({ parentPath, name }) => [
      join(parentPath, name),
      readFileSync(join(parentPath, name), 'utf8'),
    ]);

test('a changed price changes its digits and nothing else', async () => {
  const { files } = await read('studio');
  const before = source('studio.yaml');
  const data = structuredClone(files.studio?.data) as { prices: { website: number; hour: number } };
  const { website, hour } = data.prices;
  // A price is a multiple of that of an hour.
  data.prices.website = website + 10 * hour;
  const saved = await save('studio', { studio: { version: files.studio?.version ?? '', data } });
  expect(saved).toMatchObject({ problems: [], written: ['content/studio.yaml'] });
  expect(source('studio.yaml')).toBe(
    before.replace(`  website: ${website}`, `  website: ${website + 10 * hour}`),
  );
});

test('a page is listed under the name that its own texts give it', async () => {
  const { documents } = (await ask('GET', '/desk/documents')).value as { documents: Entry[] };
  const [, name] = /^page:\n {2}name: (.+)$/m.exec(source(`${defaultLanguage}/contact.yaml`)) ?? [];
  expect(name).toBeTruthy();
  expect(documents.find(({ id }) => id === 'contact')?.names[defaultLanguage]).toBe(name);
});

test('a question is changed in the language that was edited only', async () => {
  const { files } = await read('home');
  const file = files[defaultLanguage];
  type Home = { faqsSection: { faqs: { question: string }[] } };
  const data = structuredClone(file?.data) as Home;
  const [faq] = data.faqsSection.faqs;
  const before = everything();
  const old = `    question: ${faq?.question}\n`;
  expect(source(`${defaultLanguage}/home.yaml`)).toContain(old);
  if (faq) faq.question = 'Uma pergunta nova?';
  const saved = await save('home', {
    ...files,
    [defaultLanguage]: { version: file?.version ?? '', data },
  });
  expect(saved.written).toEqual([`content/${defaultLanguage}/home.yaml`]);
  const after = before.map(([path = '', text = '']) => [
    path,
    path.endsWith(`${defaultLanguage}/home.yaml`)
      ? text.replace(old, '    question: Uma pergunta nova?\n')
      : text,
  ]);
  expect(everything()).toEqual(after);
});

test('an invalid value is not written, and its field is named', async () => {
  const before = everything();
  const { files } = await read('studio');
  const data = structuredClone(files.studio?.data) as { prices: { hour: unknown }; email: string };
  data.prices.hour = -1;
  data.email = 'nobody';
  const saved = await save('studio', { studio: { version: files.studio?.version ?? '', data } });
  expect(saved.written).toEqual([]);
  expect(saved.problems).toEqual([
    { file: 'studio', path: 'email', message: expect.stringContaining('Give the address') },
    { file: 'studio', path: 'prices.hour', message: 'Give a whole amount, or 0 for none.' },
  ]);
  expect(everything()).toEqual(before);
});

test('a file that was changed meanwhile is not overwritten', async () => {
  const { files } = await read('studio');
  const before = everything();
  const saved = await save('studio', { studio: { version: 'old', data: files.studio?.data } });
  expect(saved).toMatchObject({ status: 400, error: expect.stringContaining('changed meanwhile') });
  expect(everything()).toEqual(before);
});

test('a new page is a Markdown file, and its text can be changed', async () => {
  const data = { title: 'Trabalho', description: 'Quem procuramos.', order: 30 };
  const file = { version: '', data, body: 'Escreva para [nós](/contact).' };
  expect(
    (await save('pages/a-new-page', { [defaultLanguage]: { ...file, body: 'x <br>' } })).problems,
  ).toEqual([
    { file: defaultLanguage, path: 'body', message: expect.stringMatching(/^Line 1: .*HTML/) },
  ]);
  await save('pages/a-new-page', { [defaultLanguage]: file });
  const path = `${defaultLanguage}/pages/a-new-page.md`;
  const written =
    '---\ntitle: Trabalho\ndescription: Quem procuramos.\norder: 30\n---\n\nEscreva para [nós](/contact).\n';
  expect(source(path)).toBe(written);
  const { files } = await read('pages/a-new-page');
  const now = files[defaultLanguage];
  expect(now?.body).toBe('Escreva para [nós](/contact).\n');
  const body = `${now?.body}\nOu telefone.`;
  await save('pages/a-new-page', { [defaultLanguage]: { ...now, body } as DeskFile });
  expect(source(path)).toBe(`${written}\nOu telefone.\n`);
});

test('names that lead out of content/ are refused', async () => {
  const file = { version: '', data: { title: 'x', description: 'x' }, body: 'x' };
  for (const id of ['../x', 'pages/../../x', 'pages/a/b', 'notes/2026-01-01-../x', '/etc/passwd']) {
    expect((await ask('GET', address(id))).status, id).toBe(400);
    expect((await save(id, { [defaultLanguage]: file })).status, id).toBe(400);
  }
  expect((await save('pages/x', { '../../out': file })).status).toBe(400);
  const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const sent = await ask('POST', '/desk/picture?kind=person&name=../../../out', picture);
  expect(sent.value).toEqual({ value: 'out.webp' });
});

test('requests of other origins and hosts are refused', async () => {
  const before = everything();
  const body = JSON.stringify((await read('studio')).files);
  for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, {}])
    expect((await ask('PUT', address('studio'), body, headers as { origin: string })).status).toBe(
      403,
    );
  const foreign = { origin, 'sec-fetch-site': 'cross-site' };
  expect((await ask('PUT', address('studio'), body, foreign)).status).toBe(403);
  expect((await ask('GET', address('studio'), undefined, foreign)).status).toBe(403);
  const rebound = 'http://evil.example:3100';
  for (const path of ['/', address('studio')])
    expect((await ask('GET', rebound + path, undefined, { origin: rebound })).status).toBe(403);
  expect(everything()).toEqual(before);
});

test('pictures get the sizes that the site shows, and are written with the text that names them', async () => {
  const photo = await sharp({
    create: { width: 3000, height: 1500, channels: 3, background: 'red' },
  })
    .jpeg()
    .toBuffer();
  const id = 'notes/2026-01-01-doors';
  const send = (query: string) =>
    ask('POST', `/desk/picture?id=${id}&${query}`, new Uint8Array(photo));
  const write = (body: string) =>
    save(id, {
      [defaultLanguage]: { version: '', data: { title: 'x', description: 'x' }, body },
    });
  expect((await send('kind=notes&name=Porta.JPG')).value).toEqual({ value: '/notes/porta.webp' });
  expect((await send('kind=notes&name=Porta.JPG')).value).toEqual({ value: '/notes/porta-2.webp' });
  expect((await write('![](/notes/porta.webp)')).problems).toHaveLength(1);
  expect(existsSync(join(root, 'public'))).toBe(false);
  const saved = await write('![Uma porta](/notes/porta.webp)');
  const text = `content/${defaultLanguage}/${id}.md`;
  expect(saved).toMatchObject({ problems: [], written: [text, 'public/notes/porta.webp'] });
  expect(readdirSync(join(root, 'public/notes'))).toEqual(['porta.webp']);
  const { width, height, format } = await sharp(join(root, 'public/notes/porta.webp')).metadata();
  expect({ width, height, format }).toEqual({ width: 1280, height: 640, format: 'webp' });

  const { value } = await send('kind=person&name=Ana Conceição');
  expect(value).toEqual({ value: 'ana-conceicao.webp' });
  // Opened again, the document is as it was saved.
  const { files } = await read(id);
  expect(await save(id, files)).toMatchObject({ written: [] });
  const none = await ask('POST', '/desk/picture?kind=person&name=x', 'no picture');
  expect(none).toMatchObject({
    status: 400,
    value: { error: expect.stringContaining('no picture') },
  });
});

test('every file that the check reads can be read and saved unchanged', async () => {
  const before = everything();
  const { documents } = (await ask('GET', '/desk/documents')).value as {
    documents: { id: string }[];
  };
  const inList = documents.map(({ id }) => id);
  for (const id of ['prices', 'how-we-work', 'reverse']) expect(inList).toContain(id);
  for (const { id } of documents) {
    const { files } = await read(id);
    expect(Object.keys(files).length, id).toBeGreaterThan(0);
    expect(await save(id, files), id).toMatchObject({ problems: [], written: [] });
  }
  expect(everything()).toEqual(before);
});
