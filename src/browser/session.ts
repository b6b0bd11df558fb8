/** Session storage that is blocked or full is no error: what it would have kept is not kept. */

export function keep(key: string, value: string | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // The page works without it.
  }
}

/** The object that was kept under a key, or an empty one. */
export function kept(key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
