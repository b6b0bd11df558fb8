/** Chooses the encoding of a file by `Accept-Encoding` (RFC 9110, section 12.5.3). */
import type { Encoding } from './built-site.ts';

/**
 * Returns the encoding with the highest weight; of equal weights, the first in `available`. Undefined means
 * uncompressed, which is also sent to clients that refuse every encoding: a readable response is better
 * than a 406.
 */
export function chooseEncoding(
  header: string | null,
  available: readonly Encoding[],
): Encoding | undefined {
  if (!header) return undefined;
  const weights = weightsIn(header);
  const wildcard = weights.get('*');
  // `identity` is acceptable when it is not listed, but a client that lists an encoding prefers that one.
  let best: Encoding | undefined;
  let bestWeight = weights.get('identity') ?? 0;
  for (const encoding of available) {
    const weight = weights.get(encoding) ?? wildcard ?? 0;
    if (weight > bestWeight || (weight === bestWeight && weight > 0 && best === undefined)) {
      best = encoding;
      bestWeight = weight;
    }
  }
  return best;
}

function weightsIn(header: string) {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => /^q\s*=/.test(parameter));
    const weight = quality === undefined ? 1 : Number(quality.replace(/^q\s*=\s*/, ''));
    weights.set(name === 'x-gzip' ? 'gzip' : name, weight >= 0 && weight <= 1 ? weight : 0);
  }
  return weights;
}
