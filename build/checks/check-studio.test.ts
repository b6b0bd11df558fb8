import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Finished } from '../../src/i18n/finished.ts';
import { defaultLanguage, languageCodes, languages } from '../../src/in-force/languages.ts';
import { settings } from '../../src/in-force/settings.ts';
import { showcases, site } from '../../src/in-force/site.ts';
import { articles } from '../../src/in-force/stitches.ts';
import { allPictures } from '../../src/pages/home/all-pictures.ts';
import { pagesOf } from '../../src/pages/registry.ts';
import { inEnglish } from '../../src/problems/problem.ts';
import { readContent } from '../../src/studio/read-content.ts';
import type { CommonWords } from '../../src/studio/schema.ts';
import type { Site } from '../../src/studio/site.ts';
import { phonePicture } from '../../tests/phone-picture.ts';
import { folderOfTest } from '../../tests/temporary-folder.ts';
import { furtherCharacters } from '../assets/site-typefaces.ts';
import { brokenPictures } from './broken-pictures.ts';
import { linkProblems } from './link-problems.ts';
import { pictureProblems, showcaseProblems } from './picture-problems.ts';
import { madeTwice, publicFiles, publicPath } from './public-file.ts';

let folder: string;
beforeEach(() => {
  folder = folderOfTest('check');
});

afterEach(() => {
  vi.restoreAllMocks();
});

const filesIn = (place = 'studio/public') => publicFiles(Object.keys(articles), place);
const code = languageCodes.at(-1) ?? defaultLanguage;
const company: Site = site;

test('the typeface subsets contain the characters of the texts and of the configuration', () => {
  const before = furtherCharacters();
  vi.spyOn(company, 'name', 'get').mockReturnValue('Ŋing');
  const added = furtherCharacters().map((all, index) =>
    [...all].filter((it) => !before[index]?.includes(it)).join(''),
  );
  expect(added).toEqual(['Ŋŋ', 'Ŋŋ']);
});

test('the typeface subsets contain the characters of every month', () => {
  const { locale } = languages[defaultLanguage];
  Object.assign(languages[defaultLanguage], { locale: 'tr-TR' });
  // Şubat, Ağustos, Kasım.
  for (const all of furtherCharacters())
    expect([...'Şğı'].every((it) => all.includes(it))).toBe(true);
  Object.assign(languages[defaultLanguage], { locale });
});

test('a file that the build makes is reported when the studio has it too', () => {
  expect(madeTwice(filesIn(folder))).toEqual([]);
  expect(publicPath('/favicon.svg', filesIn(folder))).toBe('/favicon.svg');
  writeFileSync(`${folder}/favicon.svg`, '');
  expect(madeTwice(filesIn(folder)).map(inEnglish)).toEqual([
    `${folder}/favicon.svg: the build makes this file from studio/stitches: take it out, or rename it.`,
  ]);
});

