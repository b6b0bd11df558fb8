import { code } from '../browser/language.ts';

/** A place in the music: a piece and the seconds into it. */
export type Place = { id: string; position: number };

/** The fragment of an address that leads to a place, in whole seconds: `#piece=farol&t=83`. */
function fragmentOf({ id, position }: Place): string {
  return `#piece=${id}&t=${Math.max(0, Math.floor(position))}`;
}

/** The address of a place, in the language of whoever shares it. `page` is any address of the player's page. */
export function linkTo(place: Place, page: string): string {
  return new URL(`?lang=${code}${fragmentOf(place)}`, page).href;
}

export function isLost(fragment: string, known: readonly string[]): boolean {
  const id = new URLSearchParams(fragment.slice(1)).get('piece');
  return id !== null && !known.includes(id);
}

/** The place that a fragment leads to, or null if there is no such piece. A wrong time is the beginning. */
export function placeIn(fragment: string, known: readonly string[]): Place | null {
  const values = new URLSearchParams(fragment.slice(1));
  const id = values.get('piece');
  if (id === null || !known.includes(id)) return null;
  const seconds = Number(values.get('t'));
  return { id, position: Number.isFinite(seconds) && seconds > 0 ? seconds : 0 };
}
