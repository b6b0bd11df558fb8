const memory = new Map<string, string>();

/** Reads a value kept in this browser; null when there is none. Never throws: private windows and blocked cookies fall back to the page's memory. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Keeps a value in this browser, or for the life of the page when storage is blocked or full. */
export function writeStored(key: string, value: string | null): void {
  if (value === null) memory.delete(key);
  else memory.set(key, value);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // The copy in memory serves until the page closes.
  }
}
