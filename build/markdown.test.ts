/** A build with pages and articles in Markdown, in the place of one that is served meanwhile. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseAtomFeed } from 'feedsmith';
import { beforeAll, expect, test } from 'vitest';
import { defaultLanguage, languageCodes, languages } from '../src/in-force/languages.ts';
import { site } from '../src/in-force/site.ts';
import { otherLanguage } from '../tests/languages.ts';
import { buildCopy, copyProject } from '../tests/project-copy.ts';
import { runNode } from '../tests/relay/site-process.ts';
import { removeDeadLinks } from '../tests/site-variant.ts';

let folder: string;
/** A site with one language has no page that another language lacks. */
const other = otherLanguage;

const path = (file: string) => join(folder, file);
const read = (file: string) => readFile(path(file), 'utf8');

async function write(file: string, front: string, body: string) {
  await mkdir(dirname(path(file)), { recursive: true });
  await writeFile(path(file), `---\n${front}\n---\n\n${body}\n`);
}

/** What is at the place of the served documents, whenever that changes until the work is done. */
async function servedDuring(work: Promise<unknown>) {
  let isOver = false;
  const seen: string[] = [];
  const look = async () => {
    const found = await read('dist/site/index.html').then(
      (html) => (html === servedBefore ? 'before' : 'after'),
      // Between two renames: a build that is whole is about to take the place.
      () =>
        ['dist.new', 'dist'].some((name) => existsSync(path(`${name}/settings.json`)))
          ? 'nothing'
          : 'half a build',
    );
    if (found !== seen.at(-1)) seen.push(found);
  };
  void work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await look();
    await wait(5);
  }
  await work;
  await look();
  return seen;
}

const text = (title: string) => `title: ${title}\ndescription: About ${title}.`;
const main = `studio/content/${defaultLanguage}`;
const servedBefore = 'The build before';
let served: string[];

beforeAll(async () => {
  folder = await copyProject('markdown');
  for (const code of languageCodes)
    for (const part of ['pages', 'notes'])
      await rm(path(`studio/content/${code}/${part}`), { recursive: true, force: true });
  await removeDeadLinks(folder);
  await write(`${main}/pages/careers.md`, text('Careers'), 'Ours: {name}.');
  await write(
    `${main}/notes/2020-01-01-first.md`,
    `${text('First')}\nupdated: 2020-04-05\naliases: [/2019/olá.html]`,
    `One & [two](/careers), [feed](/notes/feed.${defaultLanguage}.xml).`,
  );
  await mkdir(path('studio/public/notes'), { recursive: true });
  for (const name of ['gull', 'gull-night'])
    await writeFile(
      path(`studio/public/notes/${name}.svg`),
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    );
  await write(
    `${main}/notes/2020-02-02-second.md`,
    `${text('Second')}\nauthor: Rita <B>`,
    'By e-mail: ![A heart](/favicon.svg) ![A gull](/notes/gull.svg)\n\n```ts\nconst a = 1;\n```',
  );
  await write(
    `${main}/notes/2020-02-03-marks.md`,
    String.raw`title: The {fr déjà} \{vu\}
description: About {fr déjà vu}.`,
    String.raw`Some {la et cetera} \[sic\], ![{fr déjà}](/favicon.svg "{fr vu}") [here](#one-déjà).

## One {fr déjà}`,
  );
  await write(`${main}/notes/2020-03-03-draft.md`, `${text('Secret')}\ndraft: true`, 'Hidden.');
  await write(`${main}/notes/2999-01-01-later.md`, text('Secret'), 'Hidden.');
  await mkdir(path('dist/site'), { recursive: true });
  await writeFile(path('dist/site/index.html'), servedBefore);
  served = await servedDuring(buildCopy(folder));
});

