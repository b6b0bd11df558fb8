/** The site in one language, and with a language added and another default, each built from a copy of the project. */
import { readFileSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ownMailIds, sendFormPath } from '../src/contact-message.ts';
import { studio } from '../src/content/content.ts';
import { defaultLanguage, languageCodes } from '../src/i18n/languages.ts';
import { routePaths } from '../src/routes.ts';
import { site } from '../src/site.ts';
import { settings } from '../src/studio/settings.ts';
import { addLanguage, dropLanguage, withLanguage } from '../tests/languages-of.ts';
import { copyProject } from '../tests/project-copy.ts';
import { runNode, type SiteProcess, startSite } from '../tests/relay/site-process.ts';
import { changeConfig } from '../tests/site-variant.ts';

const paths = Object.values(routePaths);
const others = languageCodes.filter((code) => code !== defaultLanguage);

/** Facts and switches with one more language. */
const withTexts = (code: string, like: string) =>
  withLanguage({ ...studio, ...settings }, code, like);

/** One that the site has not. */
const added = ['gl', 'fr', 'it', 'de'].find((code) => !languageCodes.some((own) => own === code));
if (!added) throw new Error('Name one more language');

type Variant = {
  title: string;
  codes: readonly string[];
  main: string;
  make(folder: string): Promise<void>;
};

const lastFirst = [added, ...languageCodes];

const variants: Variant[] = [
  ...(others.length > 1
    ? [
        {
          title: 'only the default',
          codes: [defaultLanguage],
          main: defaultLanguage,
          async make(folder: string) {
            for (const code of others) await dropLanguage(folder, code);
          },
        },
      ]
    : []),
  {
    title: 'one added, before the others, and another default',
    codes: lastFirst,
    main: languageCodes.at(-1) ?? defaultLanguage,
    async make(folder) {
      const like = languageCodes.at(-1) ?? defaultLanguage;
      await addLanguage(folder, added, like);
      await changeConfig(folder, { ...withTexts(added, like), defaultLanguage: like });
      const card = (code: string) => join(folder, `studio/public/social-${code}.png`);
      await cp(card(like), card(added));
    },
  },
];

async function run(folder: string, args: readonly string[]) {
  const { exited, lines } = runNode([...args], folder, { FORCE_COLOR: '0' });
  return { status: await exited, said: lines.join('\n') };
}

const build = (folder: string) => run(folder, [join(folder, 'build/build.ts')]);

/** Attributes of a document's tags, by the tag's name and one of its attributes. */
const valuesOf = (html: string, tag: RegExp, attribute: string) =>
  [...html.matchAll(/<(?:link|meta|a) [^>]*>/g)]
    .map(([found]) => found.replaceAll('&amp;', '&'))
    .filter((found) => tag.test(found))
    .map((found) => new RegExp(` ${attribute}="([^"]*)"`).exec(found)?.[1]);

