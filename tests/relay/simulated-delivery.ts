/**
 * A delivery on a real folder and a simulated clock. The pauses of the delivery pass at once, and what it does
 * on the disk is awaited. The mail server is a function.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { vi } from 'vitest';
import { createLog } from '../../server/log.ts';
import { createAlerts } from '../../server/mail/alerts.ts';
import { type Delivery, type DeliveryOptions, startDelivery } from '../../server/mail/delivery.ts';
import type { Mail, SendFailure } from '../../server/mail/mail.ts';
import { createMailServer } from '../../server/mail/mail-server.ts';
import { type Outbox, openOutbox } from '../../server/mail/outbox.ts';
import { makeOutbox } from '../../server/mail/outbox-files.ts';
import { identity, sampleMessage } from './sample-message.ts';

export type FailingMethod = Exclude<keyof Outbox, 'root'>;

export type LogLine = { at: number; level: string; event: string } & Record<string, unknown>;

export async function simulateDelivery() {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  await makeOutbox(folder);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  const real = openOutbox(folder);
  const deliveries: Delivery[] = [];
  /** Operations on the disk that are under way. */
  let busy = 0;

  const whileBusy = <Result>(work: () => Promise<Result>) => {
    busy += 1;
    return work().finally(() => {
      busy -= 1;
    });
  };

  /** Resolves when every delivery waits for its next look, and the disk is idle. Rejects if one never does. */
  async function settle() {
    const most = simulated.looks + 200;
    for (let idle = 0; idle < 3; idle += 1) {
      await nextTurn();
      if (simulated.looks > most)
        throw new Error('The delivery looks again and again without a pause');
      if (busy > 0 || vi.getTimerCount() < deliveries.length) idle = -1;
    }
  }

  const simulated = {
    folder,
    /** Not disturbed by `disk`. */
    outbox: real,
    /** The error of an operation of the delivery on the disk, or undefined. */
    disk: (_method: FailingMethod, _id: string | undefined): Error | undefined => undefined,
    /** What happens before an operation of the delivery on the disk. */
    meanwhile: async (_method: string): Promise<void> => {},
    /** Answer of the mail server to a mail: a failure, or undefined when it accepts it. */
    answer: (_mail: Mail): SendFailure | undefined | Promise<undefined> => undefined,
    /** Mails of visitors and to the owner that the mail server has accepted, in order. */
    sent: [] as Mail[],
    notices: [] as Mail[],
    /** What the mail server was asked, also in vain. */
    asked: [] as { at: number; id: string }[],
    log: [] as LogLine[],
    /** Lines for the administrator. */
    complaints: [] as string[],
    /** How often the delivery has looked into the outbox. */
    looks: 0,
    checks: 0,
    problems: async () => (await alerts.problems()).map(({ kind, text }) => ({ kind, text })),
    keep: (message = 'Bom dia') => real.keep(sampleMessage({ message }, { received: new Date() })),
    deliver,
    pass,
    /** The lines of an event. */
    logged: (event: string) => simulated.log.filter((line) => line.event === event),
    async stop() {
      await Promise.all([...deliveries].map((delivery) => delivery.stop()));
      vi.useRealTimers();
      vi.restoreAllMocks();
      await rm(folder, { recursive: true });
    },
  };

  /** The outbox of the delivery: its operations can fail, and are counted. */
  function disturbed(): Outbox {
    const disturb =
      (method: string, work: (...given: unknown[]) => Promise<unknown>) =>
      (...given: unknown[]) => {
        if (method === 'isRetryAsked') simulated.looks += 1;
        const [first] = given;
        const id = typeof first === 'string' ? first : (first as { id?: string } | undefined)?.id;
        const error = simulated.disk(method as FailingMethod, id);
        if (error) return Promise.reject(error);
        return whileBusy(() => simulated.meanwhile(method).then(() => work(...given)));
      };
    const methods = Object.entries(real).map(([name, value]) => [
      name,
      typeof value === 'function'
        ? disturb(name, value as (...given: unknown[]) => Promise<unknown>)
        : value,
    ]);
    return Object.fromEntries(methods);
  }

  async function sendMail(mail: Mail) {
    simulated.asked.push({ at: performance.now(), id: mail.id });
    const failure = await simulated.answer(mail);
    if (failure) throw failure;
    (mail.replyTo ? simulated.sent : simulated.notices).push(mail);
    return '250 OK';
  }

  const log = createLog((line) =>
    simulated.log.push({ at: performance.now(), ...JSON.parse(line) }),
  );
  const outbox = disturbed();
  const now = () => Date.now();
  const newServer = () => createMailServer({ sendMail, outbox, now, log });
  let server = newServer();
  let current: Delivery | undefined;
  let alerts = newAlerts();

  function newAlerts() {
    const troubles = () => current?.troubles() ?? [];
    const complain = (line: string) => simulated.complaints.push(line);
    return createAlerts({ outbox, identity, server, troubles, now, log, complain });
  }

  /** Starts a delivery, as a process of its own. */
  function deliver(options: Partial<DeliveryOptions> = {}) {
    server = newServer();
    alerts = newAlerts();
    const mine = alerts;
    const onCheck = (mayMail: boolean) => {
      simulated.checks += 1;
      return whileBusy(() => mine.check(mayMail));
    };
    const usual = { outbox, identity, server, keepDays: 90, now, log, onCheck };
    const delivery = startDelivery({ ...usual, ...options });
    const started: Delivery = {
      ...delivery,
      stop() {
        deliveries.splice(deliveries.indexOf(started), 1);
        return delivery.stop();
      },
    };
    current = started;
    deliveries.push(started);
    return started;
  }

  /** Lets time pass, in ms. `step` is the interval at which the delivery looks, if it was given another. */
  async function pass(time: number, step = 2_000) {
    const end = performance.now() + time;
    await settle();
    while (performance.now() < end) {
      vi.advanceTimersByTime(Math.min(step, end - performance.now()));
      await settle();
    }
  }

  return simulated;
}
