import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Site } from '../../server/http/built-site.ts';
import { forAll } from '../../tests/generated.ts';
import { smallSite } from '../../tests/relay/small-site.ts';
import { headersFile } from './headers-file.ts';

/** Parses the rules as a host does. */
function rulesOf(site: Site) {
  const rules = headersFile(site)
    .split(/^(?=\/)/m)
    .map((rule): [string, Record<string, string>] => {
      const [address = '', ...lines] = rule.trimEnd().split('\n');
      const pairs = lines.map((line) => {
        const [name = '', ...value] = line.trim().split(': ');
        return [name, value.join(': ')];
      });
      return [address, Object.fromEntries(pairs)];
    });
  return Object.fromEntries(rules);
}

const feed = { bytes: Buffer.from('<feed/>'), encoded: {}, hash: 'feed' };

const matches = (pattern: string, address: string) =>
  pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : pattern === address;

/** The policy of the one rule that an address has besides that for all. */
function policyAt(address: string) {
  const found = Object.entries(rulesOf(smallSite())).filter(
    ([pattern]) => pattern !== '/*' && matches(pattern, address),
  );
  expect(found.length, address).toBe(1);
  return found[0]?.[1]['Content-Security-Policy'];
}

test('the address of a document has the policy of the file served there', () => {
  expect(policyAt('/')).toBe("default-src 'self'");
  expect(policyAt('/contact')).toBe("default-src 'none'");
  expect(policyAt('/showcase/music-player/')).toBe("default-src 'none'");
});

test('the file of a language has its own policy, with and without its extension', () => {
  expect(policyAt('/index.html')).toBe("default-src 'self'");
  expect(policyAt('/index.es.html')).toBe("default-src 'none'");
  expect(policyAt('/contact.html')).toBe("default-src 'none'");
  for (const address of ['/contact.es.html', '/contact.es'])
    expect(policyAt(address), address).toBe("style-src 'sha256-reply'");
  for (const address of ['/contact.en', '/404.en.html', '/404.en'])
    expect(policyAt(address), address).toBe("default-src 'none'");
});

test('headers that differ by file are set by file only, all others under /*', () => {
  const rules = rulesOf(smallSite());
  expect(rules['/*']).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
  });
  expect(rules['/contact.es']).not.toHaveProperty('X-Content-Type-Options');
});

test('where a page may be framed, no rule forbids it there, and every other document does itself', () => {
  const site = smallSite();
  const policy = 'Content-Security-Policy';
  const headers = {
    '*': { [policy]: "default-src 'none'; frame-ancestors 'none'" },
    'showcase/music-player/index.html': { [policy]: "default-src 'none'" },
  };
  const { '/*': all, ...others } = rulesOf({ ...site, manifest: { ...site.manifest, headers } });
  expect(all?.[policy]).toBe("base-uri 'none'; object-src 'none'");
  const framed = Object.entries(others).filter(
    ([, own]) => own[policy] && !own[policy].includes('frame-ancestors'),
  );
  const forms = ['', 'index.html', 'index'].map((name) => `/showcase/music-player/${name}`);
  expect(framed.map(([address]) => address)).toEqual(forms);
});

test('a file that browsers or readers of feeds require a media type for has it', () => {
  const site = smallSite();
  const files = new Map(site.files);
  files.set('pages.speculationrules', { bytes: Buffer.from('{}'), encoded: {}, hash: 'rules' });
  const rules = rulesOf({ ...site, files });
  const type = { 'Content-Type': 'application/speculationrules+json' };
  expect(rules['/pages.speculationrules']).toEqual(type);
  expect(rulesOf(site)).not.toHaveProperty('/pages.speculationrules');
  files.set('notes/feed.pt.xml', feed);
  const readable = { 'Access-Control-Allow-Origin': '*' };
  const headers = { ...site.manifest.headers, 'notes/feed.pt.xml': readable };
  const manifest = { ...site.manifest, headers };
  expect(rulesOf({ manifest, files })['/notes/feed.pt.xml']).toEqual({
    'Content-Type': 'application/atom+xml; charset=utf-8',
    ...readable,
  });
});

