/** Warns when TRUST_PROXY does not fit the proxies in front; otherwise nothing shows that it is wrong. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Log } from '../log.ts';

const forwardingHeaders = ['x-forwarded-for', 'x-real-ip', 'forwarded'];

/** Returns a function that checks the headers of a request, and logs the first mismatch only. */
export function createProxyWarning(trustProxy: number, log: Log) {
  let isSaid = false;
  return (headers: IncomingHttpHeaders) => {
    if (isSaid) return;
    const entries = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .filter((entry) => entry.trim()).length;
    const isIgnored = trustProxy === 0 && forwardingHeaders.some((name) => name in headers);
    if (!isIgnored && entries >= trustProxy) return;
    isSaid = true;
    const advice = isIgnored
      ? 'TRUST_PROXY is 0, but a message came with the headers of a proxy: all visitors behind one count as one client, and without HTTPS their messages may be refused. Set TRUST_PROXY to the number of proxies in front; with none, somebody made the headers up.'
      : `TRUST_PROXY is ${trustProxy}, but a message came with ${entries} addresses in X-Forwarded-For: visitors can claim to be others, or count as one. Set TRUST_PROXY to the number of proxies in front that add to that header, and let each add to it (HAProxy: "option forwardfor", nginx: "include proxy_params").`;
    log.error('trust-proxy-wrong', { trustProxy, entries, advice });
  };
}
