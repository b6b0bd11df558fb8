/** The contact form as programs and browsers without JavaScript post it, and where its messages go. */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { sendFormPath, sendPath } from '../../src/contact-message.ts';
import { words as allWords } from '../../src/content/content.ts';
import { languages } from '../../src/i18n/languages.ts';
import { mainLanguage, otherLanguage } from '../languages.ts';
import { ask } from './ask.ts';
import { contentOf, documentsOf, headersFor, inLanguage } from './built-site.ts';
import type { Build, Check, Host, ReceivedMessage } from './host.ts';

/** Not the default one, so that it must have been asked for. */
const language = otherLanguage ?? mainLanguage;
const words = allWords[language].contact;

const fields = {
  name: 'Rita Gonçalves',
  email: 'rita.g+obras@exemplo.pt',
  subject: 'Um site — com preços',
  message: 'Bom dia!\nPrecisamos de um site. 🧵',
};

const idsOf = ({ manifest: { mail } }: Build) => ({
  user_id: mail.publicKey,
  service_id: mail.serviceId,
  template_id: mail.templateId,
});

/** As the provider's library posts it. */
function post(host: Host, build: Build, more: Record<string, string> = {}, headers = {}) {
  const request = {
    lib_version: '4.4.1',
    ...idsOf(build),
    template_params: { ...fields, ...more },
  };
  return ask(host.origin, sendPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(request),
  });
}

/** As a browser posts the form of a page by itself: to where the page says. */
async function postForm(
  host: Host,
  build: Build,
  language: string,
  values: Record<string, string>,
) {
  const files = documentsOf(build.manifest).pages.find(([path]) => path === '/contact')?.[1] ?? {};
  const page = contentOf(build, inLanguage(files, language)).toString();
  const action = /<form[^>]*\baction="([^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
  assert.notEqual(action, '');
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...idsOf(build), ...values })) form.set(name, value);
  const target = new URL(action, `${host.origin}/contact`);
  const encoded = new Response(form);
  return ask(target.origin, target.pathname + target.search, {
    method: 'POST',
    headers: {
      'Content-Type': encoded.headers.get('Content-Type') ?? '',
      Accept: 'text/html,application/xhtml+xml',
      Origin: host.origin,
      'Sec-Fetch-Site': target.origin === host.origin ? 'same-origin' : 'cross-site',
    },
    body: await encoded.bytes(),
  });
}

/** Waits until a message with this subject is there, for two minutes at most. */
export async function received(host: Host, subject: string): Promise<ReceivedMessage> {
  for (let tries = 0; tries < 600; tries += 1) {
    const found = (await host.messages()).find((message) => message.subject.includes(subject));
    if (found) return found;
    await wait(200);
  }
  throw new Error(`No message "${subject}" has come`);
}

/** A document as text, with what its writer had to escape; what a visitor typed stays as it is written. */
const readable = (body: Buffer) => body.toString().replaceAll('&#x27;', "'");

function assertIsMessage(message: ReceivedMessage, language: string | undefined) {
  assert.ok(message.replyTo.includes(fields.email), message.replyTo);
  const text = message.text.replaceAll('\r\n', '\n');
  for (const value of [fields.name, fields.email, fields.message])
    assert.ok(text.includes(value), text);
  if (language) assert.match(text, new RegExp(`^Language: ${language}$`, 'm'));
}

/** What it answers a post that it cannot take: anything but that it was taken. */
function assertNotTaken(status: number) {
  assert.ok(status >= 400, `a post is answered with ${status}`);
}

