export type Action =
  | 'toggle'
  | 'back'
  | 'forward'
  | 'louder'
  | 'quieter'
  | 'mute'
  | 'next'
  | 'previous'
  | 'shuffle'
  | 'repeat'
  | 'favourite';

type Press = { key: string; ctrlKey: boolean; altKey: boolean; metaKey: boolean };

/** The kind of the focused element: none, one that uses space or enter, a slider, or a text field. */
export type Place = 'page' | 'button' | 'slider' | 'text';

const ACTIONS: Readonly<Record<string, Action>> = {
  ' ': 'toggle',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  ArrowUp: 'louder',
  ArrowDown: 'quieter',
  m: 'mute',
  n: 'next',
  p: 'previous',
  s: 'shuffle',
  r: 'repeat',
  f: 'favourite',
};

/** The player's action for a key press; null if the focused control or the browser handles the key. */
export function actionOf({ key, ctrlKey, altKey, metaKey }: Press, place: Place): Action | null {
  if (ctrlKey || altKey || metaKey || place === 'text') return null;
  if (place === 'slider' && key.startsWith('Arrow')) return null;
  if (place === 'button' && key === ' ') return null;
  return ACTIONS[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/** The kind of an element. */
export function placeOf(target: EventTarget | null): Place {
  if (!(target instanceof Element)) return 'page';
  if (target.matches('input[type="range"]')) return 'slider';
  if (target.matches('button, a, summary, input[type="checkbox"]')) return 'button';
  return target.matches('input, textarea, select, [contenteditable]') ? 'text' : 'page';
}
