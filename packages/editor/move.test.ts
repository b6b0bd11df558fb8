/** Documents as a whole: another address or date, hidden and shown, their end; and the stories of projects. */
import '../../tests/editor/on-small-studio.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { textsToWrite } from '../../build/checks/texts-to-write.ts';
import { tidy } from '../../build/new-studio/tidy.ts';
import { languageCodes } from '../../src/in-force/languages.ts';
import { cardFile } from '../../src/studio/card-files.ts';
import { type CopiedStudio, copyStudio } from '../../tests/editor/copied-studio.ts';
import { note, page, project } from '../../tests/editor/small-studio.ts';
import { endExaminer, examine } from './examiner.ts';
import { sourceOf } from './sources.ts';
import { renameStory } from './stories.ts';

const [code = ''] = languageCodes;
const story = `project/${project}`;

let studio: CopiedStudio;
beforeEach(() => {
  studio = copyStudio();
});
afterAll(endExaminer);

const textOf = (id: string) => studio.source(`content/${code}/${id}.md`);
const homeOf = (each: string) => `content/${each}/home.yaml`;
const move = async (id: string, to?: string) => (await studio.move(id, to)).value;
const post = async (path: string, body: object = {}) =>
  (await studio.ask('POST', path, JSON.stringify(body))).value;
const hide = (id: string, isHidden: boolean) =>
  post(`/desk/hide?id=${encodeURIComponent(id)}`, { isHidden });
const concernedBy = async (id: string) =>
  (await studio.ask('GET', `/desk/references?id=${encodeURIComponent(id)}`)).value;
const allEntries = async (): Promise<{ id: string; group: string; can: string[] }[]> =>
  (await studio.ask('GET', '/desk/documents')).value.documents;
const entryOf = async (id: string) => (await allEntries()).find((it) => it.id === id);
const isAccepted = async () => expect((await examine(studio.root)).problems).toEqual([]);

/** Writes another text of the page, or of another document, in every language. */
function writePage(body: string, id = page) {
  for (const each of languageCodes) {
    const path = `content/${each}/${id}.md`;
    writeFileSync(
      join(studio.root, path),
      studio.source(path).replace(/(?<=^---\n\n)[\s\S]*/m, `${body}\n`),
    );
  }
}

test('links follow an article to its new address, and become words when it goes', async () => {
  writePage('## Hinges\n\nA door.', note);
  const hinges = '[dobradiças](/notes/doors#hinges)';
  writePage(`Leia [sobre portas](/notes/doors), ${hinges}, e [o início](/).`);
  expect(await concernedBy(note)).toEqual({
    references: languageCodes.map((file) => ({ document: page, file, path: 'body' })),
    files: languageCodes,
    pictures: [],
  });
  const gates = note.replace('doors', 'gates');
  expect(await move(note, gates)).toEqual({ problems: [], id: gates });
  expect(textOf(page)).toContain(
    '[sobre portas](/notes/gates), [dobradiças](/notes/gates#hinges), e [o início](/)',
  );
  // Who has the old address still finds it.
  expect(textOf(gates)).toMatch(/^aliases:\n {2}- \/notes\/doors$/m);
  expect(await move(gates, note)).toMatchObject({ problems: [] });
  expect(textOf(note)).toMatch(/^aliases:\n {2}- \/notes\/gates$/m);
  expect(await move(note)).toMatchObject({ problems: [] });
  expect(textOf(page)).toContain('Leia sobre portas, dobradiças, e [o início](/).');
  await isAccepted();
  writePage('![A](/pages/a.svg)\n\n![B](/pages/a.svg)');
  expect((await concernedBy(page)).pictures).toEqual(['/pages/a.svg']);
  const before = studio.everything();
  expect(await move(page)).toMatchObject({ problems: [] });
  const gone = languageCodes.map((each) => `content/${each}/${page}.md`);
  expect(studio.everything()).toEqual(
    Object.fromEntries(Object.entries(before).filter(([path]) => !gone.includes(path))),
  );
});

