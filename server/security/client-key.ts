/** Who is counted as one client. */

/** The other end of a connection. */
export type Client = { address: string };

/**
 * The address of the client: the connection's, or what the outermost trusted proxy saw. Each proxy
 * appends to `X-Forwarded-For` (`forwarded`), so only the last `trustProxy` entries are anybody's word but the
 * client's own.
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
 * The key to count a client by. An IPv6 client owns at least a /64 and can use any address in it;
 * an IPv4 address mapped into IPv6 is the IPv4 address.
 */
export function clientKey(address: string): string {
  // Forwarded text is anybody's: an overlong one must not fill the memory.
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

/** The eight groups of an IPv6 address; nonsense becomes zeros. */
function expand(text: string) {
  const parse = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16) & 0xffff);
  const [front = '', back] = text.split('::');
  const head = parse(front);
  const tail = back === undefined ? [] : parse(back);
  const gap = Math.max(0, 8 - head.length - tail.length);
  return [...head, ...Array<number>(gap).fill(0), ...tail].slice(0, 8);
}
