import { pitch } from './harmony.ts';
import type { Instrument } from './instruments.ts';
import { randomFrom } from './random.ts';

/** What a voice does in the piece; the drawing of the score gives each its own mark. */
export type Role = 'lead' | 'harmony' | 'bass' | 'beat' | 'air';

type Voice = {
  instrument: Instrument;
  role: Role;
  /** Linear. */
  gain: number;
  /** Part that goes to the reverberation, 0 to 1. */
  send: number;
  /** −1 left to 1 right. */
  pan: number;
  /** How far single notes stray from `pan`, 0 to 1. */
  spread: number;
};

/** Times in seconds, `pitch` in MIDI numbers, `velocity` 0 to 1, `voice` an index. */
export type Note = { at: number; length: number; pitch: number; velocity: number; voice: number };

export type Score = {
  seconds: number;
  seed: number;
  voices: readonly Voice[];
  notes: readonly Note[];
};

/** `swing` delays every second half-beat, in beats; `loose` is how far a hand may be early or late, in seconds. */
export function sketch(options: { bpm: number; seed: number; swing?: number; loose?: number }) {
  const { bpm, seed, swing = 0, loose = 0.006 } = options;
  const random = randomFrom(seed);
  const beat = 60 / bpm;
  const voices: Voice[] = [];
  const notes: Note[] = [];

  const seconds = (at: number) => {
    const isOffBeat = Math.abs((at % 1) - 0.5) < 0.01;
    return (at + (isOffBeat ? swing : 0)) * beat;
  };

  return {
    /** An instrument of the piece; the numbers are those of {@link Voice}. */
    voice(instrument: Instrument, role: Role, gain: number, send = 0, pan = 0, spread = 0) {
      const index = voices.push({ instrument, role, gain, send, pan, spread }) - 1;
      const part = {
        /** One note; `at` and `length` in beats. */
        note(at: number, length: number, midi: number, velocity = 0.7) {
          const early = (random() - 0.5) * 2 * loose;
          notes.push({
            at: Math.max(0, seconds(at) + early),
            length: length * beat,
            pitch: midi,
            velocity: Math.min(1, velocity * (0.92 + random() * 0.16)),
            voice: index,
          });
        },
        /**
         * A melody such as "C5/1.5 -/.5 E G/2": a name or a rest, a slash and its beats. A note without
         * a number stays in the octave of the one before; without a slash it lasts one beat. Returns the
         * beat that the melody ends on. With `strokes` a beat, notes of two beats or more tremble: struck
         * again and again, dying and coming back.
         */
        line(at: number, text: string, velocity = 0.75, transpose = 0, strokes = 0): number {
          let now = at;
          let octave = '';
          for (const token of text.trim().split(/\s+/)) {
            const [name = '', beats = '1'] = token.split('/');
            const length = Number(beats);
            if (name !== '-') {
              octave = /\d/.exec(name)?.[0] ?? octave;
              const key = name.replace(/\d/, '') + octave;
              const count = strokes && length >= 2 ? strokes * length : 1;
              for (let stroke = 0; stroke < count; stroke++) {
                const wave = stroke ? 0.42 + 0.2 * Math.sin((stroke / count) * Math.PI) : 1;
                const held = count > 1 ? 0.34 : length;
                part.note(
                  now + stroke / (strokes || 1),
                  held,
                  pitch(key) + transpose,
                  velocity * wave,
                );
              }
            }
            now += length;
          }
          return now;
        },
        /** Notes together or, with `gap` beats between them, one after the other, each as loud as all or as its turn is. */
        strum(
          at: number,
          length: number,
          notes: readonly number[],
          velocity: number | ((turn: number) => number),
          gap = 0,
        ) {
          const loud = typeof velocity === 'number' ? () => velocity : velocity;
          for (const [turn, midi] of notes.entries())
            part.note(at + turn * gap, length, midi, loud(turn));
        },
      };
      return part;
    },
    /** Ends the piece after `beats`, leaving `tail` seconds for the last notes to die away. */
    finish(beats: number, tail: number): Score {
      const ordered = [...notes].sort((a, b) => a.at - b.at);
      return { seconds: beats * beat + tail, seed, voices, notes: ordered };
    },
  };
}