test('an article gets another date; a name that is taken or none is refused', async () => {
  const later = note.replace('-05-', '-31-');
  const text = textOf(note);
  expect(await move(note, later)).toEqual({ problems: [], id: later });
  expect(textOf(later)).toBe(text);
  const before = studio.everything();
  for (const to of ['notes/2026-02-31-doors', 'notes/doors', 'pages/doors', `${later}/../x`])
    expect(await move(later, to), to).toMatchObject({ error: 'noName' });
  expect(await move(later, later)).toMatchObject({ error: 'nameTaken' });
  expect(studio.everything()).toEqual(before);
});

test('each kind of page is hidden by one line, also where others link to it, and shown again', async () => {
  const shop = `[a loja](/projects/${project})`;
  writePage(`Leia [sobre portas](/notes/doors), [portas](/windows) e ${shop}.`);
  const before = studio.everything();
  const all = (await allEntries()).filter(({ can }) => can.includes('hide'));
  const kinds = [...new Set(all.map(({ group }) => group))];
  expect(kinds.sort()).toEqual(['markdown', 'notes', 'pages', 'stories']);
  for (const kind of kinds) {
    const { id = '' } = all.find((it) => it.group === kind) ?? {};
    expect(await hide(id, true), id).toEqual({ problems: [], id });
    expect(await entryOf(id), id).toMatchObject({ isHidden: true });
    const now = studio.everything();
    const changed = Object.keys(now).filter((path) => now[path] !== before[path]);
    expect(changed.length, id).toBe(kind === 'notes' ? languageCodes.length : 1);
    expect(await hide(id, false), id).toEqual({ problems: [], id });
    expect(studio.everything(), id).toEqual(before);
  }
  expect(await hide('home', true)).toMatchObject({ error: 'noDocument' });
  // What is a draft in one language is shown in another.
  const draft = studio.source(`content/${code}/${note}.md`).replace('---', '---\ndraft: true');
  writeFileSync(join(studio.root, `content/${code}/${note}.md`), draft);
  expect(await entryOf(note)).toMatchObject({ isHidden: false });
});

test('a project gets another name with its story, words, pictures and links; a demonstration does not', async () => {
  writePage(`Veja [a história](/projects/${project}).`);
  for (const each of languageCodes) {
    const home = parseDocument(studio.source(homeOf(each)));
    const parts = [
      { when: project, text: 'x' },
      { when: `not ${project}`, text: 'y' },
    ];
    home.setIn(['projectsSection', 'lead'], home.createNode(parts));
    writeFileSync(join(studio.root, homeOf(each)), tidy(home));
  }
  // Of the side of its owner, which not every project shows.
  const tablet = `public/pictures/${project}-tablet-480.webp`;
  writeFileSync(join(studio.root, tablet), '');
  const { files, references } = await concernedBy(story);
  expect(files).toEqual(languageCodes);
  const reference = { document: page, file: code, path: 'body' };
  expect(references).toEqual(expect.arrayContaining([reference]));
  const before = studio.everything();
  expect(await move(story, 'project/melody')).toEqual({ problems: [], id: 'project/melody' });
  const after = studio.everything();
  const old = `  /projects/${project}: /projects/melody\n`;
  expect(studio.source('settings.yaml')).toContain(`redirects:\n${old}`);
  for (const [path, text] of Object.entries(after))
    if (!path.startsWith('public/'))
      expect(
        text.replace(old, '').includes(`projects/${project}`) || text.includes(`slug: ${project}`),
        path,
      ).toBe(false);
  expect(studio.source('settings.yaml')).toContain('slug: melody');
  expect(textOf(page)).toContain('(/projects/melody)');
  const conditions = studio.source(homeOf(code)).match(/when: .*/g);
  expect(conditions).toEqual(['when: melody', 'when: not melody']);
  expect(Object.keys(after).filter((path) => path.includes(`${project}-`))).toEqual([]);
  expect(Object.keys(after)).toHaveLength(Object.keys(before).length);
  await isAccepted();
  expect(await move('project/melody', story)).toMatchObject({ problems: [] });
  const redirect = `redirects:\n  /projects/melody: /projects/${project}\n`;
  expect(studio.source('settings.yaml')).toContain(redirect);
  writeFileSync(join(studio.root, 'settings.yaml'), before['settings.yaml'] ?? '');

  const settings = studio.source('settings.yaml');
  const linked = settings.replace(/projectLink:.*/, `projectLink: /showcase/${project}/`);
  writeFileSync(join(studio.root, 'settings.yaml'), linked);
  expect(await move(story, 'project/other')).toMatchObject({ error: 'isDemonstration' });
});

