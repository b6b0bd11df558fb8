/** Old addresses, made at random: the check, the table of the servers, and the pages of a plain folder. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SiteFile } from '../../server/http/built-site.ts';
import { createPages } from '../../server/http/pages.ts';
import type * as Prerender from '../../src/document/prerender.tsx';
import { defaultLanguage, languageCodes } from '../../src/in-force/languages.ts';
import { routePaths } from '../../src/in-force/routes.ts';
import { settings } from '../../src/in-force/settings.ts';
import { site } from '../../src/in-force/site.ts';
import { articles } from '../../src/in-force/stitches.ts';
import { pagesOf } from '../../src/pages/registry.ts';
import { fronts } from '../../src/studio/markdown-files.ts';
import { oldPath, redirectsOf } from '../../src/studio/old-addresses.ts';
import { readContent } from '../../src/studio/read-content.ts';
import { settingsSchema } from '../../src/studio/settings-schema.ts';
import { forAll } from '../../tests/generated.ts';
import { manifest } from '../../tests/relay/small-site.ts';
import { folderOfTest } from '../../tests/temporary-folder.ts';
import { writeOldAddresses } from '../documents/old-address-pages.ts';
import { oldAddressProblems } from './old-address-problems.ts';
import { publicFiles } from './public-file.ts';

const content = readContent(settings, pagesOf);
const files = publicFiles(Object.keys(articles));
const paths = Object.values<string>(routePaths);
const documents = Object.fromEntries(
  paths.map((path) => [path, path === '/' ? 'index.html' : `${path.slice(1)}.html`]),
);
const file: SiteFile = { bytes: new Uint8Array(1), encoded: {}, hash: 'x' };
const served = new Map(
  [
    ...Object.values(documents),
    ...files.made.map((path) => path.slice(1)),
    ...readdirSync(files.folder, { recursive: true, encoding: 'utf8' }),
  ]
    .filter((name) => name.includes('.'))
    .map((name) => [name, file]),
);

const plainNames = ['2019', 'olá', 'a b', 'A', 'a.html', 'index.html', 'notes', 'contact'];
const names = fc.constantFrom(...plainNames, 'olá'.normalize('NFD'));
const strange = '..¦%2e%2e¦%2f¦%zz¦¦?x¦#y¦\n¦\\¦api¦assets¦healthz'.split('¦');
const part = fc.oneof({ weight: 9, arbitrary: names }, fc.constantFrom(...strange));
const path = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => `/${parts.join('/')}`);
const ours = fc.constantFrom(...paths, ...paths.map((it) => `${it}.html`), '/favicon.svg/x');
const written = fc.oneof(
  { weight: 8, arbitrary: path },
  { weight: 2, arbitrary: ours },
  fc.constantFrom('//elsewhere.example/x', 'https://elsewhere.example/', 'x'),
);
const there = fc.constantFrom(...paths, '/#about', '/favicon.svg', '/contact?subject=a&lang=en');
const target = fc.oneof({ weight: 6, arbitrary: there }, written);
const studio = fc.record({
  aliases: fc.array(
    fc.record({
      written,
      to: fc.constantFrom(...paths),
      language: fc.constantFrom(...languageCodes),
      place: fc.constant({ file: 'x.md' }),
    }),
    { maxLength: 5 },
  ),
  own: fc.dictionary(written, target, { maxKeys: 5, noNullPrototype: true }),
});

/** What the schemas accept. */
const isPath = (it: string) => fronts.markdown.shape.aliases.safeParse([it]).success;
const areRedirects = (it: object) =>
  settingsSchema(languageCodes).shape.redirects.safeParse(it).success;

