// @vitest-environment jsdom
/** What the editor's page does with what is typed and answered. Saves are real; what the checks say is given. */
import '../../../tests/editor/on-small-studio.ts';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Problem, problemAt } from '../../../src/problems/problem.ts';
import {
  answers,
  button,
  buttons,
  choose,
  describedBy,
  drop,
  entries,
  field,
  find,
  hold,
  lastOf,
  list,
  locks,
  lookAtDisk,
  openDesk,
  part,
  press,
  pressSave,
  questions,
  Refused,
  save,
  saysSoon,
  servePage,
  settled,
  soon,
  status,
  studio,
  title,
  type,
  words,
} from '../../../tests/editor/desk-window.ts';
import { codes, page } from '../../../tests/editor/small-studio.ts';
import type { Examined } from '../examine.ts';

/** What the checks find in the studio as it is, and as a save would leave it. */
let problems: { now: Problem[]; next: Problem[] };
vi.mock('../examiner.ts', () => ({
  examine: async (): Promise<Examined> => ({ problems: problems.now, facts: {} }),
  examineWith: async (): Promise<Examined> => ({ problems: problems.next, facts: {} }),
}));
beforeEach(() => {
  problems = { now: [], next: [] };
});

const facts = 'content/studio.yaml';
const legalName = async () => field('Legal name', await part('Company'));

/** Files that are others than before. */
const changed = (before: Record<string, string>) => {
  const now = studio.everything();
  return Object.keys({ ...before, ...now })
    .filter((path) => before[path] !== now[path])
    .sort();
};

const writeElsewhere = (path: string, edit: (text: string) => string) =>
  writeFileSync(join(studio.root, path), edit(studio.source(path)));

/** The names of the languages, the main one first. */
const names = ['Português', 'English'];
const [main = ''] = names;

/** Begins a page or an article in the main language. */
async function begin(id: string, given = 'Portas') {
  await openDesk(id);
  press(button(`${words.write}: ${main}`));
  await soon(() => type(field(`Title, ${main}`), given));
  type(field(`Description, ${main}`), 'Sobre portas.');
  type(field(`${words.body}, ${main}`), 'Uma porta.');
}

/** Drops a picture into the text that is open. Resolves, when it is made, with what lets it be answered. */
async function dropSlowly() {
  answers['POST /desk/picture'] = () => ({ value: '/pages/new.webp' });
  const { release, isThere } = hold('POST /desk/picture');
  drop(find('.drop'));
  await isThere;
  return release;
}

test('a reload and the way back lead to the document that was open', async () => {
  await openDesk();
  expect(title()).toMatch(/^The studio/);
  await choose('Settings');
  await choose('Home');
  await openDesk();
  expect(title()).toBe('Home');
  history.back();
  await soon(() => expect(title()).toBe('Settings'));
  history.forward();
  await soon(() => expect(title()).toBe('Home'));
  // One that is gone.
  await openDesk('project/nothing');
  expect(title()).toMatch(/^The studio/);
});

test('the focus is in what was added, and beside what was taken away', async () => {
  await openDesk();
  const people = await part('People');
  const add = button(/^Add to: People/, people);
  for (const count of [1, 2]) {
    press(add);
    const name = field('Name', await lastOf(count, people));
    await soon(() => expect(document.activeElement).toBe(name));
  }
  const remove = () => buttons(/^Remove: /, find(':scope > ol', people));
  for (const next of [() => remove()[0], () => add]) {
    press(remove()[0] as HTMLElement);
    await soon(() => expect(document.activeElement).toBe(next()));
  }
  press(button(/^Add: Messenger/));
  await soon(() =>
    expect(document.activeElement?.closest('details summary, details')).toBeTruthy(),
  );
  press(button(/^Remove: Messenger/));
  await soon(() => expect(document.activeElement).toBe(button(/^Add: Messenger/)));
});

