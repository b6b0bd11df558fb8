import { mkdirSync, rmSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { identity } from '../../tests/relay/sample-message.ts';
import { simulateDelivery } from '../../tests/relay/simulated-delivery.ts';
import type { DeliveryOptions } from './delivery.ts';
import { createLock } from './lock.ts';
import { type Mail, SendFailure } from './mail.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

let scene: Awaited<ReturnType<typeof simulateDelivery>>;
/** See holdAnswers. */
let held: (() => void)[];

beforeEach(async () => {
  scene = await simulateDelivery();
  held = [];
});

afterEach(async () => {
  // An attempt may still begin until the delivery has stopped.
  scene.answer = () => undefined;
  for (const go of held) go();
  await scene.stop();
});

const list = (name: string) => readdir(join(scene.folder, name));
const sentIds = () => scene.sent.map(({ id }) => id);
/** The times of the attempts, in minutes. */
const triedAt = () => scene.asked.map(({ at }) => Math.round(at / minute));

const later = new SendFailure('message', '451 DATA', '451 Not now, ana@example.pt');
const refused = new SendFailure('refused', '554 DATA', '554 No such thing');
const away = new SendFailure('server', 'ECONNREFUSED', 'connect ECONNREFUSED');
const wrong = new SendFailure('server', '535 AUTH', '535 Wrong password', { isPermanent: true });
const broken = new SendFailure('broken', 'ECONNECTION', 'Connection closed');

/** @param look - how often the delivery looks into the outbox, if not at its usual pace */
async function deliver(time: number, look?: number, options: Partial<DeliveryOptions> = {}) {
  const delivery = scene.deliver({ ...(look && { times: { look } }), ...options });
  await scene.pass(time, look);
  return delivery;
}

/** Makes the mail server hold back its answers until they are released. */
function holdAnswers() {
  scene.answer = () => new Promise((resolve) => held.push(() => resolve(undefined)));
}

test('a message is sent once and moved to cur', async () => {
  const { id } = await scene.keep();
  await deliver(second);
  expect(await list('cur')).toEqual([expect.stringMatching(`^${id},sent=\\d+$`)]);
  expect(await list('new')).toEqual([]);
  expect(scene.sent).toMatchObject([
    { id, from: { address: identity.from }, fields: { name: 'Ana Conceição' } },
  ]);
  // Another process may have kept it.
  await scene.keep();
  await scene.pass(3 * second);
  expect(scene.sent).toHaveLength(2);
});

describe('a message', () => {
  test('that is deferred is tried after a growing pause, and given up after five days', async () => {
    const { id } = await scene.keep();
    scene.answer = () => later;
    await deliver(hour, minute);
    expect(triedAt()).toEqual([0, 1, 6, 21]);
    expect(await scene.outbox.readState(id)).toMatchObject({ attempts: 4, reason: later.message });
    expect(JSON.stringify(scene.log)).not.toMatch(/ana|conceição|bom dia|sítio/i);
    await scene.stop();

    scene = await simulateDelivery();
    const another = await scene.keep();
    scene.answer = () => later;
    await deliver(5 * day, hour);
    expect(await list('failed')).toEqual([]);
    await scene.pass(day, hour);
    expect(await list('failed')).toEqual([`${another.id}.json`, `${another.id}.txt`]);
  });

  test('that is refused is moved to failed at once, with the reason', async () => {
    scene.answer = () => refused;
    const { id } = await scene.keep();
    await deliver(second);
    expect(await list('failed')).toEqual([`${id}.json`, `${id}.txt`]);
    const text = await readFile(join(scene.folder, 'failed', `${id}.txt`), 'utf8');
    expect(text).toContain(refused.message);
    expect([scene.sent, await list('new')]).toEqual([[], []]);
  });

  test('that breaks every connection waits and is given up like any other, alone as well', async () => {
    scene.answer = (mail: Mail) => (mail.text.includes('bad') ? broken : undefined);
    await scene.keep('bad');
    await deliver(day, hour);
    expect(scene.asked.length).toBeLessThan(12);
    expect((await scene.problems()).map(({ kind }) => kind)).not.toEqual([]);
    await scene.keep('good');
    await scene.pass(hour, hour);
    expect(scene.sent).toHaveLength(1);
    await scene.pass(6 * day, hour);
    expect(await list('failed')).toHaveLength(2);
  });

  test('that is deferred does not delay others', async () => {
    scene.answer = (mail: Mail) => (mail.text.includes('late') ? later : undefined);
    await scene.keep('late');
    await scene.keep('next');
    await deliver(second);
    expect(scene.sent).toHaveLength(1);
  });

  test('that was deferred has its turn after those that were never tried', async () => {
    scene.answer = (mail: Mail) => (mail.text.includes('late') ? later : undefined);
    await scene.keep('late');
    const stopped = await deliver(second);
    await stopped.stop();
    await scene.keep('next');
    vi.setSystemTime(Date.now() + hour);
    const [{ id: late } = { id: '' }] = scene.asked;
    await deliver(second);
    const asked = scene.asked.slice(-2).map(({ id }) => id);
    expect(asked[0]).not.toBe(late);
    expect(asked[1]).toBe(late);
  });

  test('that cannot be read does not stop others, and is named', async () => {
    await mkdir(join(scene.folder, 'new/1.Rdamaged.json'));
    await writeFile(join(scene.folder, 'new/2.Rempty.json'), '{}');
    await scene.keep();
    await deliver(3 * second);
    expect(scene.sent).toHaveLength(1);
    const told = (await scene.problems()).map(({ text }) => text).join('\n');
    expect(told).toMatch(/new\/1\.Rdamaged\.json [\s\S]*new\/2\.Rempty\.json /);
    expect(scene.notices[0]?.text).toContain('new/1.Rdamaged.json');
  });
});

describe('the mail server', () => {
  test('that is away is tried every ten minutes at last, and no message is given up', async () => {
    await scene.keep();
    scene.answer = () => away;
    await deliver(2 * hour, minute);
    const tries = triedAt();
    expect(tries.at(-1)).toBe((tries.at(-2) ?? 0) + 10);
    scene.answer = () => undefined;
    await scene.pass(10 * minute, minute);
    expect(scene.sent).toHaveLength(1);
  });

  test('that refuses the password is asked less and less often, by alerts as well', async () => {
    await scene.keep();
    scene.answer = () => wrong;
    await deliver(21 * minute, minute);
    // A look at its time, and one in half an hour.
    await scene.pass(10 * hour, 30 * minute);
    // One for each pause: a minute, 5, 15, an hour, 3, and 6 hours from then on.
    expect(triedAt()).toEqual([0, 1, 6, 21, 81, 261, 621]);
    expect(scene.logged('owner-alerted')).toEqual([]);
  });

  test.each(['retry', 'restart'])('is asked again at once after a %s', async (what) => {
    await scene.keep();
    scene.answer = () => wrong;
    const delivery = await deliver(2 * hour, minute);
    scene.answer = () => undefined;
    if (what === 'retry') await scene.outbox.askRetry();
    else {
      await delivery.stop();
      scene.deliver();
    }
    await scene.pass(minute, second);
    expect(scene.sent).toHaveLength(1);
    expect(await scene.outbox.readServerState()).toBeUndefined();
  });

  test('gets one message at a time, whatever the number', async () => {
    let open = 0;
    let most = 0;
    scene.answer = async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setImmediate(resolve));
      open -= 1;
      return undefined;
    };
    for (let number = 0; number < 12; number += 1) await scene.keep();
    await deliver(second);
    await expect.poll(() => scene.sent.length).toBe(12);
    expect(most).toBe(1);
  });
});

