/** Chooses between the forms of a file by `Accept-Encoding` (RFC 9110, section 12.5.3). */
import type { Encoding } from './site.ts';

/** The best first, for a client that likes several equally. */
const preference: Encoding[] = ['br', 'gzip'];

/**
 * The encoding to answer with, of those available. Undefined means as it is, which is also the
 * answer to a client that refuses everything: better a readable response than a 406.
 */
export function chooseEncoding(
  header: string | null,
  available: Partial<Record<Encoding, unknown>>,
): Encoding | undefined {
  if (!header) return undefined;
  const weights = weightsOf(header);
  const wildcard = weights.get('*');
  // Unnamed, the plain form is acceptable, but no client that lists an encoding wants it rather.
  let best: Encoding | undefined;
  let bestWeight = weights.get('identity') ?? 0;
  for (const encoding of preference) {
    if (!available[encoding]) continue;
    const weight = weights.get(encoding) ?? wildcard ?? 0;
    if (weight > bestWeight || (weight === bestWeight && weight > 0 && best === undefined)) {
      best = encoding;
      bestWeight = weight;
    }
  }
  return best;
}

function weightsOf(header: string) {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    if (!name) continue;
    const quality = parameters.find((parameter) => /^q\s*=/.test(parameter));
    const weight = quality === undefined ? 1 : Number(quality.replace(/^q\s*=\s*/, ''));
    weights.set(name === 'x-gzip' ? 'gzip' : name, weight >= 0 && weight <= 1 ? weight : 0);
  }
  return weights;
}
