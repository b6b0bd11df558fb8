/**
 * What lasts as long as the tab. Where session storage is blocked or full, the tab's name keeps it: it
 * goes from one document to the next as well. Browsers empty it before another site is opened in the tab:
 * https://html.spec.whatwg.org/multipage/document-sequences.html#resetBCName
 */

export function keep(key: string, value: string | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    window.name = JSON.stringify({ ...parsed(window.name), [key]: value });
  }
}

/** The object that was kept under a key, or an empty one. */
export function kept(key: string): Record<string, unknown> {
  return parsed(keptText(key));
}

function keptText(key: string) {
  try {
    const text = sessionStorage.getItem(key);
    if (text !== null) return text;
  } catch {
    // The name has it.
  }
  const text = parsed(window.name)[key];
  return typeof text === 'string' ? text : '';
}

/** What others may have left there is not ours. */
function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