test('a question changes its line, keeps its state when it moves, and is found in its words of today', async () => {
  const before = studio.everything();
  await openDesk('home');
  const questionsOf = await part('Questions', await part('Section: questions'));
  const [first, second] = ['How do I get a quote?', 'How long does it take?'];
  await part(first, questionsOf);
  const at = (index: number) => entries(questionsOf)[index] as HTMLElement;
  const label = `Question, ${main}`;
  type(field(label, at(0)), 'Tem jeito?');
  press(button(`Move down: ${first}`));
  await soon(() => expect(find<HTMLDetailsElement>('details', at(1)).open).toBe(true));
  expect(field(label, at(1)).value).toBe('Tem jeito?');
  press(button(`Move up: ${first}`));
  await soon(() => expect(field(label, at(0)).value).toBe('Tem jeito?'));
  expect(find('summary', at(1)).textContent).toBe(second);
  await save();
  expect(changed(before)).toEqual(['content/pt/home.yaml']);
  const [old, now] = [before['content/pt/home.yaml'], studio.everything()['content/pt/home.yaml']];
  const lines = now?.split('\n').filter((line) => !old?.split('\n').includes(line));
  expect(lines?.map((line) => line.trim())).toEqual(['question: Tem jeito?']);
  expect(now?.split('\n')).toHaveLength(old?.split('\n').length ?? 0);

  const finder = find('search');
  type(field(words.find, finder), 'Tem jeito?');
  const found = () =>
    [...finder.querySelectorAll('li')].filter((it) => it.textContent?.startsWith('Tem'));
  const [line] = await soon(() => {
    expect(found()).toHaveLength(1);
    return found();
  });
  press(find('button', line));
  await soon(() => expect(document.activeElement).toBe(field(label, at(0))));
  type(field(label, at(0)), 'Tem mesmo jeito?');
  await save();
  await soon(() => expect(found()[0]?.textContent).toMatch(/^Tem mesmo jeito\?/));
  expect(found()).toHaveLength(1);
});

test('an entry that was taken out is put back as it was, in every language', async () => {
  const before = studio.everything();
  await openDesk('home');
  const questionsOf = await part('Questions', await part('Section: questions'));
  const second = 'How long does it take?';
  press(button(`Remove: ${second}`));
  await soon(() => expect(entries(questionsOf)).toHaveLength(3));
  press(button(`Put back: ${second}`));
  await soon(() => {
    const entry = entries(questionsOf)[1] as HTMLElement;
    expect(document.activeElement).toBe(find('textarea', entry));
    expect(find('summary', entry).textContent).toBe(second);
  });
  pressSave();
  await saysSoon(words.unchanged);
  expect(changed(before)).toEqual([]);
});

test('a picture is dropped once for every language, and asks what it shows', async () => {
  await begin('pages/gates');
  press(button(`${words.write}: ${names[1]}`));
  for (const name of names) {
    await soon(() => type(field(`Title, ${name}`), `Gates ${name}`));
    type(field(`Description, ${name}`), 'x');
    type(field(`${words.body}, ${name}`), 'One.\n\nTwo.');
  }
  const text = field(`${words.body}, ${main}`) as HTMLTextAreaElement;
  text.setSelectionRange(0, 0);
  answers['POST /desk/picture'] = () => ({ value: '/pages/new.webp' });
  drop(find('.drop'));
  const shows = (name = '') => field(`${words.shows}, ${name}`);
  await soon(() => expect(document.activeElement).toBe(shows(main)));
  type(shows(main), 'A [window]');
  expect(shows(main).value).toBe('A (window)');
  await soon(() => expect(text.value).toBe('One.\n\n![A (window)](/pages/new.webp)\n\nTwo.'));
  const place = { file: 'content/en/pages/gates.md', line: 8 };
  problems.next = [problemAt(place, 'noAlternative', { address: '/pages/new.webp' })];
  pressSave();
  await saysSoon('Not saved. To correct: 1');
  await soon(() => expect(document.activeElement).toBe(shows(names[1])));
  expect(describedBy(shows(names[1]))).toMatch(/Say what this picture shows/);
  type(shows(names[1]), 'A window');
  problems.next = [];
  await save();
});

