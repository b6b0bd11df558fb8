import { isRepeat, type Repeat } from './queue.ts';

/** What the player remembers. Seconds for `position`, 0 to 1 for `volume`. */
export type Memory = {
  order: readonly string[];
  favourites: readonly string[];
  repeat: Repeat;
  isShuffled: boolean;
  volume: number;
  isMuted: boolean;
  hasShortcuts: boolean;
  /** Where the music stopped; null on a first visit. */
  last: { id: string; position: number } | null;
};

export const KEY = 'showcase-music-player';

/** The two methods of the browser's storage that are needed. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFraction = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 1;

function among(value: unknown, known: readonly string[]): string[] {
  if (!Array.isArray(value)) return [];
  return [...new Set(value)].filter((id): id is string => known.includes(id));
}

/** Takes from `text` what is sound and fills the rest in: anyone may have edited it. */
export function parseMemory(text: string | null, known: readonly string[]): Memory {
  let saved: unknown = null;
  try {
    saved = JSON.parse(text ?? 'null');
  } catch {
    // Not ours any more: begin again.
  }
  const from = isRecord(saved) ? saved : {};
  const order = among(from.order, known);
  const last = isRecord(from.last) ? from.last : {};
  const { id, position } = last;
  const isPlace = typeof position === 'number' && Number.isFinite(position) && position >= 0;
  return {
    order: [...order, ...known.filter((one) => !order.includes(one))],
    favourites: among(from.favourites, known),
    repeat: isRepeat(from.repeat) ? from.repeat : 'all',
    isShuffled: from.isShuffled === true,
    volume: isFraction(from.volume) ? from.volume : 0.8,
    isMuted: from.isMuted === true,
    hasShortcuts: from.hasShortcuts !== false,
    last:
      typeof id === 'string' && known.includes(id)
        ? { id, position: isPlace ? position : 0 }
        : null,
  };
}

/** The browser's storage, or null where a setting or a sandbox forbids even to look at it. */
export function findShelf(): Shelf | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

export function recall(shelf: Shelf | null, known: readonly string[]): Memory {
  try {
    return parseMemory(shelf?.getItem(KEY) ?? null, known);
  } catch {
    return parseMemory(null, known);
  }
}

export function remember(shelf: Shelf | null, memory: Memory) {
  try {
    shelf?.setItem(KEY, JSON.stringify(memory));
  } catch {
    // Full or forbidden: the player works all the same, it only forgets.
  }
}
