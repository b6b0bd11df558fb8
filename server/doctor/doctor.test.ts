/** The doctor behind a small proxy that does one thing wrong: it names that, and nothing else. */
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sendFormPath } from '../../src/contact/contact-message.ts';
import { forAll } from '../../tests/generated.ts';
import { renderContactReply, smallSite } from '../../tests/relay/small-site.ts';
import { createHandler } from '../handler.ts';
import { createPages } from '../http/pages.ts';
import { createLog } from '../log.ts';
import type { Answer, Question } from './ask.ts';
import { certificateFault, leadFault, otherName } from './check-address.ts';
import { sendMarked } from './check-messages.ts';
import { honestTexts } from './honest-texts.ts';
import { type FaultKind, proxiesIn, remedies } from './remedies.ts';
import { checksFor, describeFaults, runCheck } from './report.ts';
import type { Fault, Visit } from './visit.ts';

const origin = 'http://www.studio.example:8080';

type Asked = { path: string; question: Question };

/** A visit of a server that a well-behaved proxy is in front of, but for `change`. */
function visitOf(change: Change = {}) {
  const site = smallSite();
  const kept: string[] = [];
  const handler = createHandler({
    manifest: site.manifest,
    pages: createPages(site),
    settings: { trustProxy: 1, rateLimitMinute: 5, rateLimitHour: 30 },
    renderContactReply,
    async keepMessage({ fields }) {
      kept.push(fields.message ?? '');
      return { id: 'an-id' };
    },
    readiness: async () => ({
      studio: 'Studio',
      outbox: '/outbox',
      waiting: 0,
      waitingSince: null,
      problems: [],
    }),
    now: Date.now,
    log: createLog(() => {}),
  });
  async function server({ path, question: { method = 'GET', headers, body } }: Asked) {
    const request = new Request(origin + path, {
      method,
      headers: { Host: 'www.studio.example:8080', 'X-Forwarded-For': '192.0.2.1', ...headers },
      ...(body !== undefined && { body: body as BodyInit }),
    });
    for (const name of change.hides ?? []) request.headers.delete(name);
    for (const [name, value] of Object.entries(change.replaces ?? {}))
      request.headers.set(name, value);
    const response = await handler(request, { address: '127.0.0.1' });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      doubled: [],
      body: Buffer.from(await response.arrayBuffer()),
    };
  }
  const visit: Visit = {
    origin,
    site,
    async ask(path, question = {}) {
      const asked = { path, question };
      if (change.refuses?.(asked)) return refusal;
      const answer = await server(change.asks?.(asked) ?? asked);
      return change.answers?.(answer, asked) ?? answer;
    },
  };
  return { visit, kept };
}

const refusal: Answer = {
  status: 403,
  headers: { 'content-type': 'text/html' },
  doubled: [],
  body: Buffer.from('<h1>Forbidden</h1>'),
};

type Change = {
  asks?: (asked: Asked) => Asked;
  /** Headers of the request that the server does not get, or gets otherwise. */
  hides?: string[];
  replaces?: Record<string, string>;
  refuses?: (asked: Asked) => boolean;
  answers?: (answer: Answer, asked: Asked) => Answer;
};

type IsMeant = (asked: Asked, answer: Answer) => boolean;

/** Another answer to some questions. */
const answering = (isMeant: IsMeant, change: (answer: Answer) => Answer): Change => ({
  answers: (answer, asked) => (isMeant(asked, answer) ? change(answer) : answer),
});
/** Other headers in some answers. */
const answeringWith = (isMeant: IsMeant, headers: Record<string, string | undefined>) =>
  answering(isMeant, (answer) => ({
    ...answer,
    headers: Object.fromEntries(
      Object.entries({ ...answer.headers, ...headers }).filter(([, value]) => value !== undefined),
    ) as Answer['headers'],
  }));
/** Another body in some answers, and the encoding that it says it has. */
const answeringAs = (isMeant: IsMeant, make: (body: Buffer) => Buffer, encoding?: string) =>
  answering(isMeant, (answer) => ({
    ...answer,
    headers: { ...answer.headers, ...(encoding && { 'content-encoding': encoding }) },
    body: make(Buffer.from(answer.body)),
  }));
const asking = (isMeant: (asked: Asked) => boolean, path: string): Change => ({
  asks: (asked) => (isMeant(asked) ? { ...asked, path } : asked),
});