test('what is served stays until the next build is whole', async () => {
  // At every moment but that of the change.
  expect(['before after', 'before nothing after']).toContain(served.join(' '));
  expect((await readdir(folder)).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
});

test('each file is a page, and nothing of a draft is in the build', async () => {
  const { documents, redirects } = JSON.parse(await read('dist/manifest.json'));
  expect(redirects).toEqual({
    '/2019/olá.html': { to: '/notes/first', language: defaultLanguage },
  });
  expect(Object.keys(documents)).toEqual(
    expect.arrayContaining(['/careers', '/notes', '/notes/first', '/notes/second']),
  );
  expect(await read('dist/site/careers.html')).toContain(`Ours: ${site.name}.`);
  const files = await readdir(path('dist'), { recursive: true, withFileTypes: true });
  for (const file of files)
    if (/\.(html|xml|js|json)$/.test(file.name)) {
      const content = await readFile(join(file.parentPath, file.name), 'utf8');
      expect(content.includes('Secret'), file.name).toBe(false);
    }
});

test('the parts of a picture and of code are finished at build time', async () => {
  const html = await read('dist/site/notes/second.html');
  const [picture = ''] = /<img [^>]*alt="A heart"[^>]*>/.exec(html) ?? [];
  expect(picture).toMatch(/ width="\d+" height="\d+"/);
  expect(html).toContain('<span data-token="keyword">const</span>');
  // No text names the picture for the dark scheme: the page does.
  const pictures = [...html.matchAll(/ src(?:set)?="([^" ]*gull[^" ]*)/gi)].map(([, src]) => src);
  expect(new Set(pictures)).toEqual(new Set(['/notes/gull.svg', '/notes/gull-night.svg']));
  for (const src of pictures) expect(existsSync(path(`dist/site${src}`)), src).toBe(true);
});

if (other)
  test('a language without the file shows the text of another, and says so', async () => {
    const html = await read(`dist/site/careers.${other}.html`);
    const own = languages[other].locale;
    const shown = languages[defaultLanguage].locale;
    expect(html).toContain(`<html lang="${own}"`);
    expect(html).toMatch(new RegExp(`<div [^>]*lang="${shown}" dir="ltr"><header`));
    const names = new Intl.DisplayNames(own, { type: 'language' });
    expect(html).toMatch(
      new RegExp(`<p lang="${own}" dir="ltr">[^<]*${names.of(shown.slice(0, 2))}`),
    );
    const address = `${site.url}/careers?lang=${defaultLanguage}`;
    expect(html).toContain(`<link rel="canonical" href="${address}">`);
    expect(html.match(/hreflang="[\w-]+" href="[^"]*careers[^"]*"/g)).toEqual([
      `hreflang="${defaultLanguage}" href="${address}"`,
      `hreflang="x-default" href="${address}"`,
    ]);
    const sitemap = await read('dist/site/sitemap.xml');
    expect(sitemap.match(/<loc>[^<]*careers[^<]*/g)).toEqual([`<loc>${address}`]);
    // Only the languages that have it link to it.
    const links = [defaultLanguage, other].map(async (code) => {
      const file = code === defaultLanguage ? 'index.html' : `index.${code}.html`;
      return (await read(`dist/site/${file}`)).includes('href="/careers?');
    });
    expect(await Promise.all(links)).toEqual([true, false]);
    // Links of the text keep the language that the visitor reads the site in.
    expect(await read(`dist/site/notes/first.${other}.html`)).toContain(
      `href="/careers?lang=${other}"`,
    );
  });

test('phrases of other languages have their language in texts, and are plain elsewhere', async () => {
  const html = await read('dist/site/notes/marks.html');
  expect(html).toMatch(/<h1[^>]*>The <span lang="fr">déjà<\/span> \{vu\}<\/h1>/);
  expect(html).toContain('Some <span lang="la">et cetera</span> [sic], <img');
  expect(html).toMatch(/<img [^>]*alt="déjà" title="vu"/);
  expect(html).toContain(`<title>The déjà {vu} | ${site.name}</title>`);
  expect(html).toContain('<meta name="description" content="About déjà vu.">');
  expect(html).toContain('"headline":"The déjà {vu}"');
  const list = await read('dist/site/notes.html');
  expect(list).toContain('The <span lang="fr">déjà</span> {vu}');
  const files = await readdir(path('dist/site'), { recursive: true, withFileTypes: true });
  for (const file of files)
    if (/\.(html|xml|js|json|txt)$/.test(file.name))
      expect(await readFile(join(file.parentPath, file.name), 'utf8'), file.name).not.toMatch(
        /[\ufdd0-\ufdd6]/u,
      );
});

test('the sitemap says when an article and the list of them were changed', async () => {
  const sitemap = await read('dist/site/sitemap.xml');
  const dates = Object.fromEntries(
    [...sitemap.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map(
      ([, address = '', date]) => [address.slice(site.url.length), date],
    ),
  );
  expect(dates).toMatchObject({
    [`/notes/first?lang=${defaultLanguage}`]: '2020-04-05',
    [`/notes?lang=${defaultLanguage}`]: '2020-04-05',
    [`/privacy-policy?lang=${defaultLanguage}`]: site.legalUpdated,
  });
  expect(dates[`/careers?lang=${defaultLanguage}`]).toBeUndefined();
});

test('the feed has the articles, the newest first, with whole addresses', async () => {
  const feed = parseAtomFeed(await read(`dist/site/notes/feed.${defaultLanguage}.xml`));
  const address = (slug: string) => `${site.url}/notes/${slug}?lang=${defaultLanguage}`;
  expect(feed).toMatchObject({
    id: `${site.url}/notes?lang=${defaultLanguage}`,
    updated: '2020-04-05T12:00:00Z',
    links: [
      { rel: 'self', href: `${site.url}/notes/feed.${defaultLanguage}.xml` },
      { rel: 'alternate', href: `${site.url}/notes?lang=${defaultLanguage}` },
    ],
    entries: [
      {
        id: address('marks'),
        title: { value: 'The déjà {vu}' },
        summary: { value: 'About déjà vu.' },
      },
      {
        id: address('second'),
        title: { value: 'Second' },
        published: '2020-02-02T12:00:00Z',
        authors: [{ name: 'Rita <B>' }],
      },
      {
        id: address('first'),
        title: { value: 'First' },
        published: '2020-01-01T12:00:00Z',
        updated: '2020-04-05T12:00:00Z',
        authors: [{ name: site.name }],
      },
    ],
  });
  // As readers show it: with its direction, and without what belongs to the pages of this site.
  for (const { content } of feed.entries ?? []) {
    expect(content?.value).toMatch(/^<div dir="ltr">/);
    expect(content?.value).not.toMatch(/ (class|id|role|loading|decoding|data-\w+)=|\u2060/);
  }
  const content = JSON.stringify(feed.entries?.[2]?.content);
  expect(content).toContain(`href=\\"${site.url}/careers?lang=${defaultLanguage}\\"`);
  expect(content).toContain('One &amp; ');
  const marks = JSON.stringify(feed.entries?.[0]?.content);
  expect(marks).toContain('<span lang=\\"la\\">et cetera</span> [sic]');
  expect(marks).toContain(`href=\\"${address('marks')}#one-d%C3%A9j%C3%A0\\"`);
  for (const document of ['index', 'notes', 'notes/first'])
    expect(await read(`dist/site/${document}.html`)).toContain(
      `href="${site.url}/notes/feed.${defaultLanguage}.xml"`,
    );
  // For eyes, where they are listed.
  expect(await read('dist/site/notes.html')).toMatch(/<a [^>]*href="\/notes\/feed\.[\w-]+\.xml"/);
});

test('an article says when it was written and corrected, and by whom, on its page and to programs', async () => {
  const page = await read('dist/site/notes/first.html');
  expect(page).toMatch(/<time datetime="2020-04-05">[^<]*2020<\/time>/i);
  expect(page).toContain('"dateModified":"2020-04-05"');
  expect(page).toContain('<meta property="article:modified_time" content="2020-04-05"');
  expect(page).toContain('<meta property="article:published_time" content="2020-01-01"');
  const signed = await read('dist/site/notes/second.html');
  expect(signed).toContain(String.raw`"author":{"@type":"Person","name":"Rita \u003cB>"}`);
});

test('what feeds show may be fetched from other pages, and so may they', async () => {
  const { headers } = JSON.parse(await read('dist/manifest.json'));
  const embedded = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
  for (const name of ['gull', 'gull-night']) expect(headers[`notes/${name}.svg`]).toEqual(embedded);
  expect(headers[`notes/feed.${defaultLanguage}.xml`]).toEqual({
    ...embedded,
    'Access-Control-Allow-Origin': '*',
  });
});

test('a broken file stops the build with its line and the remedy, and the last build stays', async () => {
  const { ino } = await stat(path('dist/site/careers.html'));
  const common = await read(`${main}/common.yaml`);
  await writeFile(path(`${main}/common.yaml`), common.replace('  menuLabel:', '  menuLable:'));
  await write(`${main}/pages/careers.md`, text('Careers'), '![](/favicon.svg)');
  const { exited, lines } = runNode([path('build/build.ts')], folder, {});
  expect(await exited).toBe(1);
  const said = lines.join('\n');
  expect(said).toMatch(
    /common\.yaml:\d+ \(navigation\.menuLable\): nothing says this: write "menuLabel", or/,
  );
  expect(said).toMatch(/careers\.md:6: the picture \/favicon\.svg has no alternative text: say/);
  expect((await stat(path('dist/site/careers.html'))).ino).toBe(ino);
  expect(existsSync(path('dist.new'))).toBe(false);
});
