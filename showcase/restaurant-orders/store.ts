import { parseTickets, type Ticket } from './kitchen.ts';
import { zones } from './menu.ts';
import { type OrderLine, parseLines } from './order.ts';

const prefix = 'showcase-restaurant-';

/** A place for values that survive a reload where the browser allows it. */
type Storage = {
  read: (key: string) => unknown;
  write: (key: string, value: unknown) => void;
};

export function memoryStorage(): Storage {
  const values = new Map<string, unknown>();
  return { read: (key) => values.get(key), write: (key, value) => void values.set(key, value) };
}

/** The browser's storage, and memory for whatever it refuses to keep (blocked, full, private). */
export function browserStorage(): Storage {
  const memory = memoryStorage();
  return {
    read(key) {
      const held = memory.read(key);
      if (held !== undefined) return held;
      try {
        return JSON.parse(localStorage.getItem(prefix + key) ?? 'null');
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        localStorage.setItem(prefix + key, JSON.stringify(value));
      } catch {
        memory.write(key, value);
      }
    },
  };
}

type Store = {
  table: () => number | null;
  lines: () => OrderLine[];
  tickets: () => Ticket[];
  setTable: (table: number | null) => void;
  setLines: (lines: OrderLine[]) => void;
  setTickets: (tickets: Ticket[]) => void;
  onChange: (listener: () => void) => void;
};

/** Always reads anew, so that two tabs of the same browser never overwrite each other's orders. */
export function createStore(storage: Storage): Store {
  const listeners: (() => void)[] = [];
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const save = (key: string) => (value: unknown) => {
    storage.write(key, value);
    notify();
  };
  return {
    table() {
      const table = storage.read('table');
      return zones.flatMap((zone) => zone.tables).find((number) => number === table) ?? null;
    },
    lines: () => parseLines(storage.read('lines')),
    tickets: () => parseTickets(storage.read('tickets')),
    setTable: save('table'),
    setLines: save('lines'),
    setTickets: save('tickets'),
    onChange(listener) {
      listeners.push(listener);
      if (typeof window === 'undefined') return;
      window.addEventListener('storage', (event) => {
        if (event.key === null || event.key.startsWith(prefix)) listener();
      });
    },
  };
}
