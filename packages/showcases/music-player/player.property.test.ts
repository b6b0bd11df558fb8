/**
 * Whatever a listener does, in any order, while pieces end by themselves, are made late and another tab changes
 * the list: one piece plays at most, it is the one that the page shows, and what begins after it is what the
 * queue says, at the sample at which it ends.
 */
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { forAll, step } from '../property.ts';
import { PIECES } from './pieces.ts';
import { createPlayer, onlyOf } from './player.ts';
import { afterEnd } from './queue.ts';
import type { Sound } from './render.ts';
import { createRenderer } from './renderer.ts';
import type { Order, Reply } from './renderer.worker.ts';
import type { Speaker } from './speaker.ts';
import { parseMemory } from './storage.ts';

const ids = PIECES.map(({ id }) => id);
const id = fc.constantFrom(...ids);

/** A loudspeaker whose clock the test moves. */
function fakeSpeaker() {
  type Playing = { sound: Sound; at: number; seconds: number };
  let playing: Playing | null = null;
  let next: Sound | null = null;
  let hear: (isFollowed: boolean) => void = () => {};
  /** Seconds without sound between two pieces. */
  const gaps: boolean[] = [];
  const length = (sound: Sound) => sound.left.length;
  const speaker: Speaker = {
    analyser: () => null,
    wake: () => Promise.resolve(),
    start(sound, offset, onEnded) {
      playing = { sound, at: offset, seconds: length(sound) };
      next = null;
      hear = onEnded;
    },
    follow(sound) {
      next = sound;
    },
    stop() {
      const at = playing?.at ?? 0;
      playing = null;
      next = null;
      return at;
    },
    position: () => playing?.at ?? 0,
    setVolume: () => {},
  };
  return {
    speaker,
    gaps,
    heard: () => playing?.sound,
    lined: () => next,
    pass(seconds: number) {
      if (!playing) return;
      playing.at += seconds;
      if (playing.at < playing.seconds) return;
      const isFollowed = next !== null;
      gaps.push(!isFollowed);
      playing = next && { sound: next, at: 0, seconds: length(next) };
      next = null;
      hear(isFollowed);
    },
  };
}

/** A renderer whose worker makes a sound of as many samples as the piece has seconds, when the test says so. */
function slowRenderer() {
  const orders: Order[] = [];
  const names = new Map<Float32Array, string>();
  let hear: (event: { data: Reply }) => void = () => {};
  vi.stubGlobal(
    'Worker',
    class {
      postMessage = (order: Order) => orders.push(order);
      addEventListener(type: string, listener: typeof hear) {
        if (type === 'message') hear = listener;
      }
    },
  );
  return {
    renderer: createRenderer(),
    make() {
      for (const { id, score } of orders.splice(0)) {
        const samples = new Float32Array(Math.ceil(score.seconds));
        names.set(samples, id);
        hear({ data: { id, left: samples, right: samples } });
      }
    },
    nameOf: (sound: Sound | undefined | null) => (sound ? names.get(sound.left) : undefined),
  };
}

const steps = fc.oneof(
  step(3, 'choose', { id }),
  step(8, [
    'toggle',
    'next',
    'previous',
    'toggleShuffle',
    'cycleRepeat',
    'toggleMute',
    'restoreOrder',
  ]),
  step(3, 'seek', { to: fc.integer({ min: -20, max: 200 }) }),
  step(2, 'favourite', { id }),
  step(1, 'filter', { isOn: fc.boolean() }),
  step(2, 'move', { id, by: fc.integer({ min: -9, max: 9 }) }),
  step(1, 'visit', { id, position: fc.double({ min: 0, max: 1e6, noNaN: true }) }),
  step(1, 'adopt', { order: fc.shuffledSubarray(ids, { minLength: ids.length }) }),
  step(1, 'volume', {
    to: fc.oneof(fc.constant(0), fc.double({ min: -1, max: 2, noNaN: true })),
    isSettled: fc.boolean(),
  }),
  step(8, 'wait', { seconds: fc.constantFrom(0.5, 2, 20, 61, 200) }),
);

