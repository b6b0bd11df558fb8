type Press = { key: string; ctrlKey: boolean; altKey: boolean; metaKey: boolean };

/** The kind of the focused element: none, one that uses space or enter, a slider, or a text field. */
export type Place = 'page' | 'button' | 'slider' | 'text';

/** The key that is asked something of the player, capital or not; null if the focused control or the browser has it. */
export function keyOf({ key, ctrlKey, altKey, metaKey }: Press, place: Place): string | null {
  if (ctrlKey || altKey || metaKey || place === 'text') return null;
  if (place === 'slider' && key.startsWith('Arrow')) return null;
  if (place === 'button' && key === ' ') return null;
  return key.length === 1 ? key.toLowerCase() : key;
}

/** The kind of an element. */
export function placeOf(target: EventTarget | null): Place {
  if (!(target instanceof Element)) return 'page';
  if (target.matches('input[type="range"]')) return 'slider';
  if (target.matches('button, a, summary, input[type="checkbox"]')) return 'button';
  return target.matches('input, textarea, select, [contenteditable]') ? 'text' : 'page';
}
