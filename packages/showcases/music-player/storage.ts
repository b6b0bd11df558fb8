import { itemsOf, recordOf, type Shelf } from '../browser/kept.ts';
import { isRepeat, type Queue } from './queue.ts';

/** What the player remembers. Seconds for `position`, 0 to 1 for `volume`. */
export type Memory = Omit<Queue, 'current'> & {
  favourites: readonly string[];
  volume: number;
  isMuted: boolean;
  hasShortcuts: boolean;
  /** Where the music stopped; null on a first visit. */
  last: { id: string; position: number } | null;
};

const KEY = 'memory';

const isFraction = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 1;

const among = (value: unknown, known: readonly string[]): string[] =>
  [...new Set(itemsOf(value))].filter((id): id is string => known.includes(id as string));

/** Takes from `saved` what is sound and fills the rest in: anyone may have edited it. */
export function parseMemory(saved: unknown, known: readonly string[]): Memory {
  const from = recordOf(saved);
  const whole = (value: unknown) => [...new Set([...among(value, known), ...known])];
  const { id, position } = recordOf(from.last);
  const isPlace = typeof position === 'number' && Number.isFinite(position) && position >= 0;
  return {
    order: whole(from.order),
    favourites: among(from.favourites, known),
    repeat: isRepeat(from.repeat) ? from.repeat : 'all',
    shuffled: Array.isArray(from.shuffled) ? whole(from.shuffled) : null,
    later: Array.isArray(from.shuffled) ? whole(from.later) : [],
    earlier: Array.isArray(from.shuffled) ? among(from.earlier, known) : [],
    volume: isFraction(from.volume) ? from.volume : 0.8,
    isMuted: from.isMuted === true,
    hasShortcuts: from.hasShortcuts !== false,
    last:
      typeof id === 'string' && known.includes(id)
        ? { id, position: isPlace ? position : 0 }
        : null,
  };
}

/**
 * Merges the state of two tabs: the values that this tab has changed since it last read them (`base`), and
 * otherwise the stored ones, which another tab may have changed.
 */
export function mergeMemory(base: Memory, mine: Memory, stored: Memory): Memory {
  const keys = Object.keys(stored) as (keyof Memory)[];
  const isOld = (key: keyof Memory) => JSON.stringify(mine[key]) === JSON.stringify(base[key]);
  return Object.fromEntries(keys.map((key) => [key, (isOld(key) ? stored : mine)[key]])) as Memory;
}

export function recall(shelf: Shelf, known: readonly string[]): Memory {
  return parseMemory(shelf.read(KEY), known);
}

export function remember(shelf: Shelf, memory: Memory) {
  shelf.write(KEY, memory);
}