test('each old address that the check accepts leads in one step to what is there, and is over nothing', () =>
  forAll(100, studio, fc.constantFrom('', '?lang=es', '?a=%20&b'), async (made, query) => {
    const aliases = made.aliases.filter((it) => isPath(it.written));
    const owners = Object.fromEntries(
      Object.entries(made.own).filter((pair) => areRedirects(Object.fromEntries([pair]))),
    );
    const changed = { ...content, aliases, settings: { ...content.settings, redirects: owners } };
    const refused = oldAddressProblems(changed, files).map((it) =>
      it.kind === 'oldPathTaken' || it.kind === 'oldPathTwice'
        ? it.values.path
        : it.place?.path?.replace('redirects.', ''),
    );
    const isFine = (it: string) => !refused.includes(it);
    const kept = aliases.filter((it) => isFine(it.written));
    const redirects = redirectsOf(
      kept,
      Object.fromEntries(Object.entries(owners).filter(([it]) => isFine(it))),
    );
    const own = { ...manifest, defaultLanguage, languages: [...languageCodes], documents };
    const ask = (table: typeof redirects, address: string) => {
      const url = new URL(address, 'http://localhost');
      const pages = createPages({ manifest: { ...own, redirects: table }, files: served });
      return pages.answer(new Request(url), url);
    };
    for (const old of Object.keys(redirects))
      for (const form of [old, `${old}/`, old.normalize('NFD'), encodeURI(old)]) {
        const first = ask(redirects, form + query);
        const to = first.headers.get('Location') ?? '';
        expect([form, first.status]).toEqual([form, 308]);
        expect(to).toMatch(/^\/(?!\/)[!-~]*$/);
        expect([to, ask(redirects, to).status]).toEqual([to, 200]);
        expect(new URL(to, 'http://x').searchParams.getAll('lang').length, to).toBeLessThan(2);
        for (const value of new URLSearchParams(query).keys()) expect(to).toContain(`${value}=`);
        expect([form, ask({}, form).status]).toEqual([form, 404]);
      }
  }));

test('what leads to a hidden page waits for it, and a page may lead to itself by the name of its file', () => {
  const refused = (redirects: Record<string, string>) => {
    const changed = { ...settings, hidden: ['prices'], redirects };
    return oldAddressProblems(readContent(changed, pagesOf), files).map(({ kind }) => kind);
  };
  expect(refused({ '/a': '/prices#questions', '/contact.html': '/contact?subject=x' })).toEqual([]);
  expect(refused({ '/a': '/priced#questions' })).toEqual(['noPageAt']);
  expect(refused({ '/contact.html': '/' })).toEqual(['oldPathTaken']);
});

test('in a plain folder each has a page that leads there, and no file is written over', async () => {
  const folder = folderOfTest('old');
  for (const name of Object.values(documents)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), name);
  }
  const aliases = ['/2019/olá', '/contact.html', '/contact/index.html'].map((path) => ({
    ...{ written: path, to: '/contact', language: 'es' },
  }));
  const redirects = redirectsOf(aliases, { '/old.html': '/?a&b="#about' });
  const prerender = { defaultLanguage, redirects, site } as unknown as typeof Prerender;
  await writeOldAddresses(folder, prerender, documents);
  for (const [path, name] of Object.entries(documents))
    expect(readFileSync(join(folder, name), 'utf8'), path).toBe(name);
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && !Object.values(documents).includes(name))
    .sort();
  expect(written).toEqual(['2019/olá.html', '2019/olá/index.html', 'old.html']);
  const page = readFileSync(join(folder, '2019/olá/index.html'), 'utf8');
  const address = `${site.url}/contact?lang=es`;
  expect(page).toContain(`content="0; url=${address}"`);
  expect(page).toContain(`<link rel="canonical" href="${address}">`);
  expect(page).toContain('<meta name="robots" content="noindex">');
  const old = readFileSync(join(folder, 'old.html'), 'utf8');
  expect(old).toContain(`<a href="${site.url}/?a=&amp;b=%22&amp;lang=`);
  expect(existsSync(join(folder, 'contact/index.html'))).toBe(false);
});

test('a path of this site is taken as people write it, and nothing else is', () => {
  expect(oldPath('/2019/ol%C3%A1/')).toBe('/2019/olá');
  expect(oldPath(`/${'olá'.normalize('NFD')} mundo`)).toBe('/olá mundo');
  const others = '¦/¦//x.example/¦x¦/a/../b¦/%2e%2e/b¦/a%2Fb¦/a?p=1¦/a#b¦/a\nb¦/%00¦/a\\b¦/%';
  for (const it of others.split('¦')) expect(oldPath(it), it).toBeUndefined();
});
