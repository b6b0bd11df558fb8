/** Identifies clients for rate limits and connection limits. */

/** The peer of a connection. */
export type Client = { address: string };

/**
 * Returns the address of the client: that of the connection, or the one that the outermost trusted proxy
 * saw. Each proxy appends an entry to `X-Forwarded-For` (`forwarded`), so only the last `trustProxy`
 * entries can be trusted; the client may have written the others.
 */
export function clientAddress(forwarded: string, connection: string, trustProxy: number): string {
  if (trustProxy === 0) return connection;
  const seen = forwarded.split(',').map(bareAddress).filter(Boolean);
  return seen.at(-Math.min(trustProxy, seen.length)) ?? connection;
}

/** Some proxies add the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function bareAddress(entry: string) {
  const text = entry.trim().replace(/^"(.*)"$/, '$1');
  return /^\[([^\]]*)\]/.exec(text)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(text)?.[1] ?? text;
}

/**
 * Returns the key by which a client is counted: an IPv4 address, or the /64 network of an IPv6 address,
 * because one client can use every address in it. IPv4-mapped IPv6 addresses count as IPv4.
 */
export function clientKey(address: string): string {
  // The client may have written the forwarded address: a limit on its length bounds the memory.
  const text = address.slice(0, 64).toLowerCase().replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/.exec(text);
  if (mapped?.[1]) return mapped[1];
  if (!text.includes(':')) return text;
  const groups = expand(text);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    const [high = 0, low = 0] = groups.slice(6);
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** Returns the eight groups of an IPv6 address; invalid groups become 0. */
function expand(text: string) {
  const parse = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16) & 0xffff);
  const [front = '', back] = text.split('::');
  const head = parse(front);
  const tail = back === undefined ? [] : parse(back);
  const gap = Math.max(0, 8 - head.length - tail.length);
  return [...head, ...Array<number>(gap).fill(0), ...tail].slice(0, 8);
}