test('documents of a folder with the same headers have one rule, also beside feeds', () => {
  const site = smallSite();
  const documents = { ...site.manifest.documents };
  for (const name of ['one', 'two'])
    documents[`/notes/${name}`] = { en: `notes/${name}.html`, es: `notes/${name}.es.html` };
  const files = new Map(site.files).set('notes/feed.en.xml', feed);
  const rulesWith = (own: Site['manifest']['headers']) => {
    const headers = { ...site.manifest.headers, ...own };
    const rules = rulesOf({ files, manifest: { ...site.manifest, documents, headers } });
    return Object.keys(rules).filter((it) => it.startsWith('/notes/') && !it.includes('feed'));
  };
  expect(rulesWith({})).toEqual(['/notes/*']);
  const other = { 'notes/two.html': { 'Content-Security-Policy': "script-src 'self'" } };
  expect(rulesWith(other)).toEqual(expect.arrayContaining(['/notes/one.*', '/notes/two.html']));
});

/** A site with so many pages that are in no folder. */
function siteOf(pages: number): Site {
  const site = smallSite();
  const names = Array.from({ length: pages }, (_, index) => `page-${index}`);
  const own = names.map((name) => [`/${name}`, { pt: `${name}.html`, en: `${name}.en.html` }]);
  const documents = { ...site.manifest.documents, ...Object.fromEntries(own) };
  return { ...site, manifest: { ...site.manifest, documents } };
}

test('more rules than Cloudflare reads end the build with a sentence', () => {
  const usual = Object.keys(rulesOf(smallSite())).length;
  const most = Math.floor((100 - usual) / 2);
  expect(Object.keys(rulesOf(siteOf(most))).length).toBeGreaterThan(98);
  expect(() => rulesOf(siteOf(most + 1))).toThrow(
    /_headers would have 10[12] rules, and Cloudflare reads 100/,
  );
});

/** A document of a page in a folder, or of a folder that is itself a page, in three languages. */
const documentIn = (folders: string[], name: string) => {
  const folder = folders.map((each) => `${each}/`).join('');
  const file = `${folder}${name || 'index'}`;
  const files = { pt: `${file}.html`, en: `${file}.en.html`, es: `${file}.es.html` };
  return { address: `/${folder}${name}`, files };
};

const anyDocument = fc
  .tuple(
    fc.array(fc.constantFrom('showcase', 'notes', 'frame'), { minLength: 1, maxLength: 3 }),
    fc.constantFrom('', 'one', 'two'),
  )
  .map(([folders, name]) => documentIn(folders, name));

test('whatever folders there are, one rule besides that for all gives each document its policy', async () => {
  const policy = 'Content-Security-Policy';
  const site = smallSite();
  const many = fc.array(fc.tuple(anyDocument, fc.constantFrom("img-src 'self'", undefined)), {
    minLength: 1,
    maxLength: 8,
  });
  await forAll(300, many, fc.array(anyDocument, { maxLength: 2 }), (pages, withPictures) => {
    const documents: Site['manifest']['documents'] = {};
    const headers: Site['manifest']['headers'] = { ...site.manifest.headers };
    const files = new Map(site.files);
    const file = { bytes: Buffer.from(''), encoded: {}, hash: '' };
    for (const [{ address, files: own }, value] of pages) {
      documents[address] = own;
      for (const each of Object.values(own)) {
        files.set(each, file);
        if (value) headers[each] = { [policy]: value };
        else delete headers[each];
      }
    }
    for (const { files: own } of withPictures) files.set(`${own.pt}.jpg`, file);
    const all = rulesOf({ files, manifest: { ...site.manifest, documents, headers } });
    const rules = Object.entries(all).filter(([at, own]) => at !== '/*' && own[policy]);
    const matching = (address: string) => rules.filter(([pattern]) => matches(pattern, address));
    for (const [address, own] of Object.entries(documents)) {
      if (typeof own === 'string') throw new Error('not made here');
      for (const [at, from] of [
        [address, own.pt ?? ''],
        ...Object.values(own).map((each) => [`/${each}`, each]),
      ] as const) {
        const wanted = headers[from]?.[policy] ?? headers['*']?.[policy];
        expect(matching(at).map(([, values]) => values[policy])).toEqual([wanted]);
      }
    }
  });
});
