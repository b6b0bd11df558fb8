/** What fails in the delivery at present, apart from the mail server; in words for the owner. */
import { causeOf, createSparingLog, type Log } from '../log.ts';
import type { Entry } from './outbox.ts';

const remedy =
  'Give the server the right to read and write there, and make room if the disk is full.';

/** The steps of a delivery, and what it means when one fails with a code, some of them at a message. */
const steps = {
  tidy: (code: string) => `Expired files cannot be deleted from the outbox (${code}). ${remedy}`,
  lock: (code: string) => `The outbox cannot be locked (${code}): nothing is sent. ${remedy}`,
  list: (code: string) => `The messages cannot be listed (${code}): nothing is sent. ${remedy}`,
  prepare: (code: string) =>
    `Messages could not be moved to "cur" (${code}): nothing is sent, or it would be sent again. ${remedy}`,
  read: (code: string, file: string) =>
    `The message ${file} cannot be read (${code}). Give the server the right to read it; if it is damaged, restore it from a backup or take it away.`,
  compose: (code: string, file: string) =>
    `The message ${file} cannot be made into a mail (${code}). Read it there, answer it, and take it away.`,
  file: (code: string, file: string) =>
    `The message ${file} was sent and cannot be moved to "cur" (${code}): nothing else is sent until it can. ${remedy}`,
  giveUp: (code: string, file: string) =>
    `The message ${file} was refused and cannot be moved to "failed" (${code}): it is tried again. ${remedy}`,
  note: (code: string) =>
    `It cannot be noted when a message is to be tried again (${code}): after a restart it is tried at once. ${remedy}`,
  retry: (code: string) =>
    `The file "retry" cannot be deleted from the outbox (${code}). ${remedy}`,
};

export type Step = keyof typeof steps;

/** The sentence about a step that failed. */
export function sayTrouble(step: Step, error: unknown, entry?: Entry): string {
  return steps[step](codeOf(error), `${entry?.folder}/${entry?.file}`);
}

const codeOf = (error: unknown) =>
  error instanceof Error ? ('code' in error ? String(error.code) : error.name) : 'unknown';

export type Watch = <Result>(
  step: Step,
  work: () => Promise<Result>,
  entry?: Entry,
) => Promise<Result>;

export type Troubles = {
  /** Runs a step. Rejects with its error, and remembers it until the step succeeds. */
  watch: Watch;
  /** A sentence for each, without those of messages that no longer wait. */
  list: (isWaiting: (entry: Entry) => boolean) => string[];
};

/** `monotonic` is a clock in ms. */
export function createTroubles(log: Log, monotonic: () => number): Troubles {
  const failing = new Map<string, { entry: Entry | undefined; text: string }>();
  const logSparingly = createSparingLog(log, monotonic);

  return {
    async watch(step, work, entry) {
      const key = `${step} ${entry?.id}`;
      try {
        const result = await work();
        failing.delete(key);
        return result;
      } catch (error) {
        failing.set(key, { entry, text: sayTrouble(step, error, entry) });
        const details = { step, id: entry?.id, ...causeOf(error) };
        logSparingly('error', 'delivery-interrupted', `${step} ${codeOf(error)}`, details);
        throw error;
      }
    },
    list(isWaiting) {
      for (const [key, { entry }] of failing) if (entry && !isWaiting(entry)) failing.delete(key);
      return [...failing.values()].map(({ text }) => text);
    },
  };
}
