/** Chooses between the forms of a file by `Accept-Encoding` (RFC 9110, section 12.5.3). */
import type { Encoding } from './site.ts';

/**
 * The encoding to answer with, of those available, the best first for a client that likes several
 * equally. Undefined means as it is, which is also the answer to a client that refuses everything:
 * better a readable response than a 406.
 */
export function chooseEncoding(
  header: string | null,
  available: readonly Encoding[],
): Encoding | undefined {
  if (!header || available.length === 0) return undefined;
  const weights = weightsOf(header);
  const wildcard = weights.get('*');
  // Unnamed, the plain form is acceptable, but no client that lists an encoding wants it rather.
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

/** Browsers send a handful of different headers, so what was understood once is kept. */
const understood = new Map<string, ReadonlyMap<string, number>>();

/** Anybody can make up headers: beyond these numbers nothing more is kept. */
const mostUnderstood = 100;
const longestUnderstood = 200;

function weightsOf(header: string) {
  const known = understood.get(header);
  if (known) return known;
  const weights = parseWeights(header);
  if (header.length <= longestUnderstood) {
    if (understood.size >= mostUnderstood) understood.clear();
    understood.set(header, weights);
  }
  return weights;
}

function parseWeights(header: string) {
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
