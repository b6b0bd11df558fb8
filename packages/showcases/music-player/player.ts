import { PIECES, type Piece, pieceOf } from './pieces.ts';
import type { Place } from './place.ts';
import {
  advance,
  afterEnd,
  bring,
  following,
  move,
  nextRepeat,
  type Queue,
  retreat,
  shuffle,
} from './queue.ts';
import type { Sound } from './render.ts';
import type { Renderer } from './renderer.ts';
import { Soundless, type Speaker } from './speaker.ts';
import type { Memory } from './storage.ts';

type PlayerState = {
  piece: Piece;
  queue: Queue;
  favourites: ReadonlySet<string>;
  /** The list shows, and "next" goes through, favourites alone. */
  isFiltered: boolean;
  status: 'paused' | 'preparing' | 'playing' | 'failed';
  /**
   * Why there is no sound: the code could not be fetched, the browser does not support it, or there is no
   * audio device.
   */
  failure: 'offline' | 'unable' | 'soundless' | null;
  /** How much of the sound is made while preparing, 0 to 1. */
  prepared: number;
  volume: number;
  isMuted: boolean;
  hasShortcuts: boolean;
};

/** The pieces that "next" keeps to, if the favourites alone are shown. Without any, all are played. */
export const onlyOf = ({ isFiltered, favourites }: PlayerState) =>
  isFiltered && favourites.size > 0 ? favourites : undefined;

/** It plays, or will as soon as the sound is made. */
export const isOn = ({ status }: PlayerState) => status === 'playing' || status === 'preparing';

export type Player = ReturnType<typeof createPlayer>;

/** After this many seconds "previous" means "from the beginning". */
const BEGUN = 3;

/** Nobody is led into the last seconds of a piece: the next would begin before they hear where they are. */
const ENDING = 3;

type Made = { id: string; sound: Sound };