describe.each(variants)('with $codes.length languages, $title', (variant) => {
  const { codes, main, make } = variant;
  let folder = '';
  let served: SiteProcess | undefined;
  afterAll(async () => {
    served?.child.kill('SIGTERM');
    await served?.exited;
  });

  const address = (path: string, code: string) => `${site.url}${path}?lang=${code}`;
  const get = async (path: string, init?: RequestInit) => {
    const response = await fetch(`${served?.origin}${path}`, init);
    const text = await response.text();
    return { status: response.status, text: text.replaceAll('&#x27;', "'") };
  };
  const wordsIn = (code: string, file: string) =>
    parse(readFileSync(join(folder, `studio/content/${code}/${file}.yaml`), 'utf8'));

  test('it is built from a folder and a line', async () => {
    folder = await copyProject(`languages-${codes.length}`, true);
    await make(folder);
    const { status, said } = await build(folder);
    expect(status, said).toBe(0);
    served = await startSite(folder, {
      SITE_DIR: join(folder, 'dist'),
      OUTBOX_DIR: join(folder, 'outbox'),
      RATE_LIMIT_MINUTE: '0',
    });
  });

  test('its types hold, tests and all', async () => {
    const tsc = join(import.meta.dirname, '../node_modules/typescript/bin/tsc');
    expect(await run(folder, [tsc, '--noEmit'])).toEqual({ status: 0, said: '' });
  });

  test.each(paths)('%s is there in each, and each names the others', async (path) => {
    for (const code of codes) {
      const { status, text } = await get(`${path}?lang=${code}`);
      expect(status).toBe(200);
      expect(text).toContain(` data-language="${code}"`);
      expect(valuesOf(text, /rel="canonical"/, 'href')).toEqual([address(path, code)]);
      const alternate = /rel="alternate" hreflang=/;
      expect(valuesOf(text, alternate, 'hreflang')).toEqual([...codes, 'x-default']);
      expect(valuesOf(text, alternate, 'href')).toEqual(
        [...codes, main].map((each) => address(path, each)),
      );
      // In the bar and in the menu of small screens, unless there is nothing to choose.
      const links = valuesOf(text, /^<a [^>]*hreflang=/i, 'hrefLang');
      expect(links).toEqual(codes.length > 1 ? [...codes, ...codes] : []);
      const label = wordsIn(code, 'common').navigation.languageLabel;
      expect(text.includes(`aria-label="${label}"`)).toBe(codes.length > 1);
    }
  });

  test('an address without a language, or with one that is not there, is in the default one', async () => {
    const missing = [...languageCodes, 'xx'].filter((code) => !codes.includes(code));
    for (const path of paths) {
      const { text } = await get(`${path}?lang=${main}`);
      for (const query of ['', '?lang=', ...missing.map((code) => `?lang=${code}`)])
        expect((await get(path + query)).text === text, path + query).toBe(true);
    }
    // The script in the document, where a host knows no queries, has it first.
    const { text } = await get('/');
    const [script = ''] = /<script>.*?<\/script>/s.exec(text) ?? [];
    const known = codes.map((code) => `.${code}.`).join('|');
    const [list = ''] = new RegExp(`\\[(?:(?:${known}),?){${codes.length}}\\]`).exec(script) ?? [];
    expect(list.match(/\w+/g)).toEqual([main, ...codes.filter((code) => code !== main)]);
  });

  test('an unknown address, the legal texts and the answer to a form are in the language asked', async () => {
    for (const code of codes) {
      const nowhere = await get(`/no/such/page?lang=${code}`);
      expect(nowhere.status).toBe(404);
      expect(nowhere.text).toContain(` data-language="${code}"`);
      for (const page of ['privacy-policy', 'terms-and-conditions', 'attributions'] as const)
        expect((await get(`/${page}?lang=${code}`)).text).toContain(
          wordsIn(code, `legal/${page}`).title,
        );

      const form = new FormData();
      const fields = { name: 'Ana', email: 'nonsense', subject: 'A', message: 'B' };
      const ids = {
        user_id: ownMailIds.publicKey,
        service_id: ownMailIds.serviceId,
        template_id: ownMailIds.templateId,
      };
      for (const [name, value] of Object.entries({ ...ids, ...fields })) form.set(name, value);
      const headers = { Accept: 'text/html', Origin: served?.origin ?? '' };
      const reply = await get(`${sendFormPath}?lang=${code}`, {
        method: 'POST',
        headers,
        body: form,
      });
      expect(reply.status).toBe(400);
      expect(reply.text).toContain(` data-language="${code}"`);
      expect(reply.text).toContain(wordsIn(code, 'contact').validation.invalidEmail);
    }
  });

  test('what machines read knows the same languages', async () => {
    const sitemap = (await get('/sitemap.xml')).text;
    const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at]) => at);
    expect(listed).toEqual(paths.flatMap((path) => codes.map((code) => address(path, code))));
    const alternates = [...sitemap.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)];
    expect(alternates).toHaveLength(listed.length * (codes.length + 1));
    for (const [, code, at = ''] of alternates)
      expect(at).toContain(`?lang=${code === 'x-default' ? main : code}`);

    const manifest = JSON.parse((await get('/manifest.webmanifest')).text);
    expect(manifest.lang).toBe(main);
    const security = (await get('/.well-known/security.txt')).text;
    expect(security).toContain(`Preferred-Languages: ${codes.join(', ')}\n`);

    for (const code of languageCodes.filter((each) => !codes.includes(each)))
      expect((await get(`/social-${code}.png`)).status).toBe(404);
    const documents = JSON.parse(await readFile(join(folder, 'dist/manifest.json'), 'utf8'));
    expect([documents.defaultLanguage, documents.languages]).toEqual([main, codes]);
  });
});

test('a language without its card, or without its texts among the facts, is told and not built', async () => {
  const folder = await copyProject('languages-untold', true);
  await addLanguage(folder, added, defaultLanguage);
  const withoutTexts = await build(folder);
  expect(withoutTexts.status).toBe(1);
  expect(withoutTexts.said).toContain(`label.${added}): Write it in this language too: `);
  expect(withoutTexts.said).toContain(`content/${added} is there.`);
  await changeConfig(folder, withTexts(added, defaultLanguage));
  const withoutCard = await build(folder);
  expect(withoutCard.status).toBe(1);
  expect(withoutCard.said).toMatch(
    new RegExp(`social-${added}\\.png is missing: .*npm run assets cards`),
  );
});