export const messageChecks: Check[] = [
  {
    name: 'a message by fetch is kept',
    async run(host, build) {
      const subject = `${fields.subject} by fetch`;
      const answer = await post(
        host,
        build,
        { subject },
        { Origin: host.origin, Referer: `${host.origin}/contact?lang=${mainLanguage}` },
      );
      if (host.promises.messages !== 'itself') return assertNotTaken(answer.status);
      assert.equal(answer.status, 200);
      assert.equal(answer.body.toString(), 'OK');
      assert.equal(answer.headers['x-content-type-options'], 'nosniff');
      const message = await received(host, subject);
      assertIsMessage(message, mainLanguage);
      assert.equal(message.isJunk, false);
    },
  },
  {
    name: 'a form posted by the browser itself is kept',
    async run(host, build) {
      const subject = `${fields.subject} without JavaScript`;
      const answer = await postForm(host, build, language, { ...fields, subject });
      if (host.promises.messages === 'none') return assertNotTaken(answer.status);
      assert.equal(answer.status, 200);
      if (host.promises.messages === 'itself') {
        const page = readable(answer.body);
        assert.match(page, new RegExp(`<html lang="${languages[language].locale}"`));
        assert.ok(page.includes(words.success));
        const file = inLanguage(
          documentsOf(build.manifest).pages.find(([path]) => path === '/contact')?.[1] ?? {},
          language,
        );
        for (const [name, value] of Object.entries(headersFor(build.manifest, file)))
          assert.equal(answer.headers[name.toLowerCase()], value, name);
        assert.equal(answer.headers['cache-control'], 'no-store');
      }
      assertIsMessage(
        await received(host, subject),
        host.promises.messages === 'itself' ? language : undefined,
      );
    },
  },
  {
    name: 'a faulty form comes back with what was typed',
    async run(host, build) {
      if (host.promises.messages !== 'itself') {
        const { status } = await ask(host.origin, sendFormPath, { method: 'POST' });
        return assertNotTaken(status);
      }
      const answer = await postForm(host, build, language, { ...fields, email: 'no <es> correo' });
      assert.equal(answer.status, 400);
      const page = readable(answer.body);
      assert.ok(page.includes(words.validation.invalidEmail));
      assert.ok(page.includes('no &lt;es&gt; correo'));
      assert.ok(page.includes(fields.name));
    },
  },
  {
    name: 'what is no message is refused',
    async run(host, build) {
      const count = (await host.messages()).length;
      const foreign = await post(host, build, {}, { Origin: 'https://elsewhere.example' });
      const get = await ask(host.origin, sendPath);
      const faulty = await post(host, build, { email: 'nonsense' });
      const text = await ask(host.origin, sendPath, { method: 'POST', body: 'hello' });
      if (host.promises.messages === 'itself') {
        assert.equal(foreign.status, 403);
        assert.deepEqual([get.status, get.headers.allow], [405, 'POST']);
        assert.deepEqual([faulty.status, faulty.body.toString()], [400, 'email: invalidEmail']);
        assert.equal(text.status, 415);
      } else for (const { status } of [foreign, get, faulty, text]) assertNotTaken(status);
      assert.equal((await host.messages()).length, count);
    },
  },
  {
    name: "a robot's message is set aside",
    async run(host, build) {
      const subject = `${fields.subject} by a robot`;
      const answer = await post(host, build, { subject, website: 'https://spam.example' });
      if (host.promises.messages !== 'itself') return assertNotTaken(answer.status);
      assert.equal(answer.status, 200);
      assert.equal((await received(host, subject)).isJunk, true);
    },
  },
];

/** The last: it uses the client's allowance up. */
export const rateCheck: Check = {
  name: 'too many messages are held off',
  async run(host, build) {
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) {
      // Whatever a client says about itself, it stays the same client.
      const headers = { 'X-Forwarded-For': `203.0.113.${count}` };
      const answer = await post(host, build, { subject: `Number ${count}` }, headers);
      statuses.push(answer.status);
      if (answer.status === 429) {
        assert.ok(Number(answer.headers['retry-after']) >= 1);
        assert.ok(Number(answer.headers['retry-after']) <= 3600);
      }
    }
    if (host.promises.messages === 'itself') {
      assert.equal(statuses.at(-1), 429, statuses.join(' '));
      assert.ok(
        statuses.every((status) => [200, 429].includes(status)),
        statuses.join(' '),
      );
    } else for (const status of statuses) assertNotTaken(status);
  },
};

/** The very last: nobody takes messages any more. */
export const awayCheck: Check = {
  name: 'who takes the messages is away: said to visitors and to who asks whether all is well',
  async run(host, build) {
    if (!host.stopMessages) return;
    assert.equal((await ask(host.origin, '/readyz')).status, 200);
    await host.stopMessages();
    for (const path of ['/healthz', '/readyz']) {
      const { status, body } = await ask(host.origin, path);
      assert.deepEqual([status, body.toString()], [503, 'Not ready']);
    }
    assert.equal((await post(host, build)).status, 503);
    assert.equal((await ask(host.origin, '/')).status, 200);
  },
};