test('a project gets its id from its title and its pictures by two, and is then chosen in the settings', async () => {
  const before = studio.everything();
  await openDesk('home');
  const projects = await part('Projects', await part('Section: projects'));
  press(button('Add to: Projects'));
  const project = await lastOf(2, projects);
  const pictured = ['computer', 'phone'].map((device) => `Picture of the ${device}, described`);
  for (const name of names)
    for (const label of ['Title', 'Description', ...pictured])
      type(field(`${label}, ${name}`, project), `${label} ${name}.`);
  const id = field('Id', project);
  id.focus();
  await soon(() => expect(id.value).not.toBe(''));
  type(id, 'mill');
  const drops = () => [...project.querySelectorAll<HTMLElement>('.drop')];
  await soon(() => expect(drops()).toHaveLength(2));
  const said = () => drops().map((it) => find('[role="status"]', it).textContent);
  const pictures = (value: string) => () => ({ value });
  const [desktop, mobile] = drops() as [HTMLElement, HTMLElement];
  answers['POST /desk/picture'] = () => {
    throw new Refused('pictureTooSmall', { is: '300 × 200', wanted: '1280 × 800' });
  };
  drop(desktop);
  const small = words.errors.pictureTooSmall.replace('{is}', '300 × 200');
  await soon(() => expect(said()).toEqual([small.replace('{wanted}', '1280 × 800'), '']));
  answers['POST /desk/picture'] = (_, query) => {
    expect(Object.fromEntries(query)).toEqual({ kind: 'desktop', name: 'mill' });
    return { value: '' };
  };
  drop(desktop);
  await soon(() => expect(said()).toEqual([words.waiting, '']));
  answers['POST /desk/picture'] = pictures('mill');
  drop(mobile);
  await soon(() => expect(said()).toEqual([words.made, words.made]));
  expect(project.querySelectorAll('.drop img')).toHaveLength(2);
  await save();
  await soon(() => expect(said()).toEqual(['', '']));
  expect(changed(before)).toEqual(['content/en/home.yaml', 'content/pt/home.yaml']);

  await choose('Settings');
  const settings = await part('Projects');
  press(button('Add to: Projects'));
  const added = await lastOf(2, settings);
  // By its title, in the editor's language.
  const choice = field('Project', added) as unknown as HTMLSelectElement;
  const option = [...choice.options].find(({ text }) => text === 'Title English.');
  type(choice, option?.value ?? '');
  await save();
  expect(studio.source('settings.yaml')).toContain('slug: mill');
});

test('an article is written, dated anew with what is typed, and deleted', async () => {
  const before = studio.everything();
  await openDesk();
  const creation = await part(words.newNote);
  await soon(() => expect(field(words.date, creation).value).not.toBe(''));
  type(field(words.date, creation), '2026-01-05');
  type(field(/^Its address/, creation), 'stairs');
  press(button(words.create, creation));
  press(await soon(() => button(`${words.write}: ${main}`)));
  await soon(() => type(field(`Title, ${main}`), 'Escadas'));
  type(field(`Description, ${main}`), 'Sobre escadas.');
  type(field(`${words.body}, ${main}`), 'Um degrau.');
  await save();
  expect(title()).toBe('Escadas');
  expect(changed(before)).toEqual(['content/pt/notes/2026-01-05-stairs.md']);

  const whole = words.whole.notes;
  const redate = async (day: string) => {
    const fold = await part(whole);
    await soon(() => type(field(words.date, fold), day));
    press(button(words.rename, fold));
  };
  // What this window does itself is no news of another one.
  const { release, isThere } = hold('POST /desk/move');
  await redate('2026-01-20');
  await isThere;
  await lookAtDisk();
  expect(status()).toBe(words.saving);
  release();
  await saysSoon(words.done.moved);
  await lookAtDisk();
  expect(status()).toBe(words.done.moved);

  // What is typed and not saved comes along, and ends with the article.
  const description = () => field(`Description, ${main}`);
  type(description(), 'Sobre escadas e janelas.');
  await redate('2026-01-31');
  await saysSoon(words.done.moved);
  expect(changed(before)).toEqual(['content/pt/notes/2026-01-31-stairs.md']);
  await soon(() => expect(find<HTMLDetailsElement>('.move').open).toBe(false));
  expect(description().value).toBe('Sobre escadas e janelas.');
  await soon(() => expect(document.activeElement).toBe(find('header h1')));
  const marked = () => [...list().querySelectorAll('.unsaved')];
  expect(marked()).toHaveLength(1);
  await part(whole);
  press(await soon(() => button(words.delete)));
  await saysSoon(words.done.deleted);
  expect(questions).toEqual(['Delete “Escadas” in every language?']);
  expect(changed(before)).toEqual([]);
  await soon(() => expect(marked()).toHaveLength(0));
  await soon(() => expect(document.activeElement).toBe(find('header h1')));
});