test('one piece plays at most, the one that is shown, and then the one that comes next', async () => {
  const random = Math.random;
  await forAll(
    300,
    fc.array(fc.record({ done: steps, isMade: fc.boolean() }), { maxLength: 50, size: 'max' }),
    fc.integer(),
    async (list, seed) => {
      let state = seed;
      // Shuffles as the case says, so that a failure is found again.
      Math.random = () => {
        state = (Math.imul(state, 1664525) + 1013904223) | 0;
        return (state >>> 0) / 2 ** 32;
      };
      const { speaker, gaps, heard, lined, pass } = fakeSpeaker();
      const { renderer, make, nameOf } = slowRenderer();
      const memory = parseMemory(null, ids);
      const start = { id: ids[0] ?? '', position: 0 };
      const player = createPlayer({ renderer, speaker, memory, start });
      for (const { done, isMade } of list) {
        const before = player.state();
        switch (done.do) {
          case 'choose':
            player.choose(done.id);
            expect(player.state().piece.id).toBe(done.id);
            break;
          case 'toggle':
          case 'next':
          case 'previous':
          case 'cycleRepeat':
            player[done.do]();
            break;
          case 'toggleShuffle':
            player.toggleShuffle();
            // Off again is the order as it was.
            expect(player.state().queue.order).toEqual(before.queue.order);
            break;
          case 'toggleMute':
            player.toggleMute();
            // Back is heard, also after the volume was drawn to nothing.
            expect(player.state().isMuted).toBe(!before.isMuted);
            if (before.isMuted) expect(player.state().volume).toBeGreaterThan(0);
            break;
          case 'seek': {
            const { seconds } = before.piece.score;
            player.seek(done.to);
            const at = player.position();
            if (done.to <= seconds - 3) expect(at).toBe(Math.max(0, done.to));
            // Never back by a key that goes forward, nor into the last seconds.
            else expect(at).toBeGreaterThanOrEqual(seconds - 3);
            break;
          }
          case 'favourite':
            player.toggleFavourite(done.id);
            break;
          case 'filter':
            player.filter(done.isOn);
            break;
          case 'move':
            player.move(done.id, done.by);
            break;
          case 'visit':
            player.visit({ id: done.id, position: done.position });
            expect(player.state().status).toBe('paused');
            break;
          case 'adopt':
            player.adopt({ ...player.memory(), order: done.order });
            break;
          case 'restoreOrder':
            player.restoreOrder();
            expect(player.state().queue.order).toEqual(ids);
            break;
          case 'volume':
            player.setVolume(done.to, done.isSettled);
            expect(player.state().isMuted).toBe(done.to <= 0);
            break;
          case 'wait': {
            const next = afterEnd(before.queue, onlyOf(before));
            const isLined = nameOf(lined()) === next && next !== null;
            const count = gaps.length;
            pass(done.seconds);
            // It ended: what was made already followed without a gap.
            if (gaps.length > count && next) {
              expect(player.state().piece.id).toBe(next);
              expect(gaps.at(-1)).toBe(!isLined);
            }
            break;
          }
        }
        if (isMade) make();
        // Promises of what was made settle.
        for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();

        const now = player.state();
        const { queue, status, piece } = now;
        const only = onlyOf(now);
        expect([...queue.order].sort()).toEqual([...ids].sort());
        expect([...(queue.shuffled ?? ids)].sort()).toEqual([...ids].sort());
        expect(queue.current).toBe(piece.id);
        expect(now.volume).toBeGreaterThanOrEqual(0);
        expect(now.volume).toBeLessThanOrEqual(1);
        expect(player.position()).toBeGreaterThanOrEqual(0);
        expect(player.position()).toBeLessThanOrEqual(Math.ceil(piece.score.seconds));
        expect(heard() !== undefined).toBe(status === 'playing');
        if (status === 'playing') {
          // The sound of what plays is kept, so that one can go to another second.
          expect(nameOf(heard())).toBe(piece.id);
          expect(player.sound()).toBe(heard());
          const next = afterEnd(queue, only);
          const isReady = next !== null && (next === piece.id || renderer.ready(next));
          // What was lined up stays so, also once the renderer no longer keeps it.
          if (lined() || isReady) expect(nameOf(lined())).toBe(next);
        }
        // What is kept comes back as it is.
        const kept: unknown = JSON.parse(JSON.stringify(player.memory()));
        expect(parseMemory(kept, ids)).toEqual(player.memory());
        // Whoever comes back hears what would have come.
        const again = createPlayer({
          renderer: createRenderer(),
          speaker: fakeSpeaker().speaker,
          memory: parseMemory(kept, ids),
          start: { id: piece.id, position: 0 },
        });
        expect(again.state().queue).toEqual(queue);
      }
    },
  );
  Math.random = random;
  vi.unstubAllGlobals();
});