const always = () => true;
const isForm = ({ path }: Asked) => path.includes('send-form');
const isPost = ({ question }: Asked) => question.method === 'POST';
const at = (begin: string) => (asked: Asked) => asked.path.startsWith(begin);
const has = (status: number) => (asked: Asked, answer: Answer) =>
  answer.status === status && (status !== 400 || isForm(asked));
const isPage: IsMeant = (asked, { status, headers }) =>
  status === 200 && !isPost(asked) && /html/.test(headers['content-type'] ?? '');
const isIn =
  (encoding?: string): IsMeant =>
  (asked, answer) =>
    isPage(asked, answer) && answer.headers['content-encoding'] === encoding;
const inText = (before: string, after: string) =>
  answeringAs(isIn(), (body) => Buffer.from(body.toString().replace(before, after)));
const ownPage = (title: string) => () => Buffer.from(`<h1>${title}</h1>`);
const isRedirect: IsMeant = (_, { headers }) => headers.location !== undefined;
const redirecting = (change: (location: string) => string) =>
  answering(isRedirect, (answer) => ({
    ...answer,
    headers: { ...answer.headers, location: change(answer.headers.location ?? '') },
  }));
const accepts = ({ question }: Asked, encoding: string) =>
  question.headers?.['Accept-Encoding'] === encoding;
const bodyHas = ({ question: { body } }: Asked, text: string) =>
  Buffer.from(body ?? '').includes(text);
const policy = 'content-security-policy';
const noSniff = 'x-content-type-options';

/** What was seen in front of the server, and what else owners switch on, under the kind that must be named. */
const changes: Partial<Record<FaultKind, Record<string, Change>>> = {
  refused: {
    'a firewall that meets a pattern in Brotli': {
      refuses: (asked) => at('/contact?')(asked) && accepts(asked, 'br'),
    },
    'a firewall that takes an address for an attack': { refuses: at('/robots.txt') },
  },
  'text-refused': {
    'a firewall that reads messages': { refuses: (asked) => bodyHas(asked, '/var/log') },
    'a firewall that reads forms only': {
      refuses: (asked) => isForm(asked) && bodyHas(asked, 'iframe'),
    },
    'a firewall that counts messages': answering(isPost, () => ({ ...refusal, status: 429 })),
  },
  'answered-between': Object.fromEntries(
    [500, 502, 503, 504, 200].map((status) => [
      `something that answers messages with ${status}`,
      answering(isPost, () => ({ ...refusal, status })),
    ]),
  ),
  'length-refused': Object.fromEntries(
    [8_000, 65_536].map((limit) => [
      `a limit of ${limit} bytes`,
      answering(
        ({ question }) => Buffer.byteLength(question.body ?? '') > limit,
        () => ({ ...refusal, status: 413 }),
      ),
    ]),
  ),
  'header-lost': {
    'a hidden word on the message': answeringWith(always, { 'message-outcome': undefined }),
    'a lost policy': answeringWith(always, { [policy]: undefined }),
  },
  'header-changed': {
    'a policy of its own': answeringWith(always, { [policy]: 'upgrade-insecure-requests' }),
    'another media type': answeringWith(at('/favicon.svg'), { 'content-type': 'text/plain' }),
  },
  'header-doubled': {
    'a header of its own beside that of the server': answering(always, (answer) => ({
      ...answer,
      doubled: [noSniff],
    })),
    'two headers in one': answeringWith(always, { [noSniff]: 'nosniff, nosniff' }),
  },
  'own-error-page': {
    'a page of its own for forms with mistakes': answeringAs(has(400), ownPage('Bad Request')),
    'an error page of its own': answeringAs(has(404), ownPage('Not Found')),
  },
  'other-language': {
    'forms whose query is lost': asking(isForm, sendFormPath),
    'a cache without the query': asking(at('/contact?'), '/contact'),
  },
  cached: {
    'a cache of answers to forms': answeringWith(isForm, { 'cache-control': 'max-age=60' }),
    'a cache of pages': answeringWith(isPage, { age: '61' }),
    'a longer time for pages': answeringWith(isPage, { 'cache-control': 'max-age=14400' }),
    'no time for files with a hash': answeringWith(at('/assets/'), { 'cache-control': 'no-cache' }),
  },
  'not-served': { 'pages in a folder that is not there': asking(at('/tool/?'), '/gone') },
  'other-build': { 'an older build': inText('<p>contact</p>', '<p>older</p>') },
  'mail-rewritten': {
    'hidden mail addresses': inText(
      '<p>',
      '<a href="/cdn-cgi/l/email-protection">[email protected]</a><p>',
    ),
  },
  'script-rewritten': {
    'an added script': inText(
      '<p>',
      '<script src="https://static.example/beacon.min.js"></script><p>',
    ),
  },
  'compressed-twice': {
    'gzip over Brotli': answeringAs(isIn('br'), gzipSync, 'br, gzip'),
    'gzip over gzip, named once': answeringAs(isIn('gzip'), gzipSync),
  },
  'not-compressed': { 'no Accept-Encoding': { hides: ['Accept-Encoding'] } },
  'brotli-lost': {
    'Brotli made to gzip': {
      asks: (asked) => {
        const headers = { ...asked.question.headers, 'Accept-Encoding': 'gzip' };
        return accepts(asked, 'br')
          ? { ...asked, question: { ...asked.question, headers } }
          : asked;
      },
    },
  },
  'unasked-encoding': {
    'an encoding that is not named': answeringWith(isPage, { 'content-encoding': undefined }),
    'unpacked, with the name of the encoding': answeringAs(isIn('gzip'), gunzipSync),
    'Brotli for everybody': answeringAs(isIn(), brotliCompressSync, 'br'),
  },
  'vary-lost': { 'no Vary': answeringWith(always, { vary: undefined }) },
  'no-304': {
    'no If-None-Match': { hides: ['If-None-Match'] },
    'no ETag': answeringWith(always, { etag: undefined }),
  },
  'no-range': { 'no Range': { hides: ['Range'] } },
  'not-found-as-200': {
    'every address leads home': asking(({ path }) => path.includes('nothing'), '/'),
  },
  'redirect-elsewhere': {
    'redirects with the inner name': redirecting((to) => `http://127.0.0.1:3000${to}`),
    'redirects that lose the query': redirecting((to) => to.replace(/\?.*/, '')),
  },
  'origin-refused': { 'one line of proxy_pass': { replaces: { Host: '127.0.0.1:3000' } } },
  'visitors-as-one': { 'no address of the visitor': { hides: ['X-Forwarded-For'] } },
};
const cases = Object.entries(changes).flatMap(([kind, all]) =>
  Object.entries(all).map(([name, change]) => [name, kind as FaultKind, change] as const),
);

