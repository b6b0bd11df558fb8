/** The contact form posted by programs and by browsers without JavaScript, and the stored messages. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { headersFor } from '../../server/doctor/visit.ts';
import { ownerWords } from '../../server/words/owner-words.ts';
import { sendFormPath, sendPath } from '../../src/contact/contact-message.ts';
import { words as allWords } from '../../src/in-force/content.ts';
import { defaultLanguage, languages } from '../../src/in-force/languages.ts';
import { type Answer, ask } from '../../tests/ask.ts';
import { mainLanguage, otherLanguage } from '../../tests/languages.ts';
import {
  type Check,
  contactFile,
  contentOf,
  folders,
  type Host,
  type Scene,
  servers,
} from './host.ts';

/** Not the default language, so that the host must read it from the request. */
const language = otherLanguage ?? mainLanguage;
const words = allWords[language].contact;
/** The owner's mails are in the studio's language, whatever the sender's. */
const ownersWords = ownerWords(defaultLanguage).mail;

const message = {
  name: 'Rita Gonçalves',
  email: 'rita.g+obras@exemplo.pt',
  subject: 'Um site — com preços',
  message: 'Bom dia!\nPrecisamos de um site. 🧵',
};

const idsOf = ({ build: { manifest } }: Scene) => ({
  user_id: manifest.mail.publicKey,
  service_id: manifest.mail.serviceId,
  template_id: manifest.mail.templateId,
});

/** As the browser's script posts it. */
function post(scene: Scene, text: string, headers = {}, localAddress = '127.0.0.1') {
  const fields = { ...message, message: text };
  return ask(scene.host.origin, sendPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ ...idsOf(scene), template_params: fields }),
    localAddress,
  });
}

/** Posts the form of a page as a browser without scripts does, to the form's action. */
async function postForm(scene: Scene, text: string) {
  const { host, build } = scene;
  const page = contentOf(build, contactFile(build, language)).toString();
  const action = /<form[^>]*\baction="([^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
  assert.notEqual(action, '');
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...idsOf(scene), ...message, message: text }))
    form.set(name, value);
  const encoded = new Response(form);
  const headers = {
    'Content-Type': encoded.headers.get('Content-Type') ?? '',
    Accept: 'text/html,application/xhtml+xml',
    Origin: host.origin,
    'Sec-Fetch-Site': 'same-origin',
  };
  return ask(host.origin, action, { method: 'POST', headers, body: await encoded.bytes() });
}

/** The answer is the contact page in its language, with its headers and this sentence. */
function assertIsReply({ build }: Scene, answer: Answer, sentence: string) {
  const page = answer.body.toString().replaceAll('&#x27;', "'");
  assert.match(page, new RegExp(`<html lang="${languages[language].locale}"`));
  assert.ok(page.includes(sentence), page);
  for (const [name, value] of headersFor(build, contactFile(build, language)))
    assert.equal(answer.headers[name.toLowerCase()], value, name);
  assert.equal(answer.headers['cache-control'], 'no-store');
  assert.deepEqual(answer.doubled, []);
}

/** Waits until a message with these words is there, for two minutes at most. */
async function received({ messages }: Host, text: string): Promise<string> {
  for (let tries = 0; tries < 600; tries += 1) {
    const found = (await messages()).find((it) => it.replaceAll('\r\n', '\n').includes(text));
    if (found) return found;
    await wait(200);
  }
  throw new Error(`No message "${text}" has come`);
}

export const messageChecks: Check[] = [
  {
    name: 'a message sent by the script is stored',
    on: servers,
    async run(scene) {
      const text = `${message.message} ${randomUUID()}`;
      const { origin } = scene.host;
      const headers = { Origin: origin, Referer: `${origin}/contact?lang=${language}` };
      const answer = await post(scene, text, headers);
      assert.deepEqual([answer.status, answer.body.toString()], [200, 'OK']);
      assert.equal(answer.headers['x-content-type-options'], 'nosniff');
      const mail = await received(scene.host, text);
      assert.ok(mail.includes(message.name) && mail.includes(message.email), mail);
      assert.match(mail, new RegExp(`^${ownersWords.language}: ${language}\r?$`, 'm'));
    },
  },
  {
    name: 'a natively posted form is stored',
    on: servers,
    async run(scene) {
      const text = `${message.message} ${randomUUID()}`;
      const answer = await postForm(scene, text);
      assert.equal(answer.status, 200);
      assertIsReply(scene, answer, words.success);
      await received(scene.host, text);
    },
  },
  {
    name: 'a post is not answered as if it were accepted',
    on: folders,
    async run({ host }) {
      for (const path of [sendPath, sendFormPath]) {
        const { status } = await ask(host.origin, path, { method: 'POST', body: '{}' });
        assert.ok(status >= 400, `${path} gives ${status}`);
      }
    },
  },
];

/** Must run after the others: it uses up the client's rate limit. */
export const rateCheck: Check = {
  name: 'the rate limit applies to each client',
  on: servers,
  async run(scene) {
    // Thirty an hour may be sent, however long they take.
    for (let count = 0; count <= 30; count += 1) {
      // Forged headers must not make it another client.
      const answer = await post(scene, `Again ${count}`, {
        'X-Forwarded-For': `203.0.113.${count}`,
      });
      if (answer.status === 200) continue;
      assert.equal(answer.status, 429);
      assert.match(String(answer.headers['retry-after']), /^\d+$/);
      assert.equal((await post(scene, 'Another', {}, '127.0.0.2')).status, 200);
      return;
    }
    assert.fail('31 messages of one client were taken');
  },
};
