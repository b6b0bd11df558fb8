/** What fails in the delivery at present, apart from the mail server. */
import { causeOf, createSparingLog, type Log } from '../log.ts';
import type { OwnerWords } from '../words/owner-words.ts';
import type { Entry } from './outbox.ts';

/** A step that failed with a code, some of them at a message. */
export type Trouble = { step: Step; code: string; file: string };

export type Step = keyof OwnerWords['troubles'];

export const troubleOf = (step: Step, error: unknown, entry?: Entry): Trouble => ({
  step,
  code: codeOf(error),
  file: `${entry?.folder}/${entry?.file}`,
});

/** The sentence about it. */
export const sayTrouble = ({ step, code, file }: Trouble, words: OwnerWords): string =>
  words.troubles[step](code, file);

const codeOf = (error: unknown) =>
  error instanceof Error ? ('code' in error ? String(error.code) : error.name) : 'unknown';

export type Watch = ReturnType<typeof createTroubles>['watch'];

/** `monotonic` is a clock in ms. */
export function createTroubles(log: Log, monotonic: () => number) {
  const failing = new Map<string, { entry: Entry | undefined; trouble: Trouble }>();
  const logSparingly = createSparingLog(log, monotonic);

  return {
    /** Runs a step. Rejects with its error, and remembers it until the step succeeds. */
    async watch<Result>(step: Step, work: () => Promise<Result>, entry?: Entry): Promise<Result> {
      const key = `${step} ${entry?.id}`;
      try {
        const result = await work();
        failing.delete(key);
        return result;
      } catch (error) {
        failing.set(key, { entry, trouble: troubleOf(step, error, entry) });
        const details = { step, id: entry?.id, ...causeOf(error) };
        logSparingly('error', 'delivery-interrupted', `${step} ${codeOf(error)}`, details);
        throw error;
      }
    },
    /** Without those of messages that no longer wait. */
    list(isWaiting: (entry: Entry) => boolean): Trouble[] {
      for (const [key, { entry }] of failing) if (entry && !isWaiting(entry)) failing.delete(key);
      return [...failing.values()].map(({ trouble }) => trouble);
    },
  };
}