async function examine(change?: Change) {
  const { visit, kept } = visitOf(change);
  const faults: Fault[] = [];
  for (const check of checksFor(visit)) faults.push(...(await runCheck(check, visit)));
  return { faults, kept };
}

const kindsOf = (faults: readonly Fault[]) => [...new Set(faults.map(({ kind }) => kind))];

test('a proxy that leaves all as it is gives no fault, and the checks no message', async () => {
  expect(await examine()).toEqual({ faults: [], kept: [] });
});

test('what proxies add in good faith is no fault', async () => {
  const change = answering(always, (answer) => ({
    ...answer,
    doubled: ['via', 'set-cookie'],
    // Files may be kept.
    headers: {
      ...answer.headers,
      ...(!/html/.test(`${answer.headers['content-type']}`) && { age: '60' }),
    },
  }));
  expect((await examine(change)).faults).toEqual([]);
});

test('only an address that has one is asked for its other name, and only an own server for messages', () => {
  const { visit } = visitOf();
  const namesFor = (address: string, publicKey?: string) => {
    const mail = { ...visit.site.manifest.mail, ...(publicKey && { publicKey }) };
    const site = { ...visit.site, manifest: { ...visit.site.manifest, mail } };
    return checksFor({ ...visit, origin: address, site })
      .map(({ name }) => name)
      .join('\n');
  };
  expect(namesFor('https://www.studio.example')).toMatch(/www[\s\S]*honest messages/);
  expect(namesFor('https://www.studio.example:8443')).not.toContain('www');
  expect(namesFor('https://www.studio.example', 'a-provider')).not.toContain('message');
});

test.each(cases)('%s: %s', async (_, kind, change) => {
  const { faults, kept } = await examine(change);
  expect(kindsOf(faults), JSON.stringify(faults)).toEqual([kind]);
  expect(kept).toEqual([]);
  const [text = ''] = describeFaults(faults, []);
  expect(text).toContain(remedies[kind].says);
  expect(text).toContain(remedies[kind].advice.split('\n')[0] ?? '');
});

