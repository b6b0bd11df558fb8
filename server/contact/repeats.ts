/**
 * The same message from the same client within ten minutes is one message: somebody has pressed twice, or a browser
 * behind a proxy has sent it again by itself. In memory, as digests. Of the time before this process started the outbox
 * knows the messages and not the clients: there the same fields are enough.
 */
import type { ContactMessage } from './request.ts';

/** A message that was kept before this process started, and its age in ms. */
export type EarlierMessage = Pick<ContactMessage, 'fields'> & { age: number };

/** In ms. */
export const repeatTime = 600_000;
/** About 150 bytes each. */
const most = 1_000;

/**
 * @param monotonic - a clock in ms
 * @param earlier - may reject: then nothing is known of the time before
 */
export function createRepeats(
  monotonic: () => number,
  earlier: () => Promise<EarlierMessage[]> = async () => [],
) {
  const known = new Map<string, { until: number; done: Promise<void> }>();

  const start = monotonic();
  /** By their fields; the time until which each counts. */
  const before = earlier().then(
    async (messages) =>
      new Map(
        await Promise.all(
          messages.map(
            async ({ fields, age }) =>
              [await digestOf(Object.entries(fields)), start + repeatTime - age] as const,
          ),
        ),
      ),
    () => new Map<string, number>(),
  );

  async function wasKeptBefore({ fields, isJunk }: ContactMessage) {
    if (isJunk || monotonic() - start >= repeatTime) return false;
    const until = (await before).get(await digestOf(Object.entries(fields)));
    return until !== undefined && until > monotonic();
  }

  function forgetOld() {
    for (const [digest, { until }] of known) {
      if (until > monotonic() && known.size < most) break;
      known.delete(digest);
    }
  }

  return {
    /** Runs `keep`, or waits for what the same message did before. Rejects as `keep` does: then nothing is known. */
    async keepOnce(
      client: string,
      message: ContactMessage,
      keep: () => Promise<void>,
    ): Promise<void> {
      if (await wasKeptBefore(message)) return;
      const { fields, isJunk } = message;
      const digest = await digestOf([client, isJunk, Object.entries(fields)]);
      forgetOld();
      const earlier = known.get(digest);
      if (earlier) return earlier.done;
      const done = keep();
      known.set(digest, { until: monotonic() + repeatTime, done });
      return done.catch((error) => {
        known.delete(digest);
        throw error;
      });
    },
  };
}

async function digestOf(value: unknown) {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return String.fromCharCode(...new Uint8Array(digest));
}
