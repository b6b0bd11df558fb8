import '../../tests/editor/on-small-studio.ts';
import { beforeEach, expect, test } from 'vitest';
import { defaultLanguage } from '../../src/in-force/languages.ts';
import {
  addressOf,
  type CopiedStudio,
  copyStudio,
  origin,
} from '../../tests/editor/copied-studio.ts';

let studio: CopiedStudio;
beforeEach(() => {
  studio = copyStudio();
});

test('names that lead out of the studio are refused', async () => {
  const file = { version: '', data: { title: 'x', description: 'x' }, body: 'x' };
  for (const id of ['../x', 'pages/../../x', 'pages/a/b', 'notes/2026-01-01-../x', '/etc/passwd']) {
    expect((await studio.ask('GET', addressOf(id))).status, id).toBe(400);
    expect((await studio.save(id, { [defaultLanguage]: file })).status, id).toBe(400);
  }
  expect((await studio.save('pages/x', { '../../out': file })).status).toBe(400);
  const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const sent = await studio.ask('POST', '/desk/picture?kind=person&name=../../../out', picture);
  expect(sent.value).toEqual({ value: 'out.webp' });
  for (const path of ['../package.json', 'public/../settings.yaml', 'public/../../x.png'])
    expect((await studio.ask('GET', `/desk/picture?path=${path}`)).status, path).toBe(404);
});

test('a drawing runs nothing where it is opened by itself; a name without letters becomes one', async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const name = encodeURIComponent('絵.svg');
  const sent = await studio.ask('POST', `/desk/picture?kind=notes&name=${name}`, drawing);
  expect(sent.value).toEqual({ value: '/notes/picture.svg' });
  const shown = await studio.ask('GET', '/desk/picture?path=public/notes/picture.svg');
  expect(shown.headers.get('content-type')).toBe('image/svg+xml');
  expect(shown.headers.get('content-security-policy')).toBe('sandbox');
});

test('requests of other origins and hosts are refused', async () => {
  const before = studio.everything();
  const body = JSON.stringify((await studio.read('studio')).files);
  const [address, path] = [addressOf('studio'), '/'];
  const refused = async (...asked: Parameters<typeof studio.ask>) =>
    expect((await studio.ask(...asked)).status).toBe(403);
  for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, {}])
    await refused('PUT', address, body, headers as { origin: string });
  const foreign = { origin, 'sec-fetch-site': 'cross-site' };
  await refused('PUT', address, body, foreign);
  await refused('GET', address, undefined, foreign);
  const rebound = 'http://evil.example:3100';
  for (const each of [path, address])
    await refused('GET', rebound + each, undefined, { origin: rebound });
  expect(studio.everything()).toEqual(before);
});

test('pictures that come at the same moment, and a save with them, are all kept', async () => {
  const { files } = await studio.read('studio');
  const colours = ['red', 'green', 'blue', 'white'];
  const [saved, ...sent] = await Promise.all([
    studio.ask('PUT', addressOf('studio'), JSON.stringify(files)),
    ...colours.map((fill) =>
      studio.ask(
        'POST',
        '/desk/picture?kind=person&name=Ana',
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="${fill}"/></svg>`,
        ),
      ),
    ),
  ]);
  expect([saved, ...sent].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const names = sent.map(({ value }) => (value as { value: string }).value);
  expect(new Set(names).size).toBe(colours.length);
  for (const name of names)
    expect((await studio.ask('GET', `/desk/picture?path=public/people/${name}`)).status).toBe(200);
});

test('a file that is no picture, or too small for its place, is refused at once', async () => {
  const svg = (width: number, height: number) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`);
  const send = async (kind: string, body: BodyInit) =>
    (await studio.ask('POST', `/desk/picture?kind=${kind}&name=mill`, body)).value;
  expect(await send('person', 'no picture')).toMatchObject({ error: 'noPicture' });
  const small = { error: 'pictureTooSmall', values: { is: '300 × 200' } };
  expect(await send('desktop', svg(300, 200))).toMatchObject(small);
  for (const [width, height] of [
    [1280, 200],
    [300, 800],
  ] as const)
    expect(await send('desktop', svg(width, height))).toMatchObject({ error: 'pictureTooSmall' });
  expect(await send('desktop', svg(1280, 800))).toEqual({ value: '' });
});