test('what was saved elsewhere is shown where nothing was typed, told where something was, and chosen', async () => {
  await openDesk();
  const name = await legalName();
  writeElsewhere(facts, (text) => text.replace('legalName: Linha', 'legalName: Outra, Lda.'));
  await lookAtDisk();
  await saysSoon(words.refreshed);
  await soon(async () => expect((await legalName()).value).toBe('Outra, Lda.'));
  type(await legalName(), 'Minha, Lda.');
  writeElsewhere(facts, (text) => text.replace('Outra, Lda.', 'À Mão, Lda.'));
  await lookAtDisk();
  await saysSoon(words.changedElsewhere);
  pressSave();
  await saysSoon('Not saved. To choose: 1');
  await soon(async () => expect(document.activeElement).toBe(await legalName()));
  expect(describedBy(await legalName())).toMatch(/À Mão, Lda\./);
  expect(studio.source(facts)).toContain('À Mão, Lda.');
  // Save does not choose.
  pressSave();
  await settled();
  expect(status()).toBe('Not saved. To choose: 1');
  press(button(words.takeTheirs));
  await soon(async () => expect((await legalName()).value).toBe('À Mão, Lda.'));
  expect(name).toBeDefined();

  // What is taken away elsewhere is told too, and what is typed stays.
  await choose('Windows');
  for (const code of codes) rmSync(join(studio.root, `content/${code}/${page}.md`));
  await lookAtDisk();
  await saysSoon(words.goneElsewhere);
});

/** Types the studio's name and presses Save. Resolves, when the save is under way, with what lets it be answered. */
async function saveSlowly(name: string) {
  await openDesk();
  const { release, isThere } = hold('PUT /desk/document');
  type(await legalName(), name);
  pressSave();
  await isThere;
  return release;
}

test('what is typed while a save goes on stays, is no news, and is saved by the next', async () => {
  const release = await saveSlowly('Primeira, Lda.');
  const name = await legalName();
  expect(status()).toBe(words.saving);
  type(name, 'Segunda, Lda.');
  await lookAtDisk();
  expect(status()).toBe(words.saving);
  release();
  await saysSoon(words.savedBefore);
  expect(name.value).toBe('Segunda, Lda.');
  expect(studio.source(facts)).toContain('Primeira, Lda.');
  await save();
  expect(studio.source(facts)).toContain('Segunda, Lda.');
});

test('Save pressed again while a save goes on saves what was typed since', async () => {
  const release = await saveSlowly('Quarta, Lda.');
  const name = await legalName();
  type(name, 'Quinta, Lda.');
  pressSave();
  release();
  await saysSoon(words.saved);
  expect(name.value).toBe('Quinta, Lda.');
  expect(studio.source(facts)).toContain('Quinta, Lda.');
});

test('a save that is answered while another document is open leaves that one open', async () => {
  const release = await saveSlowly('Terceira, Lda.');
  await choose('Settings');
  await soon(() => expect(list().textContent).toContain('(not saved)'));
  release();
  await settled();
  expect(title()).toBe('Settings');
  await choose('The studio');
  await soon(() => expect(list().textContent).not.toContain('(not saved)'));
  expect(status()).toBe('');
});

test('a picture that is made after its text was left is in that text, and in no other', async () => {
  await begin('pages/late', 'Late');
  const release = await dropSlowly();
  await choose('Home');
  release();
  await settled();
  expect(list().querySelectorAll('.unsaved')).toHaveLength(1);
  await choose('Late');
  expect(field(`${words.body}, ${main}`).value).toBe('Uma porta.\n\n![](/pages/new.webp)');
});

test('a save waits for the picture that is made, and says so', async () => {
  const before = studio.everything();
  await begin('pages/soon', 'Em breve');
  const release = await dropSlowly();
  pressSave();
  await saysSoon(words.savingWithPictures);
  await settled();
  expect(changed(before)).toEqual([]);
  release();
  await saysSoon(words.saved);
  expect(changed(before)).toEqual(['content/pt/pages/soon.md']);
  expect(studio.source('content/pt/pages/soon.md')).toContain('![](/pages/new.webp)');
});

test('a photograph that is made late is of the person it was dropped for', async () => {
  await openDesk();
  const people = await part('People');
  const persons = ['Zita', 'Yara', 'Xica'];
  for (const [index, name] of persons.entries()) {
    press(button('Add to: People'));
    type(field('Name', await lastOf(index + 1, people)), name);
  }
  answers['POST /desk/picture'] = (_, query) => ({ value: `${query.get('name')}.webp` });
  const { release, isThere } = hold('POST /desk/picture');
  for (const person of entries(people).slice(0, 2)) drop(find('.drop', person));
  await isThere;
  for (const name of ['Move up: Xica', 'Move up: Xica', 'Move up: Yara', 'Remove: Yara']) {
    press(await soon(() => button(name)));
    await settled();
  }
  release();
  const photographs = () =>
    entries(people).map((it) => [field('Name', it).value, field('Photograph', it).value]);
  await soon(() => expect(photographs().join(' ')).toBe('Xica, Zita,Zita.webp'));
});

