/** The worker on workerd, with the queues and the e-mail binding that wrangler stands in for. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { StoredMessage } from '../../server/mail/stored-message.ts';
import { ask } from './ask.ts';
import type { Host, ReceivedMessage } from './host.ts';
import { freePort, type Program, untilItAnswers } from './process.ts';
import { startWrangler } from './wrangler.ts';

const configurations = ['hosts/cloudflare/wrangler.jsonc', 'tests/hosts/set-aside/wrangler.json'];

/** Takes the build from dist/, as wrangler.jsonc does. */
export async function startWorker(folder: string): Promise<Host> {
  const { origin, program } = await startSteadyWorker(folder);
  return {
    origin,
    promises: {
      language: 'host',
      headers: 'everything',
      notFound: 'in the language',
      oneAddress: true,
      encodings: ['br', 'gzip'],
      // The worker sends the smallest; wrangler's stand-in for the platform in front of it turns that
      // into the first that the client names.
      picksSmallest: false,
      ranges: 'all',
      messages: 'itself',
    },
    messages: async () => [...emailsIn(program.said()), ...setAsideIn(program.said())],
    stop: program.stop,
  };
}

/**
 * Seen once in a dozen starts on a machine with other work to do: wrangler answers, and within two
 * seconds is gone. A host that is asked questions is one that stays.
 */
async function startSteadyWorker(
  folder: string,
  triesLeft = 2,
): Promise<{ origin: string; program: Program }> {
  const port = await freePort();
  const program = startWrangler([
    'dev',
    ...configurations.flatMap((file) => ['--config', file]),
    ...['--local', '--ip', '127.0.0.1', '--port', String(port)],
    ...['--inspector-port', String(await freePort())],
    ...['--persist-to', resolve(join(folder, 'worker'))],
  ]);
  const origin = `http://127.0.0.1:${port}`;
  try {
    await untilItAnswers(origin, program);
    for (const _ of Array(10)) {
      await wait(250);
      await ask(origin, '/healthz');
    }
    return { origin, program };
  } catch (error) {
    await program.stop();
    console.log(`Workers did not stay:\n${program.said().slice(-2000)}`);
    if (triesLeft === 0) throw error;
    return startSteadyWorker(folder, triesLeft - 1);
  }
}

/** The binding says of each e-mail what it is and where its text lies. */
function emailsIn(said: string): ReceivedMessage[] {
  const calls = said.split('send_email binding called with MessageBuilder:').slice(1);
  return calls.flatMap((call) => {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(call)?.[1] ?? '';
    const file = field('Text');
    if (!existsSync(file)) return [];
    const text = readFileSync(file, 'utf8');
    const replyTo = /^E-mail: (.*)$/m.exec(text)?.[1] ?? '';
    return [{ replyTo, subject: field('Subject'), text, isJunk: false }];
  });
}

/** What was set aside, as the worker beside it reads that queue. */
function setAsideIn(said: string): ReceivedMessage[] {
  return [...said.matchAll(/SET ASIDE (\{.*\})$/gm)].map(([, line = '']) => {
    const { email = '', subject = '', message = '' } = (JSON.parse(line) as StoredMessage).fields;
    return { replyTo: email, subject, text: message, isJunk: true };
  });
}
