/** No work on a request grows faster than the request: who sends twice as much may take twice as long. */
import { format } from 'node:util';
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

/** What Node reads of a request's line and headers, and what the relay reads of a body. */
const longestHead = 16_000;
const longestBody = 64_000;
/** In ms: below it there is nothing to hold anybody up with, and the clock decides what comes out. */
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
  // Four times is what a square takes. What is slow for another reason is not so every time.
  const isLinear = () => whole < Math.max(harmless, half * 2.7);
  for (let attempt = 0; attempt < 4 && !isLinear(); attempt += 1) {
    half = Math.min(half, await fastest(() => work(longest / 2)));
    whole = Math.min(whole, await fastest(() => work(longest)));
  }
  if (!isLinear())
    throw new Error(`${whole.toFixed(1)} ms, and ${half.toFixed(1)} ms for half of it`);
}

const works = new Map<string, () => Promise<void>>();

function each(pieces: (string | string[])[]) {
  return (what: string, work: (...given: string[]) => Promise<void>) => {
    for (const piece of pieces) {
      const given = [piece].flat();
      works.set(format(what, ...given), () => work(...given));
    }
  };
}

const repeated = (piece: string, length: number) => piece.repeat(length / piece.length);

each(['/', '/a', '/.a', '%2f', '%20', '%', 'a', '//x', '%5c'])(
  'a target of %s again and again',
  (piece) =>
    expectLinear(longestHead, (length) => {
      const request = new Request(`http://localhost/${repeated(piece, length)}/x`);
      return pages.answerKnown(request) ?? handle(request, { address: '192.0.2.1' });
    }),
);

each(['lang=en&', '&', 'a=%20&', '?', '%'])('a query of %s again and again', (piece) =>
  expectLinear(longestHead, (length) =>
    handle(new Request(`http://localhost/?${repeated(piece, length)}x`), { address: '192.0.2.1' }),
  ),
);

each([
  ['Accept-Encoding', 'br;q=1,'],
  ['Accept-Encoding', ';q'],
  ['Accept-Encoding', 'q= '],
  ['If-None-Match', '"x",'],
  ['If-None-Match', 'W/'],
  ['If-Range', '"'],
  ['Range', 'bytes=0-1,'],
  ['Range', '\t'],
  ['X-Forwarded-For', '1.2.3.4,'],
  ['X-Forwarded-For', '"['],
  ['X-Forwarded-Host', 'a:80'],
  ['Origin', 'https://a'],
  ['Referer', 'https://a/?lang='],
  ['Content-Type', 'multipart/form-data;'],
  ['Content-Encoding', 'gzip,'],
  ['Accept', 'text/'],
])('%s: %s again and again', async (name, piece) => {
  await expectLinear(longestHead, async (length) => {
    const headers = { [name]: `${repeated(piece, length)}x` };
    await handle(new Request('http://localhost/assets/film-77aa.mp4', { headers }), {
      address: '192.0.2.1',
    });
    for (const path of [sendPath, sendFormPath]) {
      const init = { method: 'POST', headers, body: '{}' };
      await handle(new Request(`http://localhost${path}`, init), { address: '192.0.2.1' });
    }
  });
});

each(['a', ' ', '\r', '\n', '\\', '=?', '.', '@', '<', 'é', ',', '"', 'a@'])(
  'fields of %j again and again',
  (piece) =>
    expectLinear(longestBody / 5, async (length) => {
      const text = repeated(piece, length);
      const fields = { name: text, email: text, subject: text, message: `${text}x` };
      const ids = {
        user_id: ownMailIds.publicKey,
        service_id: ownMailIds.serviceId,
        template_id: ownMailIds.templateId,
      };
      const headers = { 'Content-Type': 'application/json' };
      const body = JSON.stringify({ ...ids, template_params: { ...fields, time: text } });
      await handle(new Request(`http://localhost${sendPath}`, { method: 'POST', headers, body }), {
        address: '192.0.2.1',
      });
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...ids, ...fields })) form.append(name, value);
      const init = { method: 'POST', body: form };
      await handle(new Request(`http://localhost${sendFormPath}`, init), { address: '192.0.2.1' });
    }),
);

each(['--b\r\n', '\r\n', '-', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'])(
  'a form of %j again and again',
  (piece) =>
    expectLinear(longestBody, (length) => {
      const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
      const body = `${repeated(piece, length)}--b--\r\n`;
      const init = { method: 'POST', headers, body };
      return handle(new Request(`http://localhost${sendFormPath}`, init), {
        address: '192.0.2.1',
      });
    }),
);

each(['[', '{"a":', '"\\u0000', '1e'])('JSON of %s again and again', (piece) =>
  expectLinear(longestBody, (length) => {
    const headers = { 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: repeated(piece, length) };
    return handle(new Request(`http://localhost${sendPath}`, init), { address: '192.0.2.1' });
  }),
);

each(['a', '.', '-', 'a.', 'a-', '@', '%', ':', '1.', '['])(
  'an address, an origin and a stored mail of %s again and again',
  (piece) =>
    expectLinear(longestHead, (length) => {
      const text = repeated(piece, length);
      clientKey(clientAddress(text, '::1', 1));
      fieldProblem('email', `a@${text}!`, 4);
      const headers = { Origin: `https://${text}`, Host: text };
      isAllowedOrigin(new Request('http://localhost/', { headers }), 'https://studio.example', 1);
      parseStored('1.R', Buffer.from(`Subject: ${text}\n ${text}\n\nName: ${text}\n\n${text}`));
    }),
);

each(['a', '=?', '? ', '.', '"', 'é', '\\', ',', '<', '@', ' '])(
  'the longest message of %j is written as an e-mail in no time',
  (piece) =>
    expectLinear(5_000, (length) => {
      const text = repeated(piece, length);
      const line = text.slice(0, length / 25);
      const fields = { name: line, email: 'a@b.pt', subject: line, message: text };
      const received = new Date();
      const message = { fields, time: '', isJunk: false, received, language: undefined };
      return composeMime(mailOf(storedMessage(message), identity));
    }),
);

/** @throws what grows faster, with its times */
export async function linearTime(): Promise<string> {
  for (const [what, work] of works)
    await work().catch((error: Error) => {
      throw new Error(`${what}: ${error.message}`);
    });
  return `${works.size} ways to repeat a piece without end`;
}