describe('when the disk fails', () => {
  test('nothing is sent that could not be marked as sent', async () => {
    await rm(join(scene.folder, 'cur'), { recursive: true });
    await writeFile(join(scene.folder, 'cur'), '');
    await scene.keep();
    await deliver(minute);
    expect(scene.sent).toEqual([]);
    await rm(join(scene.folder, 'cur'));
    await scene.pass(3 * second);
    expect(await scene.outbox.sent()).toHaveLength(1);
  });

  test('a sent message that could not be moved is moved later, and nothing else is sent', async () => {
    await scene.keep();
    await scene.keep();
    let isFull = true;
    scene.disk = (method) => (isFull && method === 'markSent' ? new Error('no') : undefined);
    await deliver(minute);
    expect(scene.sent).toHaveLength(1);
    expect(await scene.problems()).toMatchObject([{ text: expect.stringMatching(/was sent/) }]);
    isFull = false;
    await scene.pass(3 * second);
    expect(await scene.outbox.sent()).toHaveLength(2);
    expect(scene.sent).toHaveLength(2);
  });

  test('no message is given up for it, however long', async () => {
    await scene.keep();
    let isBroken = true;
    scene.disk = (method) => (isBroken && method === 'read' ? new Error('no') : undefined);
    scene.deliver({ times: { look: hour, giveUp: hour } });
    await scene.pass(2 * day, hour);
    isBroken = false;
    scene.answer = () => later;
    await scene.pass(hour, hour);
    expect(await list('failed')).toEqual([]);
    scene.answer = () => undefined;
    await scene.pass(day, hour);
    expect(await scene.outbox.sent()).toHaveLength(1);
  });

  test('a sent message that the owner takes away holds up no other', async () => {
    const { id } = await scene.keep();
    scene.disk = (method, ofId) =>
      method === 'markSent' && ofId === id ? new Error('no') : undefined;
    await deliver(second);
    await rm(join(scene.folder, 'new', `${id}.json`));
    const next = await scene.keep();
    await scene.pass(3 * second);
    expect(sentIds()).toEqual([id, next.id]);
  });

  test.each(['cur', 'state', 'tmp', 'failed', 'delivery.lock'])(
    '%s is created again after it was deleted',
    async (name) => {
      scene.answer = () => later;
      await scene.keep();
      await deliver(second, minute);
      await rm(join(scene.folder, name), { recursive: true });
      await scene.pass(2 * minute, minute);
      expect(scene.asked.length).toBeGreaterThan(1);
      scene.answer = () => undefined;
      await scene.pass(10 * minute, minute);
      expect(await scene.outbox.sent()).toHaveLength(1);
    },
  );
});

