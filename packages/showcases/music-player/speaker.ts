import { RATE } from './rate.ts';
import type { Sound } from './render.ts';
import { WINDOW } from './spectrum.ts';

/** Seconds in which sound comes and goes: long enough not to click, too short to notice. */
const RAMP = 0.014;

/**
 * The time-out for opening an audio device, in ms; wireless ones are slow. Without a device Firefox waits
 * for ever and reports no error.
 */
const WAKING = 6000;

/** No audio device plays the sound. */
export class Soundless extends Error {}

export type Speaker = ReturnType<typeof createSpeaker>;

/** Seconds between asking for a sound and its beginning: what begins at once does so at a sample nobody knows. */
const LEAD = 0.01;

type Playing = {
  source: AudioBufferSourceNode;
  envelope: GainNode;
  startedAt: number;
  offset: number;
  seconds: number;
};

/** The browser's side of the sound: samples in, loudspeaker and analyser out. */
export function createSpeaker() {
  let context: AudioContext | null = null;
  let gain: GainNode | null = null;
  let analyser: AnalyserNode | null = null;
  let volume = 1;
  let playing: Playing | null = null;
  let following: Playing | null = null;
  let hear: (isFollowed: boolean) => void = () => {};
  const buffers = new WeakMap<Sound, AudioBuffer>();

  function open(): AudioContext {
    if (context) return context;
    context = new AudioContext();
    gain = context.createGain();
    gain.gain.value = volume * volume;
    analyser = context.createAnalyser();
    analyser.fftSize = WINDOW;
    analyser.smoothingTimeConstant = 0.72;
    // The analyser is before the gain, so the picture does not depend on the volume.
    analyser.connect(gain).connect(context.destination);
    return context;
  }

  function bufferOf(sound: Sound, device: AudioContext): AudioBuffer {
    const made = buffers.get(sound);
    if (made) return made;
    const buffer = device.createBuffer(2, sound.left.length, RATE);
    buffer.copyToChannel(sound.left, 0);
    buffer.copyToChannel(sound.right, 1);
    // One copy is enough: from here on the page reads the samples out of the buffer.
    sound.left = buffer.getChannelData(0);
    sound.right = buffer.getChannelData(1);
    buffers.set(sound, buffer);
    return buffer;
  }

  /** Seconds into the piece, exact to the sample clock of the device. */
  function position(): number {
    if (!context || !playing) return 0;
    const { offset, startedAt, seconds } = playing;
    return Math.min(seconds, offset + Math.max(0, context.currentTime - startedAt));
  }

  /** Lets a sound begin at a second of the device's clock. */
  function begin(sound: Sound, device: AudioContext, startedAt: number, offset: number): Playing {
    const source = device.createBufferSource();
    source.buffer = bufferOf(sound, device);
    const envelope = device.createGain();
    source.connect(envelope);
    if (analyser) envelope.connect(analyser);
    source.start(startedAt, offset);
    const mine = { source, envelope, startedAt, offset, seconds: source.buffer.duration };
    source.onended = () => {
      source.disconnect();
      envelope.disconnect();
      if (playing !== mine) return;
      playing = following;
      following = null;
      hear(playing !== null);
    };
    return mine;
  }

  function silence({ source, envelope }: Playing, device: AudioContext) {
    const now = device.currentTime;
    envelope.gain.cancelScheduledValues(now);
    envelope.gain.setTargetAtTime(0, now, RAMP / 3);
    source.stop(now + RAMP * 2);
  }

  /** Stops and returns the second at which it stopped. */
  function stop(): number {
    if (!context || !playing) return 0;
    const at = position();
    const sounding = [playing, following];
    playing = following = null;
    for (const one of sounding) if (one) silence(one, context);
    return at;
  }

  return {
    analyser: () => analyser,
    position,
    stop,
    /**
     * Must be called from a click or a key the first time: browsers allow sound only then. Rejects with
     * `Soundless` when nothing has let it out in time.
     */
    async wake() {
      const device = open();
      if (device.state === 'running') return;
      const { promise: tooLate, reject } = Promise.withResolvers<never>();
      const timer = setTimeout(() => reject(new Soundless()), WAKING);
      try {
        await Promise.race([device.resume(), tooLate]);
      } catch (error) {
        // A context without an audio device stays silent. A new one may find a device that was connected later.
        if (context === device) context = gain = analyser = null;
        void device.close();
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    /**
     * Plays `sound` from `offset` seconds, instead of whatever plays. `onEnded`: it came to its end, and what
     * was to follow it plays already, if anything was.
     */
    start(sound: Sound, offset: number, onEnded: (isFollowed: boolean) => void) {
      stop();
      const device = open();
      const at = device.currentTime + LEAD;
      hear = onEnded;
      playing = begin(sound, device, at, offset);
      playing.envelope.gain.setValueAtTime(0, at);
      playing.envelope.gain.linearRampToValueAtTime(1, at + RAMP);
    },
    /** What begins at the very sample at which the sound that plays ends, or null. */
    follow(sound: Sound | null) {
      if (!context || !playing) return;
      if (following) silence(following, context);
      const { startedAt, seconds, offset } = playing;
      following = sound && begin(sound, context, startedAt + seconds - offset, 0);
    },
    /** @param next - 0 to 1 */
    setVolume(next: number) {
      volume = next;
      if (!context || !gain) return;
      // Ears hear in ratios: the square makes the middle of the slider sound like the middle.
      gain.gain.setTargetAtTime(next * next, context.currentTime, 0.02);
    },
  };
}
