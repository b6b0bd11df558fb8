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

/** Where the focus is: on nothing of note, on something that space or enter works, on a slider, in a text. */
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

/** What a key press asks of the player, or null when it belongs to the control in focus or the browser. */
export function actionOf({ key, ctrlKey, altKey, metaKey }: Press, place: Place): Action | null {
  if (ctrlKey || altKey || metaKey || place === 'text') return null;
  if (place === 'slider' && key.startsWith('Arrow')) return null;
  if (place === 'button' && key === ' ') return null;
  return ACTIONS[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/** The place that an element is. */
export function placeOf(target: EventTarget | null): Place {
  if (!(target instanceof Element)) return 'page';
  if (target.matches('input[type="range"]')) return 'slider';
  if (target.matches('button, a, summary, input[type="checkbox"]')) return 'button';
  return target.matches('input, textarea, select, [contenteditable]') ? 'text' : 'page';
}
