export type ByteRange = { first: number; last: number };

/**
 * Parses a `Range` header for a file of `size` bytes (RFC 9110, section 14). Returns the range, inclusive;
 * `beyond` when it is outside the file (416); or undefined when the header is to be ignored. Anything but
 * one well-formed byte range is ignored.
 */
export function parseRange(header: string, size: number): ByteRange | 'beyond' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header.replaceAll(/[ \t]/g, ''));
  if (!match) return undefined;
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'beyond' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return undefined;
  return first >= size ? 'beyond' : { first, last };
}
