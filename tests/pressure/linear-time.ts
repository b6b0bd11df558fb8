/** The work on a request grows at most linearly: twice the size may take twice the time. */
import { createHandler } from '../../server/handler.ts';
import { createPages } from '../../server/http/pages.ts';
import { createLog } from '../../server/log.ts';
import { mailOf } from '../../server/mail/mail.ts';
import { composeMime } from '../../server/mail/mime.ts';
import { parseStored, storedMessage } from '../../server/mail/stored-message.ts';
import { isAllowedOrigin } from '../../server/security/allowed-origin.ts';
import { clientAddress, clientKey } from '../../server/security/client-key.ts';
import { fieldProblem, ownMailIds, sendFormPath, sendPath } from '../../src/contact-message.ts';
import { renderContactReply, smallSite } from '../relay/small-site.ts';

/** The maximum that Node reads of the request line and headers, and the relay of a body, in bytes. */
const longestHead = 16_000;
const longestBody = 64_000;
/** In ms. Shorter times delay nobody, and the clock is too coarse to compare them. */
const harmless = 4;

const site = smallSite();
const pages = createPages(site);
const identity = { name: 'Studio', from: 'site@studio.example', to: 'ola@studio.example' };
const handle = createHandler({
  manifest: site.manifest,
  pages,
  settings: { trustProxy: 1, rateLimitMinute: 0, rateLimitHour: 0 },
  renderContactReply,
  keepMessage: async (message) => {
    await composeMime(mailOf(storedMessage(message), identity));
    return { id: 'id' };
  },
  now: Date.now,
  log: createLog(() => {}),
});

const ask = (path: string, init?: RequestInit) =>
  handle(new Request(`http://localhost${path}`, init), { address: '192.0.2.1' });
const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  ask(path, { method: 'POST', headers, body });

async function fastest(work: () => unknown) {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 7; round += 1) {
    const begun = performance.now();
    await work();
    best = Math.min(best, performance.now() - begun);
  }
  return best;
}

async function expectLinear(longest: number, work: (length: number) => unknown) {
  await work(longest);
  let half = Number.POSITIVE_INFINITY;
  let whole = Number.POSITIVE_INFINITY;
  // Quadratic work takes four times as long. Other causes of a slow run do not occur every time.
  const isLinear = () => whole < Math.max(harmless, half * 2.7);
  for (let attempt = 0; attempt < 4 && !isLinear(); attempt += 1) {
    half = Math.min(half, await fastest(() => work(longest / 2)));
    whole = Math.min(whole, await fastest(() => work(longest)));
  }
  if (!isLinear())
    throw new Error(`${whole.toFixed(1)} ms, and ${half.toFixed(1)} ms for half of it`);
}

type Work = {
  what: string;
  /** In bytes; half of it is measured too. */
  longest: number;
  /** The repeated text. */
  pieces: string[];
  work: (text: string) => unknown;
};

const works: Work[] = [
  {
    what: 'a target',
    longest: longestHead,
    pieces: ['/', '/a', '/.a', '%2f', '%20', '%', 'a', '//x', '%5c'],
    work: (text) =>
      pages.answerKnown(new Request(`http://localhost/${text}/x`)) ?? ask(`/${text}/x`),
  },
  {
    what: 'a query',
    longest: longestHead,
    pieces: ['lang=en&', '&', 'a=%20&', '?', '%'],
    work: (text) => ask(`/?${text}x`),
  },
  ...Object.entries({
    'Accept-Encoding': ['br;q=1,', ';q', 'q= '],
    'If-None-Match': ['"x",', 'W/'],
    'If-Range': ['"'],
    Range: ['bytes=0-1,', '\t'],
    'X-Forwarded-For': ['1.2.3.4,', '"['],
    'X-Forwarded-Host': ['a:80'],
    Origin: ['https://a'],
    Referer: ['https://a/?lang='],
    'Content-Type': ['multipart/form-data;'],
    'Content-Encoding': ['gzip,'],
    Accept: ['text/'],
  }).map(([name, pieces]) => ({
    what: name,
    longest: longestHead,
    pieces,
    work: async (text: string) => {
      const headers = { [name]: `${text}x` };
      await ask('/assets/film-77aa.mp4', { headers });
      for (const path of [sendPath, sendFormPath]) await post(path, '{}', headers);
    },
  })),
  {
    what: 'fields',
    longest: longestBody / 5,
    pieces: ['a', ' ', '\r', '\n', '\\', '=?', '.', '@', '<', 'é', ',', '"', 'a@'],
    work: async (text) => {
      const fields = { name: text, email: text, subject: text, message: `${text}x` };
      const ids = {
        user_id: ownMailIds.publicKey,
        service_id: ownMailIds.serviceId,
        template_id: ownMailIds.templateId,
      };
      const body = JSON.stringify({ ...ids, template_params: { ...fields, time: text } });
      await post(sendPath, body, { 'Content-Type': 'application/json' });
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...ids, ...fields })) form.append(name, value);
      await post(sendFormPath, form);
    },
  },
  {
    what: 'a form',
    longest: longestBody,
    pieces: ['--b\r\n', '\r\n', '-', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'],
    work: (text) =>
      post(sendFormPath, `${text}--b--\r\n`, {
        'Content-Type': 'multipart/form-data; boundary=b',
      }),
  },
  {
    what: 'JSON',
    longest: longestBody,
    pieces: ['[', '{"a":', '"\\u0000', '1e'],
    work: (text) => post(sendPath, text, { 'Content-Type': 'application/json' }),
  },
  {
    what: 'an address, an origin and a stored header',
    longest: longestHead,
    pieces: ['a', '.', '-', 'a.', 'a-', '@', '%', ':', '1.', '['],
    work: (text) => {
      clientKey(clientAddress(text, '::1', 1));
      fieldProblem('email', `a@${text}!`, 4);
      const headers = { Origin: `https://${text}`, Host: text };
      isAllowedOrigin(new Request('http://localhost/', { headers }), 'https://studio.example', 1);
      parseStored('1.R', Buffer.from(`Subject: ${text}\n ${text}\n\nName: ${text}\n\n${text}`));
    },
  },
  {
    what: 'a message written as an e-mail',
    longest: 5_000,
    pieces: ['a', '=?', '? ', '.', '"', 'é', '\\', ',', '<', '@', ' '],
    work: (text) => {
      const line = text.slice(0, text.length / 25);
      const fields = { name: line, email: 'a@b.pt', subject: line, message: text };
      const received = new Date();
      const message = { fields, time: '', isJunk: false, received, language: undefined };
      return composeMime(mailOf(storedMessage(message), identity));
    },
  },
];

/** @throws the requests with faster growth, with their times */
export async function linearTime(): Promise<string> {
  let count = 0;
  for (const { what, longest, pieces, work } of works)
    for (const piece of pieces) {
      count += 1;
      await expectLinear(longest, (length) => work(piece.repeat(length / piece.length))).catch(
        (error: Error) => {
          throw new Error(`${what} of ${JSON.stringify(piece)} again and again: ${error.message}`);
        },
      );
    }
  return `${count} ways to repeat a piece without end`;
}
