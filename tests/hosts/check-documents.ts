/** Documents, languages, addresses that lead nowhere, and what comes with them. */
import assert from 'node:assert/strict';
import { languageCodes } from '../../src/i18n/languages.ts';
import { routePaths } from '../../src/routes.ts';
import { showcases as showcasesOfSite } from '../../src/site.ts';
import { mainLanguage, otherLanguage, otherLanguages } from '../languages.ts';
import { type Answer, ask } from './ask.ts';
import { contentOf, documentsOf, headersFor, inLanguage } from './built-site.ts';
import type { Build, Check, Host } from './host.ts';

const html = /^text\/html; ?charset=utf-8$/i;

/** The document of a language, or the default one from a host that leaves it to the browser. */
const served = ({ promises }: Host, { manifest }: Build, language: string) =>
  promises.language === 'host' ? language : manifest.defaultLanguage;

/** The first letter of a code as a query may also spell it. */
const encoded = (code: string) =>
  `%${code.charCodeAt(0).toString(16).toUpperCase()}${code.slice(1)}`;
const encodedWhole = (code: string) =>
  [...code].map((letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`).join('');

/** Queries in every spelling, and the language that they ask for. */
function queriesFor(one: string, two: string): [query: string, language: string | undefined][] {
  return [
    ['', undefined],
    ['?', undefined],
    ['?lang', undefined],
    ['?lang=', undefined],
    ['?lang=xx', undefined],
    [`?lang=${one.toUpperCase()}`, undefined],
    [`?LANG=${one}`, undefined],
    [`?slang=${one}`, undefined],
    [`?lang=${one}glish`, undefined],
    [`?lang=${one}%20`, undefined],
    [`?lang=${one}+`, undefined],
    [`?lang=${one};${two}`, undefined],
    [`?lang=${one}&lang=${two}`, undefined],
    [`?lang=${one}&lang=${one}`, undefined],
    [`?lang=${one}&x=1&lang`, undefined],
    [`?lang=${one}&l%61ng=${two}`, undefined],
    [`?lang=${one}`, one],
    [`?lang=${two}`, two],
    [`?x=1&lang=${one}`, one],
    [`?lang=${one}&utm_source=a+b%20c`, one],
    [`?lang=${one}&x=lang=${two}`, one],
    [`?&lang=${one}&`, one],
    [`?slang=${two}&lang=${one}`, one],
    [`?lang=${encoded(one)}`, one],
    [`?lang=${encodedWhole(one)}`, one],
    [`?l%61n%67=${two}`, two],
  ];
}

/** What a host sends that reads `_headers`, or what the file would have it send. */
async function headersByFile(host: Host, path: string, answer: Answer) {
  if (host.promises.headers === 'headers-file') return answer.headers;
  const file = await ask(host.origin, '/_headers');
  const rules = file.body.toString().split(/^(?=\/)/m);
  const found: Record<string, string> = {};
  for (const rule of rules) {
    const [address = '', ...lines] = rule.trimEnd().split('\n');
    if (address !== '/*' && address !== path) continue;
    for (const text of lines) {
      const [name = '', ...value] = text.trim().split(': ');
      found[name.toLowerCase()] = value.join(': ');
    }
  }
  return found;
}

function assertHeaders(found: Answer['headers'], wanted: Record<string, string>, where: string) {
  for (const [name, value] of Object.entries(wanted)) {
    assert.equal(found[name.toLowerCase()], value, `${name} of ${where}`);
  }
}

/** Two policies joined by a comma both hold: the wanted one must be among them. */
function assertHeadersOfFile(
  found: Answer['headers'],
  wanted: Record<string, string>,
  where: string,
) {
  for (const [name, value] of Object.entries(wanted)) {
    const values = String(found[name.toLowerCase()]);
    const isThere = values === value || values.split(', ').includes(value);
    assert.ok(isThere, `${name} of ${where} is ${values}`);
  }
}

/** The file answers at its own address, or without its ending, and always with the headers that are its own. */
async function assertLanguageFile(host: Host, build: Build, file: string, query: string) {
  const own = `/${file}`;
  const bare = own.replace(/\.html$/, '');
  const answer = await ask(host.origin, own + query);
  if (host.promises.language === 'host') return assert.equal(answer.status, 404, file);
  const led = new URL(answer.headers.location ?? own + query, host.origin);
  assert.equal(led.search, query, `${file} leads to ${led}`);
  const known = [own, bare, bare.replace(/\/index$/, '/')];
  assert.ok(known.includes(led.pathname), `${file} leads to ${led}`);
  const addresses = led.pathname === own ? [own, bare] : [led.pathname];
  for (const address of addresses) {
    const there = await ask(host.origin, address + query);
    assert.equal(there.status, 200, address);
    assert.match(there.headers['content-type'] ?? '', html, address);
    assert.ok(there.body.equals(contentOf(build, file)), `${address} is not ${file}`);
    const found = await headersByFile(host, address, there);
    assertHeadersOfFile(found, headersFor(build.manifest, file), address);
  }
}

export const documentChecks: Check[] = [
  {
    name: 'every page in every language, byte for byte',
    async run(host, build) {
      const { pages } = documentsOf(build.manifest);
      assert.deepEqual(pages.map(([path]) => path).sort(), Object.values(routePaths).sort());
      assert.deepEqual([...build.manifest.languages], languageCodes);
      for (const [path, files] of pages) {
        for (const language of build.manifest.languages) {
          const answer = await ask(host.origin, `${path}?lang=${language}`);
          const where = `${path} in ${language}`;
          assert.equal(answer.status, 200, where);
          assert.match(answer.headers['content-type'] ?? '', html, where);
          const file = inLanguage(files, served(host, build, language));
          assert.ok(answer.body.equals(contentOf(build, file)), `${where} is not ${file}`);
        }
      }
    },
  },
  {
    name: 'a file for each language, where queries mean nothing',
    async run(host, build) {
      const { documents, notFound } = build.manifest;
      for (const files of [...Object.values(documents), notFound])
        for (const [language, file] of typeof files === 'string' ? [] : Object.entries(files))
          await assertLanguageFile(host, build, file, `?lang=${language}&x=%20`);
    },
  },
  {
    name: 'the language by query in any spelling',
    async run(host, build) {
      const two = otherLanguages.at(-1) ?? mainLanguage;
      const queries = queriesFor(otherLanguage ?? mainLanguage, two);
      for (const [path, files] of documentsOf(build.manifest).pages.slice(0, 2)) {
        for (const [query, asked] of queries) {
          const language = served(host, build, asked ?? build.manifest.defaultLanguage);
          const answer = await ask(host.origin, path + query);
          assert.equal(answer.status, 200, path + query);
          const isRight = answer.body.equals(contentOf(build, inLanguage(files, language)));
          assert.ok(isRight, `${path}${query} is not in ${language}`);
        }
      }
    },
  },
  {
    name: 'the showcases',
    async run(host, build) {
      const { showcases } = documentsOf(build.manifest);
      const wanted = showcasesOfSite.map((slug) => `/showcase/${slug}/`);
      assert.deepEqual(showcases.map(([path]) => path).sort(), wanted.sort());
      for (const [path, file] of showcases) {
        for (const query of ['', `?lang=${mainLanguage}`]) {
          const answer = await ask(host.origin, path + query);
          assert.equal(answer.status, 200, path);
          assert.match(answer.headers['content-type'] ?? '', html, path);
          assert.ok(answer.body.equals(contentOf(build, file)), path);
        }
      }
    },
  },
  {
    name: 'the headers of documents',
    async run(host, build) {
      const { manifest } = build;
      const { pages, showcases } = documentsOf(manifest);
      const all: [path: string, language: string, file: string][] = [
        ...pages.flatMap(([path, files]) =>
          manifest.languages.map((code): [string, string, string] => [
            path,
            code,
            inLanguage(files, served(host, build, code)),
          ]),
        ),
        ...showcases.map(([path, file]): [string, string, string] => [path, mainLanguage, file]),
      ];
      for (const [path, language, file] of all) {
        const answer = await ask(host.origin, `${path}?lang=${language}`);
        const wanted = headersFor(manifest, file);
        assert.ok(Object.keys(wanted).length >= 6);
        if (host.promises.headers === 'everything') {
          assertHeaders(answer.headers, { ...wanted, 'Cache-Control': 'no-cache' }, file);
        } else {
          assertHeadersOfFile(await headersByFile(host, path, answer), wanted, path);
        }
      }
    },
  },
  {
    name: 'addresses that lead nowhere',
    async run(host, build) {
      const { manifest } = build;
      const nowhere = ['/nothing', '/contact/more', '/assets', '/constructor', '/Contact', '/.env'];
      // An encoded slash is part of a name; plain folders take it for a slash.
      if (host.promises.oneAddress) nowhere.push('/showcase%2fbakery/', '/contact%2F');
      for (const path of nowhere) {
        for (const language of manifest.languages) {
          const where = `${path} in ${language}`;
          const answer = await ask(host.origin, `${path}?lang=${language}`);
          assert.equal(answer.status, 404, where);
          if (host.promises.notFound === 'bare') continue;
          const code =
            host.promises.notFound === 'in the language' ? language : manifest.defaultLanguage;
          const file = inLanguage(manifest.notFound, code);
          assert.match(answer.headers['content-type'] ?? '', html, where);
          assert.ok(answer.body.equals(contentOf(build, file)), where);
          if (host.promises.headers !== 'everything') continue;
          const wanted = { ...headersFor(manifest, file), 'Cache-Control': 'no-cache' };
          assertHeaders(answer.headers, wanted, where);
        }
      }
    },
  },
  {
    name: 'one address for each document',
    async run(host, build) {
      const { pages, showcases } = documentsOf(build.manifest);
      const twins = [
        ...pages.filter(([path]) => path !== '/').map(([path]) => [`${path}/`, path]),
        ...pages.filter(([path]) => path !== '/').map(([path]) => [`${path}///`, path]),
        ...showcases.map(([path]) => [path.slice(0, -1), path]),
        ...showcases.map(([path]) => [`${path}/`, path]),
      ];
      for (const [twin = '', path = ''] of twins) {
        for (const query of ['', `?lang=${mainLanguage}&x=%20`]) {
          const answer = await ask(host.origin, twin + query);
          if (host.promises.oneAddress) {
            assert.equal(answer.status, 308, twin);
            assert.equal(answer.headers.location, path + query, twin);
            assert.equal(answer.headers['cache-control'], 'no-cache', twin);
          } else assert.ok([200, 301, 302, 307, 308, 404].includes(answer.status), twin);
        }
      }
      const files = [...build.files.keys()].filter((file) => file.endsWith('.html'));
      const hidden = [...files, ...files.map((file) => `${file}.gz`), '_headers', 'robots.txt/'];
      for (const file of hidden) {
        const { status, body } = await ask(host.origin, `/${file}`);
        if (host.promises.oneAddress) assert.equal(status, 404, file);
        // A plain folder may be seen as it is: the copy of a document, and nothing else.
        else if (status === 200 && file.endsWith('.html'))
          assert.ok(body.equals(contentOf(build, file)), file);
      }
    },
  },
];
