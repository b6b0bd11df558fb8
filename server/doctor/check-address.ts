/** The name itself: certificate, the way from HTTP to HTTPS, and the name with and without `www`. */
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { type Answer, ask } from './ask.ts';
import type { DoctorCheck, Fault, Visit } from './visit.ts';

/** In ms: certbot renews a month before the end. */
const soon = 14 * 86_400_000;

/** @param until - the end of the certificate, as Node gives it */
export function certificateFault(origin: string, until: string, now: number): Fault[] {
  const left = Date.parse(until) - now;
  return left > soon ? [] : [{ kind: 'certificate', where: origin, found: `it ends ${until}` }];
}

/** Whether an answer leads to the same address of the site, for good. */
export function leadFault(
  kind: 'http-open' | 'other-name',
  where: string,
  wanted: string,
  { status, headers: { location = '' } }: Pick<Answer, 'status' | 'headers'>,
): Fault[] {
  const isRight =
    [301, 308].includes(status) &&
    URL.canParse(location, where) &&
    new URL(location, where).href === wanted;
  return isRight ? [] : [{ kind, where, found: `${status} ${location}`.trim() }];
}

const reason = (error: unknown) =>
  error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.message) : String(error);

/** That browsers take it, and how long still. */
export async function checkCertificate({ origin }: Visit): Promise<Fault[]> {
  const { hostname, port } = new URL(origin);
  // A certificate is for a name.
  const servername = isIP(hostname) ? '' : hostname;
  const socket = connect({ host: hostname, port: Number(port || 443), servername });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(20_000) });
    return certificateFault(origin, socket.getPeerCertificate().valid_to, Date.now());
  } catch (error) {
    const found = reason(error);
    // That nothing answers is said already.
    if (/^E[A-Z]+$/.test(found)) return [];
    return [{ kind: 'certificate', where: origin, found }];
  } finally {
    socket.destroy();
  }
}

const path = '/contact?lang=x%20y';

async function checkHttp({ origin }: Visit): Promise<Fault[]> {
  const plain = `http://${new URL(origin).hostname}`;
  try {
    return leadFault('http-open', plain + path, origin + path, await ask(plain, path));
  } catch (error) {
    return [{ kind: 'http-open', where: plain, found: reason(error) }];
  }
}

/** The name with `www` for one without, and the other way round. */
export const otherName = (hostname: string): string =>
  hostname.startsWith('www.') ? hostname.slice('www.'.length) : `www.${hostname}`;

async function checkOtherName({ origin }: Visit): Promise<Fault[]> {
  const other = otherName(new URL(origin).hostname);
  // Nobody is led astray by a name that does not exist.
  if (!(await lookup(other).catch(() => undefined))) return [];
  const where = `https://${other}`;
  try {
    return leadFault('other-name', where + path, origin + path, await ask(where, path));
  } catch (error) {
    return [{ kind: 'other-name', where, found: reason(error) }];
  }
}

export const addressChecks: readonly DoctorCheck[] = [
  { name: 'the certificate', run: checkCertificate },
  { name: 'from HTTP to HTTPS', run: checkHttp },
  { name: 'the name with and without www', run: checkOtherName },
];
