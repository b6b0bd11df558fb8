/** Values that survive a reload. Always read from storage, because another tab may have changed them. */
export type Shelf = {
  read: (key: string) => unknown;
  /** `null` removes the value. */
  write: (key: string, value: unknown) => void;
  /** False once the browser has refused to store a value, which then lasts as long as the page. */
  isKept: () => boolean;
  /** Calls back when another tab has changed a value. */
  onOtherTab: (listener: () => void) => void;
};

/** True if the address asks for the fixed state for screenshots. Unit tests have no address. */
export const isPhoto = new URLSearchParams(globalThis.location?.search).has('photo');

/** Storage in memory, for screenshots and tests. */
export function memoryShelf(): Shelf {
  const values = new Map<string, unknown>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    isKept: () => true,
    onOtherTab: () => {},
  };
}

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Stores values in the browser's storage, and in memory if that is blocked or full.
 * @param name - the prefix of the keys
 * @param place - returns the storage; a function, because reading `localStorage` throws if it is blocked
 */
export function browserShelf(name: string, place: () => Place = () => localStorage): Shelf {
  if (isPhoto) return memoryShelf();
  const memory = new Map<string, unknown>();
  let kept = true;
  return {
    read(key) {
      if (memory.has(key)) return memory.get(key);
      try {
        return JSON.parse(place().getItem(name + key) ?? 'null');
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        if (value === null) place().removeItem(name + key);
        else place().setItem(name + key, JSON.stringify(value));
        memory.delete(key);
        kept = true;
      } catch {
        memory.set(key, value);
        kept = false;
      }
    },
    isKept: () => kept,
    onOtherTab(listener) {
      addEventListener('storage', (event) => {
        // Without a key, all of the storage was cleared.
        if (event.key === null || event.key.startsWith(name)) listener();
      });
      // A page restored from the back/forward cache has missed `storage` events.
      addEventListener('pageshow', (event) => {
        if (event.persisted) listener();
      });
    },
  };
}

/** Unfinished input: saved for this tab only. */
export function draftShelf(name: string): Shelf {
  return browserShelf(name, () => sessionStorage);
}

/** True for an object, such as one that was read back from storage. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was read back, or an object without fields instead of anything else. */
export const recordOf = (value: unknown) => (isRecord(value) ? value : {});

/** What was read back as a list, or an empty one instead of anything else. */
export const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** True for a whole number that counts something. */
export const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0;

/** True for an object that was read back with these fields. */
export const hasFields = <Text extends string, Amount extends string = never>(
  value: unknown,
  texts: readonly Text[],
  numbers: readonly Amount[] = [],
): value is Record<string, unknown> & Record<Text, string> & Record<Amount, number> =>
  isRecord(value) &&
  texts.every((key) => typeof value[key] === 'string') &&
  numbers.every((key) => typeof value[key] === 'number');