test('the hours and the quote of a project follow its name', () => {
  const path = join(studio.root, 'content/studio.yaml');
  const facts = parseDocument(studio.source('content/studio.yaml'));
  facts.set('workedQuote', { project });
  facts.set('projectHours', [{ project: 'mill' }, { project }]);
  writeFileSync(path, facts.toString());
  const { changes } = renameStory(studio.root, sourceOf(studio.root, story), 'melody');
  const { content } = changes.find((it) => it.path === 'content/studio.yaml') ?? {};
  expect(parseDocument(String(content)).toJS()).toMatchObject({
    workedQuote: { project: 'melody' },
    projectHours: [{ project: 'mill' }, { project: 'melody' }],
  });
});

const ownCards = [`projects.${project}`, 'projects.melody'];
test.each([
  { kind: 'an article', id: note, to: note.replace('doors', 'gates'), names: ['doors', 'gates'] },
  { kind: 'a story', id: story, to: 'project/melody', names: ownCards },
])('the social cards of $kind go with it, and so does the note of what made them', async (it) => {
  const [from = '', to = ''] = it.names;
  const put = (path: string, text: string) => writeFileSync(join(studio.root, path), text);
  for (const each of languageCodes) put(`public/${cardFile(each, from)}`, `card in ${each}`);
  put('fingerprints.json', JSON.stringify({ cards: '1', [`cards/${from}`]: '2' }));
  const cards = (now: Record<string, string>) =>
    Object.entries(now).filter(([path]) => path.startsWith('public/social-'));
  const named = (name: string) =>
    languageCodes.map((each) => [`public/${cardFile(each, name)}`, `card in ${each}`]);

  expect(await move(it.id, it.to)).toMatchObject({ problems: [] });
  expect(cards(studio.everything())).toEqual(expect.arrayContaining(named(to)));
  expect(Object.keys(studio.everything()).join()).not.toContain(from);
  const made = () => JSON.parse(studio.source('fingerprints.json'));
  expect(made()).toEqual({ cards: '1', [`cards/${to}`]: '2' });

  expect(await move(it.to)).toMatchObject({ problems: [] });
  expect(Object.keys(studio.everything()).join()).not.toContain(`social-${code}.${to}`);
  expect(made()).toEqual({ cards: '1' });
});

test('a story is deleted, made anew in every language, written and shown', async () => {
  writePage(`Veja [a história](/projects/${project}).`);
  const settings = studio.source('settings.yaml');
  const redirect = `redirects:\n  /old: /projects/${project}#top\n`;
  writeFileSync(join(studio.root, 'settings.yaml'), settings + redirect);
  expect(await move(story)).toMatchObject({ problems: [] });
  expect(studio.source('settings.yaml')).toBe(settings);
  expect(textOf(page)).toContain('Veja a história.');
  expect(await entryOf(story)).toBe(undefined);

  // Hidden until its texts are written.
  expect(await post(`/desk/story?project=${project}`)).toEqual({ problems: [], id: story });
  expect(await entryOf(story)).toMatchObject({ isHidden: true, group: 'stories' });
  const { error, values } = await hide(story, false);
  expect(error).toBe('textsToWrite');
  const marks = /# TO WRITE$/gm;
  const texts = languageCodes.map((each) =>
    studio.source(`content/${each}/projects/${project}.yaml`),
  );
  expect(Number(values.count)).toBe(texts.join('').match(marks)?.length);
  const unwritten = textsToWrite(studio.root).map(({ file }) => file);
  expect(unwritten.filter((file) => file.includes('/projects/'))).toEqual([]);
  const { files } = await studio.read(story);
  expect(Object.keys(files)).toEqual(languageCodes);
  const written = JSON.parse(
    JSON.stringify(files, (key, value) =>
      typeof value === 'string' && key !== 'version' ? `${value}.` : value,
    ),
  );
  expect(await studio.save(story, written)).toMatchObject({ problems: [] });
  expect(await hide(story, false)).toMatchObject({ problems: [] });
  expect(studio.source('settings.yaml')).toBe(settings);
  await isAccepted();
});
