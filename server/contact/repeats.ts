/**
 * The same message from the same client within ten minutes is one message: somebody has pressed twice, or a browser
 * behind a proxy has sent it again by itself. In memory, as digests.
 */
import type { ContactMessage } from './request.ts';

/** In ms. */
const lifetime = 600_000;
/** About 150 bytes each. */
const most = 1_000;

/** @param monotonic - a clock in ms */
export function createRepeats(monotonic: () => number) {
  const known = new Map<string, { until: number; done: Promise<void> }>();

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
      { fields, isJunk }: ContactMessage,
      keep: () => Promise<void>,
    ): Promise<void> {
      const digest = await digestOf([client, isJunk, Object.entries(fields)]);
      forgetOld();
      const earlier = known.get(digest);
      if (earlier) return earlier.done;
      const done = keep();
      known.set(digest, { until: monotonic() + lifetime, done });
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
