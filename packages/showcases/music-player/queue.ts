export type Repeat = 'off' | 'all' | 'one';

/**
 * What plays and in which order. `shuffled` is the order while shuffling, else null, and `later` the one after it: each
 * round has its own, and what comes first in it is known before the last piece of this one ends. `earlier` is the order
 * before it, which leads back to what was heard; it is empty in the first.
 */
export type Queue = {
  order: readonly string[];
  shuffled: readonly string[] | null;
  later: readonly string[];
  earlier: readonly string[];
  repeat: Repeat;
  current: string;
};

const REPEATS: readonly Repeat[] = ['off', 'all', 'one'];

export const isRepeat = (value: unknown): value is Repeat => REPEATS.some((one) => one === value);

export const nextRepeat = (repeat: Repeat): Repeat =>
  REPEATS[(REPEATS.indexOf(repeat) + 1) % REPEATS.length] ?? 'off';

/** `only` limits the playing to some pieces (the favourites); the current one is always among them. */
function playing({ order, shuffled, current }: Queue, only?: ReadonlySet<string>) {
  const all = shuffled ?? order;
  return only ? all.filter((id) => id === current || only.has(id)) : all;
}

const isLastOf = (ids: readonly string[], { current }: Queue) =>
  ids.indexOf(current) === ids.length - 1;

/** The next round of a shuffle. It does not begin with the piece that ended this one. */
function nextRound({ later, current }: Queue, only?: ReadonlySet<string>): readonly string[] {
  const first = later.find((id) => id === current || !only || only.has(id));
  return first === current ? [...later.filter((id) => id !== current), current] : later;
}

/** The piece that the button "next" goes to. After the last comes the first. */
export function following(queue: Queue, only?: ReadonlySet<string>): string {
  const ids = playing(queue, only);
  if (queue.shuffled && isLastOf(ids, queue))
    return playing({ ...queue, shuffled: nextRound(queue, only) }, only)[0] ?? queue.current;
  return ids[(ids.indexOf(queue.current) + 1) % ids.length] ?? queue.current;
}

/** Goes on to the following piece, into the next round of a shuffle after the last. */
export function advance(queue: Queue, random: () => number, only?: ReadonlySet<string>): Queue {
  const current = following(queue, only);
  if (!queue.shuffled || !isLastOf(playing(queue, only), queue)) return { ...queue, current };
  const later = mixed(queue.order, random);
  return { ...queue, current, shuffled: nextRound(queue, only), later, earlier: queue.shuffled };
}

/** Goes back to the preceding piece, at the beginning of a round into the one before. Else the last precedes the first. */
export function retreat(queue: Queue, only?: ReadonlySet<string>): Queue {
  const ids = playing(queue, only);
  const place = ids.indexOf(queue.current);
  const { shuffled, earlier } = queue;
  const heard = earlier.findLast((id) => !only || only.has(id));
  if (place === 0 && shuffled && heard)
    return { ...queue, current: heard, shuffled: earlier, later: shuffled, earlier: [] };
  return { ...queue, current: ids.at(place - 1) ?? queue.current };
}

/** What plays when a piece has ended by itself; null when the music stops here. */
export function afterEnd(queue: Queue, only?: ReadonlySet<string>): string | null {
  if (queue.repeat === 'one') return queue.current;
  const ids = playing(queue, only);
  return isLastOf(ids, queue) && queue.repeat === 'off' ? null : following(queue, only);
}

/** Shuffling begins with the piece that plays, so that every other one is still to come. */
export function shuffle(queue: Queue, isOn: boolean, random: () => number): Queue {
  if (!isOn) return { ...queue, shuffled: null, later: [], earlier: [] };
  const rest = queue.order.filter((id) => id !== queue.current);
  const shuffled = [queue.current, ...mixed(rest, random)];
  return { ...queue, shuffled, later: mixed(queue.order, random), earlier: [] };
}

function mixed(ids: readonly string[], random: () => number): string[] {
  const rest = [...ids];
  for (let index = rest.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    const kept = rest[index] as string;
    rest[index] = rest[other] as string;
    rest[other] = kept;
  }
  return rest;
}

/** Goes to a piece. While shuffling it comes after the current one, so that no other is heard twice or left out. */
export function bring(queue: Queue, id: string): Queue {
  const { shuffled, current } = queue;
  if (!shuffled || id === current) return { ...queue, current: id };
  const rest = shuffled.filter((one) => one !== id);
  const next = rest.toSpliced(rest.indexOf(current) + 1, 0, id);
  return { ...queue, current: id, shuffled: next };
}

/** Moves a piece by `steps` places, as far as the list reaches. */
export function move(queue: Queue, id: string, steps: number): Queue {
  const from = queue.order.indexOf(id);
  if (from < 0) return queue;
  const rest = queue.order.filter((one) => one !== id);
  const to = Math.max(0, Math.min(rest.length, from + steps));
  return { ...queue, order: rest.toSpliced(to, 0, id) };
}
