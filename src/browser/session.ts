/**
 * Values that last as long as the tab. Where session storage is blocked or full, they are saved in
 * `window.name`, which the next document of the tab can read too. Browsers reset it before another site
 * is opened: https://html.spec.whatwg.org/multipage/document-sequences.html#resetBCName
 */

export function save(key: string, value: string | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    window.name = JSON.stringify({ ...parseObject(window.name), [key]: value });
  }
}

/** The object saved under a key, or an empty one. */
export function load(key: string): Record<string, unknown> {
  return parseObject(loadText(key));
}

function loadText(key: string) {
  try {
    const text = sessionStorage.getItem(key);
    if (text !== null) return text;
  } catch {
    // Storage is blocked: read `window.name`.
  }
  const text = parseObject(window.name)[key];
  return typeof text === 'string' ? text : '';
}

/** Anything but an object is ignored: other scripts may have set `window.name`. */
function parseObject(text: string): Record<string, unknown> {
  // Nearly always: an error, too, costs every visit a millisecond or two.
  if (text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
