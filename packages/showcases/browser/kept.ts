/** Values that outlast a reload, read anew each time: another tab may have written since. */
export type Shelf = {
  read: (key: string) => unknown;
  /** `null` takes the value away. */
  write: (key: string, value: unknown) => void;
  /** False once the browser has refused to keep something and only the page remembers it. */
  isKept: () => boolean;
  /** Calls back when another tab has written to this shelf. */
  onOtherTab: (listener: () => void) => void;
};

/** A shelf that lasts as long as the page, for photographs and tests. */
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
 * A shelf in the browser's storage, and in memory for whatever it refuses (blocked, full, private).
 * @param name - what this shelf's keys begin with
 * @param place - asked for each time, since merely looking at a blocked storage throws
 */
export function browserShelf(name: string, place: () => Place = () => localStorage): Shelf {
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
        // Without a key the whole storage was emptied.
        if (event.key === null || event.key.startsWith(name)) listener();
      });
      // A page that comes back from the browser's own cache has not heard what happened meanwhile.
      addEventListener('pageshow', (event) => {
        if (event.persisted) listener();
      });
    },
  };
}

/** What is being typed: kept for this tab alone, and gone with it. */
export function draftShelf(name: string): Shelf {
  return browserShelf(name, () => sessionStorage);
}
