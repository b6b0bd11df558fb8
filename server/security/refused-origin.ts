/** Remembers the first form that was refused for its origin without a browser's word that it is a stranger's. */
import type { Log } from '../log.ts';

/** Where the form was, and the names that the proxy passed on. */
export type RefusedOrigin = { page: string; asked: string; forwarded: string };

/** In ms: the owner is mailed once a day, so once in all. */
const told = 86_400_000;

const most = 100;

/** @param monotonic - a clock in ms */
export function createRefusedOrigin(log: Log, monotonic = () => performance.now()) {
  let first: { at: number; names: RefusedOrigin } | undefined;
  return {
    note({ headers }: Request): void {
      if (first || headers.has('Sec-Fetch-Site')) return;
      const name = (header: string) => headers.get(header)?.slice(0, most) ?? '-';
      const names = {
        page: name('Origin'),
        asked: name('Host'),
        forwarded: name('X-Forwarded-Host'),
      };
      first = { at: monotonic(), names };
      log.error('origin-refused', names);
    },
    /** Undefined when there is none, or the owner has been told. */
    current: (): RefusedOrigin | undefined =>
      first && monotonic() - first.at < told ? first.names : undefined,
  };
}
