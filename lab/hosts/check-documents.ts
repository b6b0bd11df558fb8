/** Documents, their languages and headers, and unknown addresses. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentsOf, headersFor } from '../../server/doctor/visit.ts';
import { type Answer, ask } from '../../tests/ask.ts';
import { mainLanguage } from '../../tests/languages.ts';
import { type Check, contentOf, folders, type Scene, servers } from './host.ts';

/** The answer is this file, as HTML, with the headers that the build wants; a plain folder sends none. */
function assertIsDocument({ build, kind }: Scene, answer: Answer, file: string) {
  assert.equal(answer.status, 200, file);
  // Each document names its encoding, so the host need not.
  assert.match(answer.headers['content-type'] ?? '', /^text\/html(; ?charset=utf-8)?$/i, file);
  assert.ok(answer.body.equals(contentOf(build, file)), `${file} came otherwise`);
  if (kind !== 'folder with headers') return;
  const wanted = headersFor(build, file);
  assert.ok(wanted.length >= 6);
  for (const [name, value] of wanted) {
    const found = String(answer.headers[name.toLowerCase()]);
    // Two policies joined by a comma both hold.
    assert.ok([found, ...found.split(', ')].includes(value), `${name} of ${file} is ${found}`);
  }
}

/** An alias of an article in one language, and a redirect of the settings, as a manifest has them. */
const redirects = {
  '/2019/05/orçamento.html': { to: '/contact', language: mainLanguage },
  '/old': { to: '/contact#footer-contact' },
};

/** @param folder - of a build */
export function giveOldAddresses(folder: string): void {
  const file = join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify({ ...manifest, redirects }));
}

export const documentChecks: Check[] = [
  {
    name: 'every document is at its address in the default language',
    on: folders,
    async run(scene) {
      const { host, build } = scene;
      for (const { path, language, file } of documentsOf(build))
        if (language === build.manifest.defaultLanguage)
          assertIsDocument(scene, await ask(host.origin, path), file);
    },
  },
  {
    name: 'every language has its own files, with or without the ending',
    on: folders,
    async run(scene) {
      const { host, build } = scene;
      for (const { file } of documentsOf(build)) {
        // A demonstration's index has the address of its folder.
        if (file.endsWith('/index.html')) continue;
        const query = `?lang=${mainLanguage}&x=%20`;
        const { headers } = await ask(host.origin, `/${file}${query}`);
        const led = new URL(headers.location ?? `/${file}${query}`, host.origin);
        const bare = `/${file.replace(/\.html$/, '')}`;
        const known = [`/${file}`, bare, bare.replace(/\/index$/, '/')];
        assert.ok(known.includes(led.pathname) && led.search === query, `${file} leads to ${led}`);
        assertIsDocument(scene, await ask(host.origin, led.pathname + led.search), file);
      }
    },
  },
  {
    name: 'an unknown address is answered with 404 and the error page',
    async run({ host, kind, build }) {
      const { notFound, defaultLanguage } = build.manifest;
      const paths = ['/nothing', '/contact/more', '/constructor'];
      // A firewall refuses it.
      if (kind !== 'apache firewall') paths.push('/.env');
      for (const path of paths) {
        const answer = await ask(host.origin, path);
        assert.equal(answer.status, 404, path);
        const page = contentOf(build, notFound[defaultLanguage] ?? '');
        if (kind !== 'folder') assert.ok(answer.body.equals(page), path);
      }
    },
  },
  {
    name: 'a document has one address, and one with another slash redirects there',
    on: servers,
    async run({ host, build }) {
      const query = `?lang=${mainLanguage}&x=%20`;
      for (const { path, file } of documentsOf(build)) {
        assert.equal((await ask(host.origin, `/${file}`)).status, 404, file);
        if (path === '/') continue;
        const twin = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
        const { status, headers } = await ask(host.origin, twin + query);
        assert.deepEqual([status, headers.location], [308, path + query]);
        assert.equal(headers['cache-control'], 'no-cache', twin);
      }
    },
  },
  {
    name: 'an old address leads on, with its query and the language of its page',
    on: ['node', 'nginx'],
    async run({ host }) {
      const leads = {
        '/2019/05/or%C3%A7amento.html': `/contact?lang=${mainLanguage}`,
        '/2019/05/orc%CC%A7amento.html/?lang=es&x=%20': '/contact?lang=es&x=+',
        '/old?lang=en': '/contact?lang=en#footer-contact',
      };
      for (const [path, to] of Object.entries(leads)) {
        const { status, headers } = await ask(host.origin, path);
        assert.deepEqual([status, headers.location], [308, to], path);
      }
    },
  },
];
