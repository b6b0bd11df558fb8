/**
 * Every step of a delivery fails in every way, once and always. Whatever it is, the next try waits, the log
 * stays short, no message is lost, and the owner is told.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '../../tests/generated.ts';
import { type FailingMethod, simulateDelivery } from '../../tests/relay/simulated-delivery.ts';
import type { SendFailure } from './mail.ts';
import { failureOf, type SmtpError } from './smtp-failure.ts';

const minute = 60_000;
/** How often the delivery looks into the outbox here, and for how long it is watched. */
const look = minute;
const watched = 75 * minute;

const steps: FailingMethod[] = [
  'readState',
  'read',
  'waiting',
  'requireFiling',
  'markSent',
  'markFailed',
  'writeState',
  'writeServerState',
  'tidy',
];
const diskFailures = fc.record({
  kind: fc.constant('disk' as const),
  step: fc.constantFrom(...steps),
  code: fc.constantFrom('ENOENT', 'EACCES', 'ENOSPC', 'EIO', 'EMFILE', 'EROFS', 'EDQUOT'),
});

const message = { id: '1', fields: { name: 'Ana' }, time: '', received: '2026-01-01' };
const stored = JSON.stringify(message);
const damages = fc.record({
  kind: fc.constant('damage' as const),
  text: fc.oneof(
    fc.nat(stored.length - 1).map((length) => stored.slice(0, length)),
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc.constant('a folder'),
  ),
});

/** What the mail server says, or does not say, at each stage of a session. */
const stages = ['CONN', 'EHLO', 'STARTTLS', 'AUTH PLAIN', 'MAIL FROM', 'RCPT TO', 'DATA'] as const;
const code = fc.oneof(
  fc.constantFrom(421, 450, 451, 452, 454, 500, 502, 530, 535, 550, 552, 553, 554),
  fc.integer({ min: 400, max: 599 }),
  fc.constantFrom(100, 654, 999),
);
const wordings = [
  'No',
  '5.7.1 Authentication required',
  '5.7.1 Message blocked as spam',
  '4.7.1 Greylisted, try again',
  '5.1.1 No such user here',
  '5.2.2 Mailbox full',
  '5.7.60 Client does not have permissions to send as this sender',
  '5.6.0 Malformed content',
];
const answers = fc.record({
  kind: fc.constant('answer' as const),
  stage: fc.constantFrom(...stages),
  isContentUnderWay: fc.boolean(),
  code,
  words: fc.constantFrom(...wordings),
});
const endings = fc.record({
  kind: fc.constant('ending' as const),
  isContentUnderWay: fc.boolean(),
  code: fc.constantFrom('ETIMEDOUT', 'ECONNECTION', 'ESOCKET', 'EDNS', 'ETLS', 'EAUTH'),
  originalCode: fc.constantFrom(
    undefined,
    'ECONNREFUSED',
    'ECONNRESET',
    'ENOTFOUND',
    'EAI_AGAIN',
    'CERT_HAS_EXPIRED',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'ERR_TLS_CERT_ALTNAME_INVALID',
  ),
});

const cases = fc.record({
  failure: fc.oneof(diskFailures, damages, answers, endings),
  times: fc.constantFrom('once', 'always' as const),
  /** Whether an answer that speaks of all is given to one message only. */
  isOfOne: fc.boolean(),
  /** Messages beside the one that it happens to, some before and some after it. */
  before: fc.nat(2),
  after: fc.nat(2),
});
type Case = typeof cases extends fc.Arbitrary<infer Value> ? Value : never;

function smtpError(failure: Extract<Case['failure'], { kind: 'answer' | 'ending' }>): SmtpError {
  if (failure.kind === 'ending')
    return Object.assign(new Error('The session ended'), {
      code: failure.code,
      ...(failure.originalCode && { originalCode: failure.originalCode }),
    });
  const response = `${failure.code} ${failure.words}`;
  return Object.assign(new Error(response), {
    code: 'EMESSAGE',
    command: failure.isContentUnderWay ? 'DATA' : failure.stage,
    responseCode: failure.code,
    response,
  });
}

const answered = (code: number, words: string, isContentUnderWay = true) => {
  const stage = isContentUnderWay ? ('DATA' as const) : ('AUTH PLAIN' as const);
  const failure = { kind: 'answer' as const, stage, isContentUnderWay, code, words };
  return failureOf(smtpError(failure), isContentUnderWay);
};
const refusal = answered(554, 'No such thing');
const deferral = answered(451, 'Not now');
const noPassword = answered(535, 'Wrong password', false);
/** What the mail server must say so that a step is reached. */
const leadsTo: Partial<Record<FailingMethod, SendFailure>> = {
  markFailed: refusal,
  writeState: deferral,
  writeServerState: noPassword,
};
/** Steps that concern one file. */
const stepsOfOne: FailingMethod[] = ['read', 'markSent', 'markFailed'];

type Scene = Awaited<ReturnType<typeof simulateDelivery>>;

