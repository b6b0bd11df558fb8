/** No mistake in a studio's folder keeps another one from being told, nor makes one be told that is none. */
import { cpSync, globSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type Document, parseDocument } from 'yaml';
import { setStudioFolder, studioFolder } from '../../src/studio/folder.ts';
import { showcaseRoot } from '../../src/studio/showcases.ts';
import { writeSmallStudio } from '../../tests/editor/small-studio.ts';
import { allGenerated, forAll } from '../../tests/generated.ts';
import { folderOfFile } from '../../tests/temporary-folder.ts';
import { siteProblems } from './check-studio.ts';

const own = folderOfFile('two-mistakes');
const whole = join(own, 'whole');
const studio = join(own, 'studio');
beforeAll(() => {
  writeSmallStudio(whole);
  const before = studioFolder;
  setStudioFolder(studio);
  return () => setStudioFolder(before);
});

/** What the check says of the studio with some mistakes, and what it says of it without one. */
async function saidWith(mistakes: readonly Mistake[]): Promise<string[]> {
  rmSync(studio, { recursive: true, force: true });
  cpSync(whole, studio, { recursive: true });
  for (const { file, make } of mistakes) make(join(studio, file));
  return siteProblems();
}

type Mistake = {
  file: string;
  make: (path: string) => void;
  /** Whether an entry or a choice is lost with it: what else is said about the file follows from that. */
  isLoss?: true;
};

const lines = (change: (source: string) => string) => (path: string) => {
  const source = readFileSync(path, 'utf8');
  const changed = change(source);
  expect(changed).not.toBe(source);
  writeFileSync(path, changed);
};
const inYaml = (change: (document: Document) => void) =>
  lines((source) => {
    const document = parseDocument(source);
    change(document);
    return document.toString({ lineWidth: 0 });
  });
const firstKeyOf = (document: Document) => Object.keys(document.toJS()).join('\n').split('\n')[0];
const inFile = (file: string, change: (document: Document) => unknown): Mistake => ({
  file,
  make: inYaml((document) => void change(document)),
});
/** Another value in a file of YAML. */
const set = (file: string, keys: string, value: unknown): Mistake =>
  inFile(file, (document) => document.setIn(keys.split('.'), value));
const change = (file: string, how: (source: string) => string): Mistake => ({
  file,
  make: lines(how),
});
/** What is no YAML any more. */
const broken = (file: string): Mistake => ({
  ...change(file, (source) => `${source}\n\tx: [`),
  isLoss: true,
});

/** Of each kind one, by what the studio has. */
function mistakesOf(): Record<string, Mistake> {
  const settings = parseDocument(readFileSync(join(whole, 'settings.yaml'), 'utf8')).toJS();
  const languages = Object.keys(settings.languages);
  // The pictures of a demonstration may be left to make.
  const { slug }: { slug: string } = settings.projects.find(
    ({ projectLink = '' }: { projectLink?: string }) => !projectLink.startsWith(showcaseRoot),
  );
  const [code = '', last = code] = [languages[0], languages.at(-1)];
  const texts = (name: string) => `content/${code}/${name}.yaml`;
  const leadOut = (path: string) => symlinkSync('/etc', path);
  const [drawing = ''] = globSync('stitches/drawings/*.yaml', { cwd: whole }).sort();
  const [picture = ''] = globSync(`public/pictures/${slug}-*.avif`, { cwd: whole }).sort();
  return {
    'an address that is none': set('settings.yaml', 'url', 'somewhere'),
    'a day that is none': set('settings.yaml', 'legalUpdated', 'today'),
    'a name that nothing reads': set('settings.yaml', 'fliim', true),
    'a host of no kind': { ...set('settings.yaml', 'hosting.kind', 'cloud'), isLoss: true },
    'settings that are no YAML': broken('settings.yaml'),
    'an e-mail address that is none': set('content/studio.yaml', 'email', 'us'),
    'a price in no currency': set('content/studio.yaml', 'prices.currency', '€'),
    'facts that are no YAML': broken('content/studio.yaml'),
    'a drawing with a hole': change(drawing, (source) => source.replace(/^( +\S{2,})\S$/m, '$1')),
    'icons that are none': inFile('stitches/icons/services.yaml', (document) =>
      document.setIn([firstKeyOf(document)], 7),
    ),
    'a text that is missing': inFile(`content/${last}/contact.yaml`, (document) =>
      document.deleteIn(['sending']),
    ),
    'a fact that is none': set(texts('contact'), 'sending', '{nmae}'),
    'a link to no page': set(texts('common'), 'navigation.menuLabel', '{url}/nowhere'),
    'a title that is too long': set(texts('contact'), 'page.title', 'long '.repeat(20).trim()),
    'the law of another country': set(texts('legal/terms-and-conditions'), 'law', 'XK'),
    'a picture that is missing': { file: picture, make: (path) => rmSync(path) },
    'a colour without contrast': change('colours.css', (source) =>
      source.replace(/--ink: [^;]+;/, '--ink: #eee;'),
    ),
    'a link out of the folder': { file: 'public/elsewhere', make: leadOut },
  };
}

test('of two mistakes in a studio each is told as if it were alone, and nothing else', async () => {
  const mistakes = mistakesOf();
  expect(await saidWith([])).toEqual([]);
  const alone = new Map<string, string[]>();
  async function saidAlone(name: string) {
    const mistake = mistakes[name];
    const said = alone.get(name) ?? (mistake ? await saidWith([mistake]) : []);
    expect(said, name).not.toEqual([]);
    if (mistake?.isLoss) for (const each of said) expect(each).toMatch(join(studio, mistake.file));
    alone.set(name, said);
    return said;
  }
  await forAll(
    allGenerated(12),
    fc.uniqueArray(fc.constantFrom(...Object.keys(mistakes)), {
      minLength: 2,
      maxLength: 2,
      selector: (name) => mistakes[name]?.file,
    }),
    async (names) => {
      const two = names.flatMap((name) => mistakes[name] ?? []);
      for (const name of names) await saidAlone(name);
      const expected = names.flatMap((name) => {
        const lost = two.filter(({ isLoss }) => isLoss).map(({ file }) => join(studio, file));
        const others = lost.filter((file) => file !== join(studio, mistakes[name]?.file ?? ''));
        const said = alone.get(name) ?? [];
        return said.filter((each) => !others.some((file) => each.includes(file)));
      });
      expect((await saidWith(two)).sort(), names.join(', ')).toEqual(expected.sort());
    },
  );
});