test('of two faults in different places both are named', async () => {
  const pair = fc.tuple(fc.constantFrom(...apart), fc.constantFrom(...apart));
  await forAll(20, pair, async ([[, kind, one], [, other, two]]) => {
    const { faults } = await examine({
      hides: [...(one.hides ?? []), ...(two.hides ?? [])],
      refuses: (asked) => [one, two].some(({ refuses }) => refuses?.(asked)),
      answers: (answer, asked) =>
        [one, two].reduce((each, { answers }) => answers?.(each, asked) ?? each, answer),
    });
    expect(new Set(kindsOf(faults))).toEqual(new Set([kind, other]));
  });
});

/** Those that do not hide each other. */
const kindsApart =
  'text-refused vary-lost no-range own-error-page redirect-elsewhere visitors-as-one cached';
const apart = cases.filter(([, kind]) => kindsApart.split(' ').includes(kind));

test('a server that does not answer is a fault of its own', async () => {
  const { visit } = visitOf();
  const away = { ...visit, ask: () => Promise.reject(new Error('connect ECONNREFUSED')) };
  const checks = checksFor(away, false);
  expect(checks).toHaveLength(1);
  for (const check of checks) expect(kindsOf(await runCheck(check, away))).toEqual(['no-answer']);
  // The certificate may be why.
  const secure = { ...away, origin: 'https://www.studio.example' };
  expect(checksFor(secure, false).map(({ name }) => name)).toContain('the certificate');
});

test('one message has a mark, and is kept once', async () => {
  const { visit, kept } = visitOf();
  const { mark, faults } = await sendMarked(visit);
  expect(faults).toEqual([]);
  expect(kept).toEqual([expect.stringContaining(mark)]);
  const refused = visitOf({ refuses: () => true });
  expect(kindsOf((await sendMarked(refused.visit)).faults)).toEqual(['message-failed']);
});

test('every honest text fits the form', () => {
  for (const text of honestTexts) expect(text.length).toBeLessThan(5_000);
});

test('a certificate is named two weeks before its end', () => {
  const now = Date.parse('2026-11-29T00:00:00Z');
  const on = (until: string) => certificateFault('https://www.studio.example', until, now).length;
  expect([on('Dec 12 00:00:00 2026 GMT'), on('Dec 14 00:00:00 2026 GMT')]).toEqual([1, 0]);
  expect(on('Nov 28 00:00:00 2026 GMT')).toBe(1);
});

test.each([
  [308, 'https://www.studio.example/contact?x=%20', true],
  [301, 'https://www.studio.example/contact?x=%20', true],
  [302, 'https://www.studio.example/contact?x=%20', false],
  [308, 'https://www.studio.example/', false],
  [308, '/contact?x=%20', false],
  [200, undefined, false],
])('an address without TLS that answers %s %s is right: %s', (status, location, isRight) => {
  const wanted = 'https://www.studio.example/contact?x=%20';
  const where = 'http://www.studio.example/contact?x=%20';
  const answer = { status, headers: location ? { location } : {} };
  expect(leadFault('http-open', where, wanted, answer).length === 0).toBe(isRight);
});

test('a name with www has one without, and the other way round', () => {
  expect(otherName('www.studio.example')).toBe('studio.example');
  expect(otherName('studio.example')).toBe('www.studio.example');
});

test('the line is that of the proxy that names itself, and of all where none does', () => {
  const faults: Fault[] = [{ kind: 'origin-refused', where: '/', found: '403' }];
  const [named = ''] = describeFaults(faults, proxiesIn({ server: 'Apache/2.4.71 (Debian)' }));
  expect(named).toContain('ProxyPreserveHost On');
  expect(named).not.toContain('accel vhost');
  const [many = ''] = describeFaults(Array(5).fill(faults[0]), []);
  expect([many.match(/ {2}\/: 403/g)?.length, many.includes('and 2 more')]).toEqual([3, true]);
  const [unnamed = ''] = describeFaults(faults, proxiesIn({}));
  expect(unnamed).toContain('accel vhost');
  expect(proxiesIn({ via: '1.1 varnish (Varnish/7.1)', server: 'cloudflare' })).toEqual([
    'cloudflare',
    'varnish',
  ]);
});
