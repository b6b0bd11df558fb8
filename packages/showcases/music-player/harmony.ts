const STEPS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

const QUALITIES: Readonly<Record<string, readonly number[]>> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  6: [0, 4, 7, 9],
  m6: [0, 3, 7, 9],
  7: [0, 4, 7, 10],
  m7: [0, 3, 7, 10],
  maj7: [0, 4, 7, 11],
  9: [0, 4, 10, 14],
  m9: [0, 3, 7, 10, 14],
  maj9: [0, 4, 7, 11, 14],
  13: [0, 4, 10, 21],
  '7b9': [0, 4, 7, 10, 13],
  m7b5: [0, 3, 6, 10],
  add9: [0, 4, 7, 14],
  sus4: [0, 5, 7],
};

export type Chord = { root: number; classes: readonly number[] };

/** Half tones above C. */
const stepOf = (letter: string, accidental: string) =>
  (STEPS[letter] ?? 0) + (accidental === '#' ? 1 : accidental === 'b' ? -1 : 0);

/** Reads "F#m7b5". Throws on a name it does not know: a wrong chord would be heard, not seen. */
export function chord(name: string): Chord {
  const [, letter = '', accidental = '', quality = ''] = /^([A-G])([#b]?)(.*)$/.exec(name) ?? [];
  const steps = QUALITIES[quality];
  if (!letter || !steps) throw new Error(`No such chord: ${name}`);
  const root = (stepOf(letter, accidental) + 12) % 12;
  return { root, classes: steps.map((step) => (root + step) % 12) };
}

/** Reads "Bb4" as a MIDI number; middle C is C4, 60. Throws on anything else. */
export function pitch(name: string): number {
  const [, letter, accidental = '', octave] = /^([A-G])([#b]?)(\d)$/.exec(name) ?? [];
  if (!letter || !octave) throw new Error(`No such note: ${name}`);
  return stepOf(letter, accidental) + 12 * (Number(octave) + 1);
}

/**
 * The chord's own notes upwards from `lowest` (MIDI). Keeping `lowest` through a progression moves
 * each voice by the smallest step, which is what makes simple chords sound led and not jumped.
 */
export function voicing({ classes }: Chord, lowest: number, count: number): number[] {
  const found: number[] = [];
  for (let note = lowest; found.length < count; note++) {
    if (classes.includes(note % 12)) found.push(note);
  }
  return found;
}

/** The first note at or above `lowest` (MIDI) with this pitch class. */
export function above(pitchClass: number, lowest: number): number {
  return lowest + ((((pitchClass - lowest) % 12) + 12) % 12);
}

export const hertz = (midi: number) => 440 * 2 ** ((midi - 69) / 12);