describe('a change of the system clock', () => {
  test.each([-400 * day, 400 * day])(
    'by %i ms neither stops the delivery nor gives a message up',
    async (step) => {
      let lead = 0;
      scene.answer = () => later;
      await scene.keep();
      await deliver(2 * minute, minute, { now: () => Date.now() + lead });
      lead = step;
      await scene.pass(5 * minute, minute);
      expect(triedAt()).toEqual([0, 1, 6]);
      scene.answer = () => undefined;
      await scene.pass(20 * minute, minute);
      expect(await scene.outbox.sent()).toHaveLength(1);
    },
  );

  test('does not lengthen the pause of a message from before a restart', async () => {
    const { id } = await scene.keep();
    const next = Date.now() + 1_000 * day;
    const state = { attempts: 3, last: next - 5_000, next, reason: '', waited: 0 };
    await scene.outbox.writeState(id, state);
    await deliver(second);
    expect(scene.sent).toEqual([]);
    await scene.pass(6 * second);
    expect(scene.sent).toHaveLength(1);
  });
});

test('after a start messages keep their pauses, until a retry is asked for', async () => {
  for (const message of ['one', 'two']) {
    const { id } = await scene.keep(message);
    const last = Date.now();
    const state = { attempts: 1, last, next: last + hour, reason: '', waited: 0 };
    await scene.outbox.writeState(id, state);
  }
  await deliver(minute);
  expect(scene.asked).toEqual([]);
  await scene.outbox.askRetry();
  await scene.pass(3 * second);
  expect(scene.sent).toHaveLength(2);
  expect(await scene.outbox.isRetryAsked()).toBe(false);
});