test('a page that a text names by its address is not hidden, and a button leads to that text', async () => {
  const before = studio.everything();
  await openDesk('prices');
  await part(words.whole.pages);
  const place = { file: 'content/pt/legal/privacy-policy.yaml', line: 3, path: 'title' };
  problems.next = [problemAt(place, 'noPageAt', { address: '/prices', known: ['/'] })];
  press(await soon(() => button(words.hide)));
  await soon(() => expect(find('.move > [role="status"]').textContent).toBe(words.notMoved));
  expect(changed(before)).toEqual([]);
  expect(status()).toBe('');
  press(button(new RegExp(`, ${main}, Title$`), find('.move')));
  await soon(() => expect(document.activeElement?.id).toBe('pt:title'));
  expect(title()).not.toBe('Prices');

  problems.next = [];
  await choose('Prices');
  await part(words.whole.pages);
  press(await soon(() => button(words.hide)));
  await saysSoon(words.done.hidden);
  await soon(() => expect(button('Prices (hidden)', list())).toBeDefined());
  press(await soon(async () => button(words.show, await part(words.whole.pages))));
  await saysSoon(words.done.shown);
});

test('after the save of a legal text, a button leads to the date that the legal texts show', async () => {
  await openDesk('privacy-policy');
  const ofTitle = find<HTMLTextAreaElement>('[id="pt:title"]');
  type(ofTitle, `${ofTitle.value}!`);
  pressSave();
  await saysSoon(
    'Saved. A legal text has changed, and the legal texts still show the date 5 January 2026.',
  );
  press(button(words.changeLegalDate));
  const date = () => field(/^Last change of the legal texts/);
  await soon(() => expect(document.activeElement).toBe(date()));
  expect(date().value).toBe('2026-01-05');
});

test('mistakes elsewhere are told after a save, and lead to their field', async () => {
  await openDesk();
  type(await legalName(), 'Sexta, Lda.');
  const place = { file: 'content/en/home.yaml', line: 9, path: 'hero.stitched' };
  problems.now = problems.next = [problemAt(place, 'textWanted')];
  pressSave();
  await saysSoon('Saved. Mistakes elsewhere that stop the site: 1');
  expect(studio.source(facts)).toContain('Sexta, Lda.');
  press(button(/^Home, English/, find('main > .problem')));
  await soon(() => expect(document.activeElement?.id).toBe('en:hero.stitched'));
});

test('a picture that is refused, and a save that nothing answers, are said', async () => {
  await openDesk();
  const people = await part('People');
  press(button('Add to: People', people));
  const target = find('.drop', await lastOf(1, people));
  answers['POST /desk/picture'] = () => {
    throw new Refused('noPicture');
  };
  drop(target);
  await soon(() =>
    expect(find('[role="status"]', target).textContent).toBe(words.errors.noPicture),
  );
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  pressSave();
  await saysSoon(words.errors.stopped);
});

test('what is typed and not saved is marked in the list, and told before publishing', async () => {
  const before = studio.everything();
  await openDesk();
  type(await legalName(), 'Nem guardada, Lda.');
  await soon(() => expect(button(/^The studio.*\(not saved\)$/, list())).toBeDefined());
  const creation = await part(words.newPage);
  type(field(/^Its address/, creation), 'doors');
  press(button(words.create, creation));
  press(await soon(() => button(`${words.write}: ${main}`)));
  await soon(() => type(field(`Title, ${main}`), 'Portas'));

  // It is in no file, and is there after a reload.
  await openDesk();
  await saysSoon(words.restored);
  await soon(() => expect(button('Portas (not saved)', list())).toBeDefined());
  await choose('Home');
  answers['GET /desk/publish'] = () => ({ changes: [] });
  const dialog = () => find('dialog[open]');
  const items = () => [...dialog().querySelectorAll('li')].map((it) => it.textContent);
  press(button(`${words.publish} …`));
  await soon(() => expect(items()).toEqual([expect.stringMatching(/^The studio/), 'Portas']));
  await soon(() => expect(dialog().textContent).toContain(words.savedIsPublished));
  expect(dialog().textContent).not.toContain(words.nothingToPublish);
  press(button('Portas', dialog()));
  await soon(() => expect(title()).toBe('Portas'));
  expect(document.querySelector('dialog')).toBe(null);
  expect(field(`Title, ${main}`).value).toBe('Portas');
  press(button(words.discard));
  await soon(() => expect(buttons(/^Portas/, list())).toEqual([]));
  await choose('The studio');
  press(button(words.discard));
  await soon(() => expect(list().textContent).not.toContain('(not saved)'));
  expect(questions).toEqual([words.reallyDiscard, words.reallyDiscard]);
  expect(changed(before)).toEqual([]);
});

