import { mkdirSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { identity, sampleMessage } from '../../tests/relay/sample-message.ts';
import { createLog } from '../log.ts';
import { type DeliveryOptions, startDelivery } from './delivery.ts';
import { createLock } from './lock.ts';
import { type Mail, SendFailure } from './mail.ts';
import { type Outbox, openOutbox } from './outbox.ts';
import { makeOutbox } from './outbox-files.ts';

const day = 86_400_000;
/** Longer than any test, in ms. */
const hour = 3_600_000;

let folder: string;
let outbox: Outbox;
let lines: string[];
/** Mails that the mail server accepted, in order. */
let sent: Mail[];
/** Answer of the mail server to a mail: a failure, or undefined when it accepts it. */
let answer: (text: string) => SendFailure | undefined | Promise<undefined>;
let checks: number;
let asked: number;
/** See holdAnswers. */
let held: (() => void)[];
const deliveries: ReturnType<typeof startDelivery>[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  await makeOutbox(folder);
  lines = [];
  outbox = openOutbox(folder);
  sent = [];
  answer = () => undefined;
  checks = 0;
  asked = 0;
  held = [];
});

afterEach(async () => {
  const stopped = deliveries.splice(0).map((delivery) => delivery.stop());
  // An attempt may still begin until the delivery has stopped.
  answer = () => undefined;
  for (const go of held) go();
  await Promise.all(stopped);
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

async function sendMail(mail: Mail) {
  asked += 1;
  const failure = await answer(mail.text);
  if (failure) throw failure;
  sent.push(mail);
  return '250 OK';
}

const keep = (message = 'Bom dia') => outbox.keep(sampleMessage({ message }));
const list = (name: string) => readdir(join(folder, name));
const eventually = (check: () => unknown) => expect.poll(check, { interval: 20 });
const logged = (event: string) =>
  lines.map((line) => JSON.parse(line)).filter((entry: { event: string }) => entry.event === event);

function deliver(
  times: DeliveryOptions['times'] & { pause?: number } = {},
  more: Partial<DeliveryOptions> = {},
) {
  const { pause = 20 } = times;
  const delivery = startDelivery({
    outbox,
    identity,
    sendMail,
    keepDays: 90,
    now: Date.now,
    log: createLog((line) => lines.push(line)),
    onCheck: async () => {
      checks += 1;
    },
    times: {
      ...{ serverPause: () => pause, messagePause: () => pause, giveUp: 5 * day },
      ...{ look: 20, check: 20, passOver: 50 },
      ...times,
    },
    ...more,
  });
  deliveries.push(delivery);
  return delivery;
}

const later = new SendFailure('message', '451 DATA', '451 Not now, ana@example.pt');
const refused = new SendFailure('refused', '554 DATA', '554 No such thing');
const away = new SendFailure('server', '553 MAIL FROM', '553 No such address', {
  isPermanent: true,
});
const busy = new SendFailure('server', '421 undefined', '421 Too many connections', {
  isCrowded: true,
});
const broken = new SendFailure('broken', 'ECONNECTION', 'Connection closed');

/** Makes the mail server hold back its answers until they are released. */
function holdAnswers(which: (text: string) => boolean = () => true) {
  answer = (text) =>
    which(text) ? new Promise((resolve) => held.push(() => resolve(undefined))) : undefined;
}

test('a message is sent once and moved to cur', async () => {
  const { id } = await keep();
  deliver();
  await eventually(() => list('cur')).toEqual([expect.stringMatching(`^${id},sent=\\d+$`)]);
  expect(await list('new')).toEqual([]);
  expect(sent).toMatchObject([
    { id, from: { address: identity.from }, fields: { name: 'Ana Conceição' } },
  ]);
  await keep('of another process');
  await eventually(() => sent.length).toBe(2);
});

test('a mail stored by the previous version is sent and moved to cur', async () => {
  const head = 'From: Studio <old@other.example>\nContent-Transfer-Encoding: 7bit\n\n';
  const body = 'Name: Ana\nE-mail: ana@example.pt\nSubject: Site\nTime: 10:00\n\nBom dia\n';
  await writeFile(join(folder, 'new/1763719200.Rabc'), head + body);
  deliver();
  await eventually(() => list('cur')).toEqual([expect.stringMatching(/^1763719200\.Rabc,sent=/)]);
  expect(sent).toMatchObject([
    { replyTo: { address: 'ana@example.pt' }, from: { address: identity.from } },
  ]);
  expect(sent[0]?.text).toBe(body);
});

describe('a message', () => {
  test.each([
    ['deferred', later, 'message'],
    ['refused because of the settings', away, 'server'],
    ['during which the connection broke', broken, 'server'],
  ])('%s is tried again until it is sent, and never fails for good', async (_, failure, scope) => {
    answer = () => failure;
    const { id } = await keep();
    deliver({ giveUp: failure === later ? day : 0 });
    await eventually(() => logged('message-put-off').length).toBeGreaterThan(2);
    const { isPermanent } = failure;
    expect(await outbox.readState(id)).toMatchObject({ scope, isPermanent });
    expect(logged('message-put-off')[0]).toMatchObject({ scope, code: failure.code });
    answer = () => undefined;
    await eventually(() => outbox.sent()).toHaveLength(1);
    expect(await list('failed')).toEqual([]);
    expect(lines.join('')).not.toMatch(/ana|conceição|bom dia|sítio/i);
  });

  test.each([
    ['refused', refused, day],
    ['deferred for too long', later, 60],
  ])('%s is moved to failed with the reason', async (_, failure, giveUp) => {
    answer = () => failure;
    const { id } = await keep();
    deliver({ giveUp });
    await eventually(() => list('failed')).toEqual([`${id}.json`, `${id}.txt`]);
    const text = await readFile(join(folder, 'failed', `${id}.txt`), 'utf8');
    expect(text).toContain(failure.message);
    expect([sent, await list('new')]).toEqual([[], []]);
  });

  test('that breaks every connection is moved to failed once others were sent', async () => {
    answer = (text) => (text.includes('bad') ? broken : undefined);
    await keep('bad');
    deliver({ giveUp: 0 });
    await eventually(() => logged('message-put-off').length).toBeGreaterThan(3);
    // No other message was sent, so the break may not be its fault.
    expect(await list('failed')).toEqual([]);
    await keep('good');
    await eventually(() => list('failed')).toHaveLength(2);
    expect(sent).toHaveLength(1);
  });

  test('that is deferred or slow does not delay others', async () => {
    holdAnswers((text) => text.includes('slow'));
    await keep('slow');
    deliver({ pause: hour });
    await eventually(() => held.length).toBe(1);
    // The first message tests the server.
    held[0]?.();
    await eventually(() => outbox.sent()).toHaveLength(1);
    await keep('slow');
    await eventually(() => held.length).toBe(2);
    await keep('quick');
    await eventually(() => outbox.sent()).toHaveLength(2);
    answer = (text) => (text.includes('late') ? later : undefined);
    await keep('late');
    await eventually(() => logged('message-put-off').length).toBe(1);
    await keep('next');
    await eventually(() => outbox.sent()).toHaveLength(3);
    held[1]?.();
    await eventually(() => outbox.sent()).toHaveLength(4);
    expect(await outbox.waiting()).toHaveLength(1);
  });

  test('that cannot be read does not stop others', async () => {
    await mkdir(join(folder, 'new/1.Rdamaged'));
    await writeFile(join(folder, 'new/2.Rempty.json'), '{}');
    await keep();
    deliver();
    await eventually(() => sent.length).toBe(1);
    const ids = () => new Set(logged('message-interrupted').map(({ id }) => id));
    await eventually(ids).toEqual(new Set(['1.Rdamaged', '2.Rempty']));
  });
});

test('a server that asks for fewer connections gets one at a time', async () => {
  let open = 0;
  let turnedAway = 0;
  answer = async () => {
    open += 1;
    if (open > 1) turnedAway += 1;
    const failure = open > 1 ? busy : undefined;
    await new Promise((resolve) => setImmediate(resolve));
    open -= 1;
    if (failure) throw failure;
    return undefined;
  };
  for (let number = 0; number < 12; number += 1) await keep();
  deliver();
  await eventually(() => sent.length).toBe(12);
  expect(turnedAway).toBeLessThan(3);
});

describe('when the disk fails', () => {
  test('nothing is sent that could not be marked as sent', async () => {
    await rm(join(folder, 'cur'), { recursive: true });
    await writeFile(join(folder, 'cur'), '');
    await keep();
    deliver();
    await eventually(
      () => logged('delivery-interrupted').length + logged('message-interrupted').length,
    ).toBeGreaterThan(0);
    expect(asked).toBe(0);
    await rm(join(folder, 'cur'));
    await eventually(() => outbox.sent()).toHaveLength(1);
  });

  test('a sent message that could not be moved is not sent again, and is moved later', async () => {
    const markSent = vi.spyOn(outbox, 'markSent').mockRejectedValue(new Error('no'));
    await keep();
    deliver();
    await eventually(() => markSent.mock.calls.length).toBeGreaterThan(1);
    markSent.mockRestore();
    await eventually(() => outbox.sent()).toHaveLength(1);
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['moved to failed', 'markFailed', refused],
    ['noted', 'writeState', later],
  ] as const)(
    'what cannot be %s is not shown to the server again at once',
    async (_, what, failure) => {
      vi.spyOn(outbox, what).mockRejectedValue(new Error('no'));
      answer = () => failure;
      await keep();
      deliver({ pause: hour });
      await eventually(() => logged('message-put-off').length).toBe(1);
      const seen = checks;
      await eventually(() => checks).toBeGreaterThan(seen + 5);
      expect(asked).toBe(1);
      expect(await outbox.waiting()).toHaveLength(1);
    },
  );

  test.each(['cur', 'state', 'tmp', 'failed', 'delivery.lock'])(
    '%s is created again after it was deleted',
    async (name) => {
      answer = () => later;
      await keep();
      deliver({ pause: 100 });
      await eventually(() => logged('message-put-off').length).toBe(1);
      await rm(join(folder, name), { recursive: true });
      await eventually(() => logged('message-put-off').length).toBeGreaterThan(1);
      answer = () => undefined;
      await eventually(() => outbox.sent()).toHaveLength(1);
    },
  );
});

describe('a change of the system clock', () => {
  test.each([-day, day, -400 * day, 400 * day])(
    'by %i ms neither stops the delivery nor gives a message up',
    async (step) => {
      let lead = 0;
      answer = () => later;
      await keep();
      deliver({}, { now: () => Date.now() + lead });
      await eventually(() => logged('message-put-off').length).toBeGreaterThan(0);
      lead = step;
      const before = logged('message-put-off').length;
      await eventually(() => logged('message-put-off').length).toBeGreaterThan(before + 1);
      answer = () => undefined;
      await eventually(() => outbox.sent()).toHaveLength(1);
    },
  );

  test('does not lengthen the pause of a message from before a restart', async () => {
    const { id } = await keep();
    await keep('The first is asked of the server whatever is written about it.');
    const next = Date.now() + 1_000 * day;
    const state = { attempts: 3, last: next - 100, next, reason: '', waited: 0 };
    await outbox.writeState(id, { ...state, scope: 'message' });
    deliver();
    await eventually(() => sent.length).toBe(2);
  });
});

test('after a start one message is tried at once, and the others keep their pauses', async () => {
  for (const message of ['one', 'two']) {
    const { id } = await keep(message);
    const last = Date.now();
    const state = { attempts: 1, last, next: last + hour, reason: '', waited: 0 };
    await outbox.writeState(id, { ...state, scope: 'message' });
  }
  deliver();
  await eventually(() => sent.length).toBe(1);
  const seen = checks;
  await eventually(() => checks).toBeGreaterThan(seen + 3);
  expect(sent).toHaveLength(1);
  await outbox.askRetry();
  await eventually(() => sent.length).toBe(2);
  await eventually(outbox.isRetryAsked).toBe(false);
});

describe('several deliveries on one outbox', () => {
  test('send every message once', async () => {
    for (let number = 0; number < 40; number += 1) await keep();
    for (let number = 0; number < 3; number += 1) deliver();
    await eventually(() => outbox.waiting()).toEqual([]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(40);
    expect(sent).toHaveLength(40);
  });

  test('take turns: a second one sends when the first stops', async () => {
    holdAnswers();
    await keep();
    const first = deliver();
    await eventually(() => held.length).toBe(1);
    const second = deliver();
    second.wake();
    const seen = checks;
    await eventually(() => checks).toBeGreaterThan(seen + 5);
    expect(asked).toBe(1);
    const stopped = first.stop();
    answer = () => undefined;
    held[0]?.();
    // The attempt under way was finished first.
    await stopped;
    expect(await outbox.sent()).toHaveLength(1);
    await keep();
    await eventually(() => outbox.sent()).toHaveLength(2);
    expect(sent).toHaveLength(2);
  });

  test('without the lock start no attempt, and finish those under way', async () => {
    holdAnswers();
    await keep();
    deliver();
    await eventually(() => held.length).toBe(1);
    // Synchronously, or the delivery could create the file again in between.
    rmSync(join(folder, 'delivery.lock'));
    mkdirSync(join(folder, 'delivery.lock'));
    await eventually(() => logged('delivery-interrupted').length).toBeGreaterThan(0);
    await keep();
    held[0]?.();
    await eventually(() => outbox.sent()).toHaveLength(1);
    const seen = checks;
    await eventually(() => checks).toBeGreaterThan(seen + 3);
    expect(asked).toBe(1);
    await rm(join(folder, 'delivery.lock'), { recursive: true });
  });

  test('whose lock another has taken since the outbox was read do not send', async () => {
    const other = createLock(folder);
    let isTaken = false;
    const requireFiling = async () => {
      if (isTaken) return;
      isTaken = true;
      rmSync(join(folder, 'delivery.lock'));
      await other.hold();
    };
    await keep();
    deliver({}, { outbox: { ...outbox, requireFiling } });
    await eventually(() => checks).toBeGreaterThan(3);
    expect([isTaken, asked]).toEqual([true, 0]);
    other.release();
    await eventually(() => outbox.sent()).toHaveLength(1);
  });
});