test('expired messages are deleted, also without a mail server', async () => {
  const seconds = Math.floor(Date.now() / 1000);
  await writeFile(join(scene.folder, `cur/1.Rold,sent=${seconds - 91 * 86_400}`), '{}');
  scene.deliver({ server: undefined });
  await scene.pass(minute);
  expect(await list('cur')).toEqual([]);
});

describe('several deliveries on one outbox', () => {
  test('send every message once', async () => {
    for (let number = 0; number < 40; number += 1) await scene.keep();
    for (let number = 0; number < 3; number += 1) scene.deliver();
    await scene.pass(minute);
    expect(await scene.outbox.waiting()).toEqual([]);
    expect(new Set(sentIds()).size).toBe(40);
    expect(scene.sent).toHaveLength(40);
  });

  test('take turns: a second one sends when the first stops', async () => {
    holdAnswers();
    await scene.keep();
    const first = await deliver(second);
    const another = scene.deliver();
    another.wake();
    await scene.pass(minute);
    expect(scene.asked).toHaveLength(1);
    const stopped = first.stop();
    scene.answer = () => undefined;
    held[0]?.();
    // The attempt under way was finished first.
    await stopped;
    expect(await scene.outbox.sent()).toHaveLength(1);
    await scene.keep();
    await scene.pass(3 * second);
    expect(scene.sent).toHaveLength(2);
  });

  test('without the lock start no attempt, and finish those under way', async () => {
    holdAnswers();
    await scene.keep();
    await deliver(second);
    // Synchronously, or the delivery could create the file again in between.
    rmSync(join(scene.folder, 'delivery.lock'));
    mkdirSync(join(scene.folder, 'delivery.lock'));
    await scene.pass(3 * second);
    expect(await scene.problems()).toMatchObject([{ text: expect.stringMatching(/locked/) }]);
    await scene.keep();
    scene.answer = () => undefined;
    held[0]?.();
    await scene.pass(3 * second);
    expect(scene.sent).toHaveLength(1);
    expect(await scene.outbox.sent()).toHaveLength(1);
    await rm(join(scene.folder, 'delivery.lock'), { recursive: true });
  });

  test('say that nobody sends when one that has the lock tries nothing, and fall silent when one does', async () => {
    const other = createLock(scene.folder);
    await other.hold();
    await scene.keep();
    await deliver(2 * minute);
    expect(await scene.problems()).toEqual([]);
    await scene.pass(3 * minute);
    expect(await scene.problems()).toMatchObject([
      { kind: 'delivery', text: expect.stringMatching(/^Messages wait and nobody sends them/) },
    ]);
    expect(scene.notices).toHaveLength(1);
    other.release();
    await scene.pass(3 * second);
    expect(scene.sent).toHaveLength(1);
    expect(await scene.problems()).toEqual([]);
  });

  test('say nothing of a message that another has tried, or whose mail server is away', async () => {
    const other = createLock(scene.folder);
    await other.hold();
    const { id } = await scene.keep();
    const [last, next] = [Date.now(), Date.now() + hour];
    await scene.outbox.writeState(id, { attempts: 1, last, next, reason: '451', waited: 0 });
    await deliver(10 * minute);
    expect(await scene.problems()).toEqual([]);
    other.release();
  });

  test('whose lock another has taken since the outbox was read do not send', async () => {
    const other = createLock(scene.folder);
    let isTaken = false;
    scene.meanwhile = async (method) => {
      if (method !== 'read' || isTaken) return;
      isTaken = true;
      rmSync(join(scene.folder, 'delivery.lock'));
      await other.hold();
    };
    await scene.keep();
    await deliver(10 * second);
    expect([isTaken, scene.asked]).toEqual([true, []]);
    other.release();
    await scene.pass(3 * second);
    expect(await scene.outbox.sent()).toHaveLength(1);
  });
});