export function createPlayer(options: {
  renderer: Renderer;
  speaker: Speaker;
  memory: Memory;
  start: Place;
}) {
  const { renderer, speaker, memory, start } = options;
  const { favourites, volume, isMuted, hasShortcuts, last, ...orders } = memory;
  const listeners: (() => void)[] = [];
  let state: PlayerState = {
    piece: pieceOf(start.id),
    queue: bring({ ...orders, current: last?.id ?? start.id }, start.id),
    favourites: new Set(favourites),
    isFiltered: false,
    status: 'paused',
    failure: null,
    prepared: 0,
    volume,
    isMuted: isMuted || volume === 0,
    hasShortcuts,
  };
  /** The volume that muting comes back to. */
  let audible = volume || 0.8;
  /** Where the piece stands while it does not play. */
  let resting = Math.min(start.position, state.piece.score.seconds - ENDING);
  /** What plays, or played last, and what begins when it ends, if that is made. */
  let sounding: Made | null = null;
  let linedUp: Made | null = null;
  /** A counter of requests, to ignore results of outdated ones. */
  let wish = 0;

  function set(change: Partial<PlayerState>) {
    state = { ...state, ...change };
    lineUp();
    warmFollowing();
    for (const listener of listeners) listener();
  }

  const only = () => onlyOf(state);

  function loudness() {
    speaker.setVolume(state.isMuted ? 0 : state.volume);
  }

  /** Lets what comes after the piece begin at the sample at which it ends, whichever that is by now. */
  function lineUp() {
    if (state.status !== 'playing') return;
    const next = afterEnd(state.queue, only());
    if (linedUp?.id === next) return;
    const sound = next === sounding?.id ? sounding?.sound : next && renderer.ready(next);
    if (linedUp || sound) speaker.follow(sound || null);
    linedUp = next && sound ? { id: next, sound } : null;
  }

  let warming: string | null = null;
  /** Makes the sound of what comes next. */
  function warmFollowing() {
    const next = following(state.queue, only());
    if (state.status !== 'playing' || next === warming || renderer.ready(next)) return;
    warming = next;
    const done = () => {
      if (warming === next) warming = null;
      lineUp();
    };
    renderer.soundOf(pieceOf(next)).then(done, done);
  }

  /** Plays the piece from where it rests. */
  function begin(sound: Sound) {
    speaker.start(sound, resting, ended);
    sounding = { id: state.piece.id, sound };
    linedUp = null;
  }

  async function play() {
    if (isOn(state)) return;
    const mine = ++wish;
    const { piece } = state;
    try {
      set({ status: 'preparing', prepared: renderer.ready(piece.id) ? 1 : 0 });
      const [sound] = await Promise.all([
        renderer.soundOf(piece, (prepared) => {
          if (mine === wish) set({ prepared });
        }),
        speaker.wake(),
      ]);
      if (mine !== wish) return;
      begin(sound);
      set({ status: 'playing' });
    } catch (error) {
      if (mine !== wish) return;
      const cause = navigator.onLine ? 'unable' : 'offline';
      set({ status: 'failed', failure: error instanceof Soundless ? 'soundless' : cause });
    }
  }

  function rest() {
    wish++;
    if (state.status === 'playing') resting = speaker.stop();
    linedUp = null;
  }

  /** The queue once `next`, which comes by itself, has begun. */
  const queueAt = (next: string) =>
    next === state.queue.current ? state.queue : advance(state.queue, Math.random, only());

  function go(queue: Queue, shallPlay: boolean) {
    rest();
    resting = 0;
    set({ piece: pieceOf(queue.current), queue, status: 'paused', prepared: 0 });
    if (shallPlay) void play();
  }

  function ended(isFollowed: boolean) {
    const next = afterEnd(state.queue, only());
    resting = 0;
    const followed = isFollowed && linedUp?.id === next ? linedUp : null;
    linedUp = null;
    if (next && followed) {
      sounding = followed;
      set({ piece: pieceOf(next), queue: queueAt(next) });
      return;
    }
    wish++;
    set({ status: 'paused' });
    if (next) go(queueAt(next), true);
  }

  const player = {
    /** Takes over what another tab has changed and this one only shows. */
    adopt({ order, favourites, hasShortcuts }: Memory) {
      set({ favourites: new Set(favourites), queue: { ...state.queue, order }, hasShortcuts });
    },
    state: () => state,
    /** Seconds into the piece. */
    position: () => (state.status === 'playing' ? speaker.position() : resting),
    // Not only from the renderer, which keeps few: what plays may not be among them any more.
    sound: () =>
      sounding?.id === state.piece.id ? sounding.sound : renderer.ready(state.piece.id),
    subscribe: (listener: () => void) => void listeners.push(listener),
    play: () => void play(),
    pause() {
      rest();
      set({ status: 'paused' });
    },
    toggle: (): void => (isOn(state) ? player.pause() : player.play()),
    /** Goes to a piece and plays it from its beginning. */
    choose: (id: string) => go(bring(state.queue, id), true),
    /** Goes to a place in a piece and waits there. */
    visit({ id, position }: Place) {
      go(bring(state.queue, id), false);
      player.seek(position);
    },
    next: () => go(advance(state.queue, Math.random, only()), isOn(state)),
    /** To the beginning, or to the piece before when it has hardly begun. */
    previous() {
      if (player.position() > BEGUN) player.seek(0);
      else go(retreat(state.queue, only()), isOn(state));
    },
    seek(seconds: number) {
      // Nor is anybody led back who is there already.
      const last = Math.max(state.piece.score.seconds - ENDING, player.position());
      resting = Math.max(0, Math.min(seconds, last));
      const sound = player.sound();
      if (state.status === 'playing' && sound) begin(sound);
      set({});
    },
    /** @param isSettled - false while the thumb is held: muting comes back to where it rested */
    setVolume(wanted: number, isSettled = true) {
      const volume = Math.max(0, Math.min(1, wanted));
      if (isSettled && volume > 0) audible = volume;
      set({ volume, isMuted: volume === 0 });
      loudness();
    },
    toggleMute() {
      set(state.isMuted ? { isMuted: false, volume: state.volume || audible } : { isMuted: true });
      loudness();
    },
    toggleShuffle: () => set({ queue: shuffle(state.queue, !state.queue.shuffled, Math.random) }),
    cycleRepeat: () => set({ queue: { ...state.queue, repeat: nextRepeat(state.queue.repeat) } }),
    toggleFavourite(id: string) {
      const favourites = new Set(state.favourites);
      if (!favourites.delete(id)) favourites.add(id);
      set({ favourites });
    },
    filter: (isFiltered: boolean) => set({ isFiltered }),
    move: (id: string, steps: number) => set({ queue: move(state.queue, id, steps) }),
    /** The list is in the order that it came with. */
    restoreOrder: (): void => player.arrange(PIECES.map(({ id }) => id)),
    /** The list is in this order of all pieces. */
    arrange: (order: readonly string[]) => set({ queue: { ...state.queue, order } }),
    setShortcuts: (hasShortcuts: boolean) => set({ hasShortcuts }),
    /** Makes the sound of the current piece before anybody asks for it. */
    warm: () =>
      renderer.soundOf(state.piece).then(
        () => set({}),
        () => {},
      ),
    memory(): Memory {
      const { queue, volume, isMuted, hasShortcuts } = state;
      const { current: id, ...orders } = queue;
      const favourites = PIECES.map((piece) => piece.id).filter((one) => state.favourites.has(one));
      const last = { id, position: player.position() };
      return { ...orders, favourites, volume, isMuted, hasShortcuts, last };
    },
  };
  loudness();
  return player;
}