test('links to missing pages, sections and files of this site are reported', () => {
  const content = readContent(settings, pagesOf);
  const { navigation } = content.raw[code].common as CommonWords;
  navigation.menuLabel =
    'See {url}/contact, {url}/licences.txt, {url}/#about and {url}: all are there. https://other.example/x too.' as Finished;
  navigation.mainLabel = 'But {url}/contato is not, and {url}/#team is no place.' as Finished;
  const problems = linkProblems(content, filesIn()).map(inEnglish);
  expect(problems).toHaveLength(2);
  expect(problems[0]).toMatch(
    /common\.yaml:\d+ \(navigation\.mainLabel\): \/contato leads to no page: .*\/contact/,
  );
  expect(problems[1]).toMatch(/\/#team leads to no place on its page: there are #home, #about/);
});

test('a project link to a missing page of this site is reported', () => {
  const content = readContent(settings, pagesOf);
  content.site.projects = [
    { slug: 'shop', projectLink: '/shop/' },
    { slug: 'page', projectLink: '/contact' },
  ];
  expect(linkProblems(content, filesIn()).map(inEnglish).join('\n')).toMatch(
    /^studio\/settings\.yaml: projectLink of "shop": \/shop\/ leads to no page[^\n]*$/,
  );
});

test('missing pictures are reported with the command that creates them', () => {
  const [project] = site.projects;
  const addresses = allPictures(project?.slug ?? '', site);
  mkdirSync(join(folder, 'public/pictures'), { recursive: true });
  for (const { slug } of site.projects)
    for (const address of allPictures(slug, site))
      cpSync(`studio/public${address}`, join(folder, `public${address}`));
  cpSync('studio/public/cloths', join(folder, 'public/cloths'), { recursive: true });
  expect(pictureProblems(site, filesIn(join(folder, 'public')))).toEqual([]);
  rmSync(join(folder, `public${addresses[0]}`));
  const said = () => pictureProblems(site, filesIn(join(folder, 'public'))).map(inEnglish);
  const [problem = '', ...others] = said();
  expect(others).toEqual([]);
  expect(problem).toContain(
    `"${project?.slug}" has no ${folder}/public${addresses[0]}. Run: npm run assets`,
  );
  rmSync(join(folder, `public${project?.cloth}`));
  expect(said().at(-1)).toContain(
    `no ${folder}/public${project?.cloth}, the cloth of the project "${project?.slug}"`,
  );
});

test('missing pictures of the owner’s project and of a person are reported', () => {
  const people = [
    { name: 'Ana Reis', role: {}, since: 2019, picture: 'ana.jpg' },
    { name: 'Rui Costa', role: {}, since: 2020 },
  ];
  const another = { ...site, projects: [{ slug: 'shop', projectLink: '' }], people };
  const [ofShop, ofAna, ...others] = pictureProblems(another, filesIn()).map(inEnglish);
  expect(ofShop).toMatch(
    /"shop" has no studio\/public\/pictures\/shop-desktop-640\.avif.*picture shop <desk/,
  );
  expect(ofAna).toMatch(/no studio\/public\/people\/ana\.jpg, the picture of Ana Reis/);
  expect(others).toEqual([]);
});

if (showcases.length > 0)
  test('a missing demonstration is reported with the existing ones', () => {
    const others = [...showcases.slice(1), 'another'];
    for (const slug of others) {
      mkdirSync(join(folder, `packages/showcases/${slug}`), { recursive: true });
      writeFileSync(join(folder, `packages/showcases/${slug}/index.html`), '');
    }
    const [problem, ...more] = showcaseProblems(site, folder).map(inEnglish);
    expect(problem).toContain(`no demonstration packages/showcases/${showcases[0]}: `);
    expect(problem).toContain(`one of ${others.sort().join(', ')}.`);
    expect(more).toEqual([]);
  });

test('a file of public/ is found by its address, also percent-encoded, and nothing outside', () => {
  mkdirSync(join(folder, 'files.pdf'), { recursive: true });
  writeFileSync(join(folder, 'preço 100%.pdf'), '');
  writeFileSync(join(folder, '../secret.pdf'), '');
  const { href } = new URL('/preço 100%25.pdf#page=2', site.url);
  expect(publicPath(href.slice(site.url.length), filesIn(folder))).toBe('/preço 100%.pdf');
  expect(publicPath('/preço 100%25.pdf', filesIn(folder))).toBe('/preço 100%.pdf');
  // As a Mac writes it, and as people type it.
  writeFileSync(join(folder, 'praça João.PNG'.normalize('NFD')), '');
  const found = (address: string) => publicPath(address, filesIn(folder));
  const typed = ['/praça João.PNG', '/pra%C3%A7a%20Jo%C3%A3o.PNG', '/prac\u0327a Joa\u0303o.PNG'];
  expect(new Set(typed.map(found))).toEqual(new Set(['/praça João.PNG']));
  const outside = ['/files.pdf', '/../secret.pdf', '/a%2F..%2F..%2Fsecret.pdf', '/%zz', '/%00'];
  expect(outside.filter(found)).toEqual([]);
});

test('a picture of an article or a person that is no picture, damaged, or of no browser is reported with its line', async () => {
  const noise = Buffer.from(Array.from({ length: 3 * 64 * 64 }, (_, at) => (at * at) % 251));
  const picture = sharp(noise, { raw: { width: 64, height: 64, channels: 3 } });
  const whole = await picture.jpeg().toBuffer();
  const files: Record<string, Buffer> = {
    'whole.jpg': whole,
    // Its head is whole: only who decodes it sees that the rest is not.
    'cut.jpg': whole.subarray(0, -100),
    'text.png': Buffer.from('no picture'),
    'scan.tiff': await picture.tiff().toBuffer(),
    'phone.heic': phonePicture,
  };
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
  const content = readContent(settings, pagesOf);
  const body = Object.keys(files).map((name, index) => ({
    tag: 'img',
    line: index + 1,
    attributes: { src: `/${name}` },
    children: ['x'],
  }));
  Object.assign(content.words[code], { 'markdown/x': { title: 'x', body } });
  const person = { name: 'Ana', role: {}, since: 2019, picture: 'ana.png' };
  content.site.people = [person];
  mkdirSync(join(folder, 'people'));
  writeFileSync(join(folder, 'people/ana.png'), 'no picture');
  expect((await brokenPictures(content, filesIn(folder))).map(inEnglish)).toEqual([
    expect.stringMatching(/:2: .*\/cut\.jpg is no picture, or a damaged one: save/),
    expect.stringMatching(/:3: .*\/text\.png is no picture/),
    expect.stringMatching(/:4: .*\/scan\.tiff is a picture that browsers do not show/),
    expect.stringMatching(/:5: .*\/phone\.heic is a phone’s own picture .* export it as JPEG/),
    expect.stringMatching(/^studio\/content\/studio\.yaml: .*\/ana\.png is no picture/),
  ]);
});