test('before publishing, what another window has not saved is told, and Published once it is done', async () => {
  await openDesk();
  type(await legalName(), 'Nem guardada, Lda.');
  await soon(() => expect(localStorage).toHaveLength(1));
  // Another window has another name.
  const first = [...locks];
  sessionStorage.clear();
  await openDesk('', first);
  pressSave();
  await saysSoon(words.unchanged);
  const change = { document: '', file: '', path: 'x', kind: 'new', fields: [], project: 'shop' };
  answers['GET /desk/publish'] = () => ({ changes: [change] });
  press(button(`${words.publish} …`));
  const dialog = await soon(() => find('dialog[open]'));
  const items = () => [...dialog.querySelectorAll('li')].map((it) => it.textContent);
  const pictures = 'Pictures of the project “A shop” (new)';
  await soon(() => expect(items()).toEqual([expect.stringMatching(/^The studio/), pictures]));
  expect(dialog.textContent).toContain(words.notSavedThere);
  const said = () => find('footer [role="status"]', dialog).textContent;
  answers['POST /desk/publish'] = () => {
    throw new Refused('gitRefused', { why: 'no route' });
  };
  press(button(words.publish, dialog));
  await soon(() => expect(said()).toBe('Not published. Git says: no route'));
  expect(items()).toContain(pictures);
  answers['POST /desk/publish'] = () => ({ changes: [] });
  press(button(words.publish, dialog));
  await soon(() => expect(said()).toBe(words.published));
  expect(dialog.textContent?.split(words.published)).toHaveLength(2);
  // What the window says of a save is over once it is published.
  expect(status()).toBe('');
});

/** As the page beside the form does when it has come. */
const say = (frame: HTMLIFrameElement, here: string) =>
  window.dispatchEvent(
    new MessageEvent('message', { source: frame.contentWindow, data: { here } }),
  );

test('the page beside the form is that of its document, though another one comes first', async () => {
  servePage(() => true);
  await openDesk('contact');
  const frame = await soon(() => find<HTMLIFrameElement>('iframe'));
  frame.removeAttribute('src');
  // As a page does that is shown again after a save while another one is asked for.
  say(frame, '/');
  await soon(() => expect(frame.src).toMatch(/\/contact\?/));
  frame.removeAttribute('src');
  say(frame, '/contact');
  await settled();
  expect(frame.src).toBe('');
});

test('a page that could not be shown comes by itself, when its server answers again', async () => {
  const later = setTimeout;
  // The page has seconds to answer.
  vi.stubGlobal('setTimeout', (run: () => void, wait = 0) => later(run, Math.min(wait, 20)));
  let isThere = true;
  servePage(() => isThere);
  await openDesk('contact');
  const first = await soon(() => find<HTMLIFrameElement>('iframe'));
  isThere = false;
  first.dispatchEvent(new Event('load'));
  await soon(() => expect(find('aside').textContent).toContain(words.pageIsComing));
  expect(document.querySelector('iframe')).toBe(null);
  isThere = true;
  const second = await soon(() => find<HTMLIFrameElement>('iframe'));
  second.dispatchEvent(new Event('load'));
  say(second, '/contact');
  await new Promise((done) => later(done, 60));
  // It has come, and is left as it is.
  expect(document.querySelector('iframe')).toBe(second);
});

test('the page beside the form follows the language of the editor, and comes with the first save', async () => {
  servePage(() => true);
  await openDesk();
  const beside = find('aside');
  const frame = () => find<HTMLIFrameElement>('iframe', beside).src;
  const shown = () => find('[aria-pressed="true"]', beside).textContent;
  for (const [code = '', name] of [
    ['pt', 'Português'],
    ['en', 'English'],
  ]) {
    type(find('header select'), code);
    await soon(() => expect(shown()).toBe(name));
    expect(frame()).toContain(`?lang=${code}`);
  }
  await openDesk('notes/2026-02-02-new');
  expect(find('aside').textContent).toContain('The page is shown here after the first save.');
  expect(document.querySelector('iframe')).toBe(null);
});