/** Makes the failure happen to the message with an id, or to every message if it is not about one. */
async function arrange(scene: Scene, id: string, { failure, times, isOfOne: isMeant }: Case) {
  const countdown = () => {
    let left = times === 'once' ? 1 : Number.POSITIVE_INFINITY;
    return () => {
      left -= 1;
      return left >= 0;
    };
  };
  const [isNow, isSaidNow] = [countdown(), countdown()];
  if (failure.kind === 'damage') {
    const file = join(scene.folder, 'new', `${id}.json`);
    await rm(file);
    if (failure.text === 'a folder') await mkdir(file);
    else await writeFile(file, failure.text);
    return undefined;
  }
  const said =
    failure.kind === 'disk'
      ? leadsTo[failure.step]
      : failureOf(smtpError(failure), failure.isContentUnderWay);
  const isOfOne = said?.kind === 'doubted' ? isMeant : said !== undefined && said.kind !== 'server';
  scene.answer = (mail) => (said && (mail.id === id || !isOfOne) && isSaidNow() ? said : undefined);
  if (failure.kind === 'disk')
    scene.disk = (method, ofId) => {
      const isHere = method === failure.step && (!stepsOfOne.includes(method) || ofId === id);
      if (!isHere || !isNow()) return undefined;
      return Object.assign(new Error(failure.code), { code: failure.code });
    };
  return said;
}

/** Checks that every try waits and that no line of the log is repeated within a minute. */
function checkCalm({ looks, asked, log }: Scene, time: number) {
  // One after each pause of the one message, and of the looking itself.
  expect(looks).toBeLessThanOrEqual(time / look + asked.length + 30);
  for (const [id, all] of Map.groupBy(asked, (attempt) => attempt.id))
    expect(all.length, `attempts of ${id}`).toBeLessThanOrEqual(20);
  const text = ({ at: _, time: __, unlogged: ___, ...line }: (typeof log)[number]) =>
    JSON.stringify(line);
  for (const [line, all] of Map.groupBy(log, text))
    for (const [index, { at }] of all.entries())
      expect(at - (all[index - 1]?.at ?? Number.NEGATIVE_INFINITY), line).toBeGreaterThanOrEqual(
        minute,
      );
}

/** Checks that each message was sent once, or still is in the outbox. */
async function checkNoneLost({ sent, folder }: Scene, ids: string[]) {
  const sentIds = sent.map((mail) => mail.id);
  expect(new Set(sentIds).size).toBe(sentIds.length);
  const listed = await Promise.all(['new', 'failed'].map((name) => readdir(join(folder, name))));
  const kept = [...sentIds, ...listed.flat()];
  const lost = ids.filter((id) => !kept.some((name) => name.startsWith(id)));
  expect(lost).toEqual([]);
}

test('after any failure the next try waits, no message is lost, and the owner is told', () =>
  forAll(25, cases, async (each: Case) => {
    const { failure, times, before, after } = each;
    const scene = await simulateDelivery();
    try {
      const keepSome = async (count: number) => {
        const ids: string[] = [];
        while (ids.length < count) ids.push((await scene.keep()).id);
        return ids;
      };
      const others = await keepSome(before);
      const { id } = await scene.keep();
      others.push(...(await keepSome(after)));
      const said = await arrange(scene, id, each);
      scene.deliver({ times: { look } });
      await scene.pass(3 * minute, look);
      const toldSoon = await scene.problems();
      await scene.pass(watched, look);

      checkCalm(scene, watched + 3 * minute);
      await checkNoneLost(scene, [id, ...others]);
      const told = await scene.problems();
      const sentIds = scene.sent.map((mail) => mail.id);
      const kindsTold = told.map(({ kind }) => kind);
      const isDoubted = said?.kind === 'doubted';
      const isRefused = said?.kind === 'refused';
      if (failure.kind === 'damage') {
        expect(toldSoon).toMatchObject([{ text: expect.stringContaining(`new/${id}.json`) }]);
        expect(scene.notices).toHaveLength(1);
        expect(new Set(sentIds)).toEqual(new Set(others));
      } else if (times === 'once') {
        // It heals by itself, except for what the mail server has refused for good.
        const isKept = isRefused && failure.kind !== 'disk';
        expect(new Set(sentIds)).toEqual(new Set(isKept ? others : [id, ...others]));
        expect(kindsTold).toEqual(isKept ? ['failed'] : []);
      } else {
        if (failure.kind === 'disk' && failure.step !== 'readState')
          expect(toldSoon.length).toBeGreaterThan(0);
        if ((said?.kind === 'server' && said.isPermanent) || (isDoubted && !each.isOfOne)) {
          // At once, and no provider locks the account.
          expect(toldSoon.map(({ kind }) => kind)).toContain('settings');
          expect(scene.asked.length).toBeLessThanOrEqual(6);
        } else if (said?.kind === 'server') expect(kindsTold).toContain('server');
        // The next mail, be it that to the owner, tells that only this one is refused.
        else if (isDoubted) expect(await scene.outbox.failed()).toMatchObject([{ id }]);
        // What is the matter with one message delays no other.
        if (said && said.kind !== 'server' && (!isDoubted || each.isOfOne))
          expect(sentIds).toEqual(expect.arrayContaining(others));
        if (isRefused) expect(kindsTold.length).toBeGreaterThan(0);
        if (told.length > 0) expect(scene.complaints).not.toEqual([]);
      }
    } finally {
      await scene.stop();
    }
  }));
