/** Pages and files: what came against what was built. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Site } from '../http/built-site.ts';
import { contentType } from '../http/content-type.ts';
import { cacheControl } from '../http/pages.ts';
import type { Answer } from './ask.ts';
import {
  bytesOf,
  type DoctorCheck,
  documentsOf,
  type Fault,
  headersFor,
  type Visit,
} from './visit.ts';

const decoders = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes: Buffer) => bytes,
} as const;
type AnyEncoding = keyof typeof decoders;
const encodings = Object.keys(decoders) as AnyEncoding[];

function decode(body: Buffer, encoding: AnyEncoding): Buffer | undefined {
  try {
    return decoders[encoding](body);
  } catch {
    return undefined;
  }
}

/** The names of the compressions that an answer has. */
const encodingsOf = ({ headers }: Answer) =>
  (headers['content-encoding'] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** What hides addresses, and what loads scripts in its own way. */
const rewrittenMail = /email-protection|__cf_email__|data-cfemail/;
const rewrittenScript =
  /rocket-loader|cdn-cgi\/(scripts|challenge)|beacon\.min\.js|type="[0-9a-f]+-text\/javascript"/;
const scripts = (text: string) => text.split('<script').length;

function contentFault(site: Site, file: string, body: Buffer): Pick<Fault, 'kind' | 'found'> {
  const text = body.toString();
  const wanted = bytesOf(site, file).toString();
  const [other] = [...site.files].find(([, { bytes }]) => body.equals(bytes)) ?? [];
  if (other) return { kind: 'other-language', found: `it is ${other}` };
  if (rewrittenMail.test(text) && !rewrittenMail.test(wanted))
    return { kind: 'mail-rewritten', found: text.match(rewrittenMail)?.[0] ?? '' };
  if (rewrittenScript.test(text) || scripts(text) > scripts(wanted))
    return { kind: 'script-rewritten', found: `${scripts(text) - 1} scripts` };
  let at = 0;
  while (at < text.length && text[at] === wanted[at]) at += 1;
  return { kind: 'other-build', found: `other from letter ${at + 1} on` };
}

/** @param asked - the compression that the request allowed */
function bodyFault(site: Site, file: string, asked: AnyEncoding, answer: Answer) {
  const named = encodingsOf(answer);
  const wanted = bytesOf(site, file);
  const { encoded } = site.files.get(file) ?? { encoded: {} };
  const found = named.join(', ') || 'no compression';
  if (named.length > 1) return { kind: 'compressed-twice' as const, found };
  const name = (named[0] ?? 'identity') as AnyEncoding;
  const body = name in decoders ? decode(answer.body, name) : undefined;
  if (!body?.equals(wanted)) {
    // Bytes that are compressed once more, or otherwise than they say.
    const again = encodings.some(
      (each) => body && each !== 'identity' && decode(body, each)?.equals(wanted),
    );
    if (again && name !== 'identity') return { kind: 'compressed-twice' as const, found };
    if (again || !body) return { kind: 'unasked-encoding' as const, found };
    return contentFault(site, file, body);
  }
  if (name === asked) return undefined;
  if (name !== 'identity' && !(name in encoded && asked === 'br' && !('br' in encoded)))
    return {
      kind: asked === 'br' ? ('brotli-lost' as const) : ('unasked-encoding' as const),
      found,
    };
  const isSmaller = asked !== 'identity' && asked in encoded;
  return isSmaller ? { kind: 'not-compressed' as const, found } : undefined;
}

/** Those that the build wants, whatever the answer is. */
export function headerFaults(
  site: Site,
  file: string,
  answer: Answer,
): Pick<Fault, 'kind' | 'found'>[] {
  const { headers, doubled } = answer;
  const faults: Pick<Fault, 'kind' | 'found'>[] = doubled
    .filter((name) => name !== 'via' && name !== 'set-cookie')
    .map((name) => ({ kind: 'header-doubled', found: name }));
  const wanted = [...headersFor(site, file), ['Content-Type', contentType(file)] as const];
  for (const [name, value] of wanted) {
    const came = headers[name.toLowerCase()];
    if (came === undefined) faults.push({ kind: 'header-lost', found: name });
    // Two that were joined by a comma.
    else if (came === `${value}, ${value}`) faults.push({ kind: 'header-doubled', found: name });
    else if (came !== value && !doubled.includes(name.toLowerCase()))
      faults.push({ kind: 'header-changed', found: `${name}: ${came}` });
  }
  return faults;
}

/** Those that say how long an answer may be kept, and by whom. */
function cachingFaults(site: Site, file: string, answer: Answer): Pick<Fault, 'kind' | 'found'>[] {
  const { headers, doubled } = answer;
  const faults: Pick<Fault, 'kind' | 'found'>[] = [];
  const isVaried = Object.keys(site.files.get(file)?.encoded ?? {}).length > 0;
  if (isVaried && !/accept-encoding/i.test(headers.vary ?? ''))
    faults.push({ kind: 'vary-lost', found: headers.vary ?? 'no Vary' });
  const wantedCaching = cacheControl(file);
  const caching = headers['cache-control'];
  const isPage = file.endsWith('.html');
  if (isPage && Number(headers.age) > 0)
    faults.push({ kind: 'cached', found: `Age: ${headers.age}` });
  else if (caching !== wantedCaching && !doubled.includes('cache-control'))
    faults.push({ kind: 'cached', found: `Cache-Control: ${caching ?? 'missing'}` });
  if (!headers.etag) faults.push({ kind: 'no-304', found: 'no ETag' });
  return faults;
}

/** Everything that is wrong with the answer to a request for a file of the build. */
function judge(
  site: Site,
  file: string,
  asked: AnyEncoding,
  where: string,
  answer: Answer,
): Fault[] {
  const at = (fault: Pick<Fault, 'kind' | 'found'>) => ({
    ...fault,
    where: `${where} as ${asked}`,
  });
  const { status } = answer;
  if (status !== 200) {
    const kind = status === 403 || status === 406 || status === 429 ? 'refused' : 'not-served';
    return [at({ kind, found: String(status) })];
  }
  const fault = bodyFault(site, file, asked, answer);
  // Its headers are right for what came.
  if (fault?.kind === 'other-language') return [at(fault)];
  return [
    ...(fault ? [fault] : []),
    ...headerFaults(site, file, answer),
    ...cachingFaults(site, file, answer),
  ].map(at);
}

const withEncoding = (encoding: string) => ({ headers: { 'Accept-Encoding': encoding } });

async function checkPages({ site, ask }: Visit) {
  const faults: Fault[] = [];
  for (const { path, language, file } of documentsOf(site))
    for (const encoding of encodings) {
      const where = `${path}?lang=${language}`;
      const answer = await ask(where, withEncoding(encoding));
      faults.push(...judge(site, file, encoding, where, answer));
    }
  return faults;
}

async function checkFiles({ site, ask }: Visit) {
  const { notFound } = site.manifest;
  const documents = new Set([
    ...documentsOf(site).map(({ file }) => file),
    ...Object.values(notFound),
  ]);
  const faults: Fault[] = [];
  for (const file of site.files.keys()) {
    if (documents.has(file)) continue;
    const answer = await ask(`/${file}`, withEncoding('br'));
    faults.push(...judge(site, file, 'br', `/${file}`, answer));
  }
  return faults;
}

async function checkRevalidation({ ask }: Visit) {
  const faults: Fault[] = [];
  for (const encoding of encodings) {
    const { headers } = await ask('/', withEncoding(encoding));
    if (!headers.etag) continue;
    const known = { 'Accept-Encoding': encoding, 'If-None-Match': headers.etag };
    const { status } = await ask('/', { headers: known });
    if (status !== 304)
      faults.push({ kind: 'no-304', where: `/ as ${encoding}`, found: String(status) });
  }
  return faults;
}

/** A file that has no compressed form, the largest. */
const largestPlain = ({ files }: Site) =>
  [...files]
    .filter(([, { encoded }]) => Object.keys(encoded).length === 0)
    .sort(([, one], [, other]) => other.bytes.byteLength - one.bytes.byteLength)[0]?.[0];

async function checkRange({ site, ask }: Visit): Promise<Fault[]> {
  const file = largestPlain(site);
  if (!file) return [];
  const wanted = bytesOf(site, file).subarray(100, 200);
  const answer = await ask(`/${file}`, { headers: { Range: 'bytes=100-199' } });
  return answer.status === 206 && answer.body.equals(wanted)
    ? []
    : [{ kind: 'no-range', where: `/${file}`, found: String(answer.status) }];
}

async function checkWrongAddress({ site, ask }: Visit) {
  const { languages, notFound } = site.manifest;
  const faults: Fault[] = [];
  for (const path of ['/nothing', '/contact/nothing'])
    for (const language of languages) {
      const where = `${path}?lang=${language}`;
      const { status, body } = await ask(where, withEncoding('identity'));
      const found = String(status);
      if (status < 400) faults.push({ kind: 'not-found-as-200', where, found });
      else if (status !== 404 || !body.equals(bytesOf(site, notFound[language] ?? '')))
        faults.push({ kind: 'own-error-page', where, found });
    }
  return faults;
}

async function checkOldAddresses({ site, origin, ask }: Visit) {
  const faults: Fault[] = [];
  for (const path of Object.keys(site.manifest.documents)) {
    if (path === '/') continue;
    const where = `${path.endsWith('/') ? path.slice(0, -1) : `${path}/`}?lang=${site.manifest.defaultLanguage}&x=%20`;
    const { status, headers } = await ask(where);
    const led = headers.location ?? '';
    const wanted = `${origin}${path}?lang=${site.manifest.defaultLanguage}&x=%20`;
    if (status !== 308 || !URL.canParse(led, origin) || new URL(led, origin).href !== wanted)
      faults.push({ kind: 'redirect-elsewhere', where, found: `${status} ${led}` });
  }
  return faults;
}

export const pageChecks: readonly DoctorCheck[] = [
  { name: 'every page in each language and encoding, with its headers', run: checkPages },
  { name: 'every file, with its headers', run: checkFiles },
  { name: 'a known page is not sent again', run: checkRevalidation },
  { name: 'parts of a large file', run: checkRange },
  { name: 'wrong addresses', run: checkWrongAddress },
  { name: 'addresses with another slash', run: checkOldAddresses },
];
