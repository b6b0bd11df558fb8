/** The eight pieces, written out: chords, melodies and how each instrument plays them. */
import { above, type Chord, chord, voicing } from './harmony.ts';
import { randomFrom } from './random.ts';
import { type Score, sketch } from './score.ts';

/** Goes through the chords of a piece, one every `beats`; the last of them is often another. */
function eachChord(
  names: string,
  beats: number,
  play: (now: Chord, at: number, bar: number, isLast: boolean) => void,
) {
  const all = names.split(' ');
  for (const [bar, name] of all.entries())
    play(chord(name), bar * beats, bar, bar === all.length - 1);
}

/** Eight times the same note, as a rhythm has it. */
const EIGHT = Array<number>(8).fill(60);

/** 06h10. A held breath in D, with the raised fourth of a sky that is not sure yet. */
export function beforeTheCock(): Score {
  const { voice, finish } = sketch({ bpm: 63, seed: 610, loose: 0.012 });
  const pad = voice('pad', 'air', 0.27, 0.5, 0, 0.8);
  const bass = voice('bass', 'bass', 0.5, 0.1);
  const left = voice('piano', 'harmony', 0.5, 0.45, -0.25);
  const right = voice('piano', 'lead', 0.8, 0.5, 0.15);
  const bell = voice('bell', 'beat', 0.3, 0.7, 0, 0.7);
  const random = randomFrom(61);

  const basses = [38, 38, 35, 43, 38, 42, 43, 45, 38];
  eachChord('Dmaj9 E6 Bm9 Gmaj9 Dmaj9 F#m7 Gmaj9 Asus4 Dadd9', 8, (now, at, index, isLast) => {
    pad.strum(at, 8, voicing(now, 54, 4), 0.62);
    bass.note(at, 7.6, basses[index] ?? 38, 0.6);
    const [a = 57, b = 61, c = 64, d = 69] = voicing(now, 57, 4);
    if (!isLast) left.strum(at + 0.5, 2.4, [a, b, c, d, c, b], (step) => 0.32 + 0.04 * step, 1);
    if (index > 1) {
      const top = voicing(now, 86, 3);
      for (let call = 0; call < 3; call++) {
        const note = top[Math.floor(random() * top.length)] ?? 86;
        bell.note(at + 1.5 + Math.floor(random() * 11) / 2, 1, note, 0.35 + random() * 0.3);
      }
    }
  });
  right.line(
    8,
    `-/2 F#5 E B4/4 - D5 F# A/1.5 F#/.5 C#/3 -/2 D F# B/1.5 A/.5 F#/2
    E/4 - A4 D5 E C#/3 E A/4 - B A F# D/4 E/3 D B4/4
    A D5 F# A/5`,
    0.5,
  );
  left.strum(66.4, 5, [50, 57, 62, 66, 69, 74], 0.4, 0.32);
  return finish(72, 4.5);
}

/** 08h30. A kitchen waltz for two guitars. */
export function breadAndButter(): Score {
  const { voice, finish } = sketch({ bpm: 138, seed: 830, loose: 0.008 });
  const second = voice('nylon', 'harmony', 0.56, 0.18, -0.4, 0.1);
  const low = voice('nylon', 'bass', 0.85, 0.1, -0.2);
  const first = voice('guitarra', 'lead', 1.75, 0.28, 0.3);
  const glass = voice('mallet', 'air', 0.4, 0.4, 0.1);
  const brush = voice('brush', 'beat', 0.24, 0.15, 0.05);

  const a = 'G G C G Em Am D D7 G G C Cm G D7 G G';
  const b = 'Em Em Am Am D7 D7 G G7 C Cm G E7 A7 D7 G G';
  eachChord(`${a} ${b} ${a}`, 3, (now, at, bar, isLast) => {
    const fifth = above(now.classes[2] ?? now.root, 40);
    low.note(at, isLast ? 5 : 2.6, bar % 2 ? fifth : above(now.root, 40), 0.75);
    const hand = voicing(now, 55, 3);
    if (!isLast) {
      for (const beat of [1, 2]) {
        second.strum(at + beat, 0.8, hand, beat === 1 ? 0.55 : 0.45, 0.018);
        if (bar >= 8) brush.note(at + beat, 0.2, 60, beat === 1 ? 0.6 : 0.42);
      }
    }
  });
  const melodyA = `B4 D5 G F#/1.5 E/.5 D E/2 C B4/2 D5 G4 B E5
    D/1.5 C/.5 A4 F# A D5 C/2 A4 B D5 G A/1.5 G/.5 F# G/2 E
    D#/2 G D B4 G A/1.5 B/.5 C5 G4/5 -`;
  const melodyB = `E5 G B G/2 F# E C A4 B C5 E D F# A
    G/2 F# D/3 F/2 D E G C6 C G5 D# D G B G#/2 B
    A G E F# E C G/5 -`;
  const middle = first.line(0, melodyA, 0.72);
  const again = first.line(middle, melodyB, 0.8);
  first.line(again, melodyA, 0.8);
  glass.line(again, melodyA, 0.6, 12);
  second.strum(141.1, 5, [55, 59, 62, 67, 71, 79], 0.6, 0.09);
  return finish(144, 4);
}

/** 10h45. The tram's own pace: a mallet that never stops, a flute that looks out of the window. */
export function unhurriedTram(): Score {
  const { voice, finish } = sketch({ bpm: 104, seed: 1045, swing: 0.06 });
  const mallet = voice('mallet', 'harmony', 0.6, 0.25, -0.3, 0.25);
  const bass = voice('bass', 'bass', 0.5, 0.04);
  const flute = voice('flute', 'lead', 0.56, 0.35, 0.18);
  const pad = voice('pad', 'air', 0.24, 0.4, 0, 0.8);
  const shaker = voice('shaker', 'beat', 0.6, 0.1, 0.35);
  const kick = voice('kick', 'beat', 0.42);
  const rim = voice('rim', 'beat', 0.7, 0.25, -0.1);
  const bell = voice('bell', 'beat', 0.5, 0.4, 0.4);

  const a = 'C Am7 Fmaj7 G6 C Am7 Dm7 G7';
  const b = 'Fmaj7 G6 Em7 Am7 Dm7 G7 C C';
  eachChord(`C Am7 Fmaj7 G6 ${a} ${b} ${a} Fmaj7 G6 C C`, 4, (now, at, bar, isLast) => {
    const [x = 60, y = 64, z = 67] = voicing(now, 60, 3);
    const figure = [x, z, y, x + 12, z, y, z, y];
    if (!isLast) {
      mallet.strum(at, 0.5, figure, (step) => (step % 3 === 0 ? 0.72 : 0.46), 0.5);
      const root = above(now.root, 36);
      bass.note(at, 1.3, root, 0.8);
      bass.note(at + 1.5, 0.9, root + 7, 0.6);
      bass.note(at + 3, 0.9, bar % 2 ? root + 7 : root + 12, 0.6);
    } else {
      mallet.strum(at, 4, [48, 60, 64, 67, 72], 0.6);
      bass.note(at, 3.5, 36, 0.7);
    }
    if (bar >= 4 && !isLast) {
      pad.strum(at, 4, voicing(now, 55, 3), 0.5);
      shaker.strum(at, 0.1, EIGHT, (step) => (step % 2 ? 0.8 : 0.5), 0.5);
      kick.note(at, 0.3, 36, 0.7);
      kick.note(at + 2.5, 0.3, 36, 0.5);
      rim.note(at + 1, 0.1, 60, 0.55);
      rim.note(at + 3, 0.1, 60, 0.65);
    }
  });
  const melodyA = `-/.5 G4/.5 C5 E/1.5 D/.5 C/2 A4 - -/.5 A/.5 C5 F/1.5 E/.5 D/3 -
    -/.5 G4/.5 C5 E G A/1.5 G/.5 E/2 F E/.5 D/1.5 C D/1.5 B4/.5 G/2`;
  const melodyB = `A5/1.5 G/.5 F C B4 D5 G/2 G/1.5 F/.5 E B4 C5 E A/2
    F A D F E D B4/2 C5/5 -/3`;
  const second = flute.line(16, melodyA, 0.66);
  const third = flute.line(second, melodyB, 0.72);
  flute.line(third, `${melodyA} A5/2 F/2 G/2 D/2 E D C/5`, 0.7);
  for (const at of [0, 0.5, 14.5, 15, 126, 126.5]) bell.note(at, 1, 88, 0.5);
  return finish(128, 3.5);
}

/** 13h00. Six slow notes a bar, cicadas, and a melody that keeps nodding off. */
export function siestaInTheYard(): Score {
  const { voice, finish } = sketch({ bpm: 150, seed: 1300, loose: 0.014 });
  const hand = voice('nylon', 'harmony', 0.72, 0.32, -0.2, 0.15);
  const thumb = voice('nylon', 'bass', 0.95, 0.2, -0.1);
  const tune = voice('nylon', 'lead', 1.4, 0.42, 0.25);
  const flute = voice('flute', 'air', 0.24, 0.7, 0.4);
  const cicada = voice('cicada', 'beat', 0.05, 0.2, -0.5);

  const loop = 'Am9 D6 Am9 D6 Fmaj7 G6 Em7 E7';
  eachChord(`Am9 Am9 ${loop} ${loop} ${loop} Am9 Am9`, 6, (now, at, bar, isLast) => {
    thumb.note(at, 5.6, above(now.root, 40), 0.62);
    if (isLast) {
      hand.strum(at + 0.5, 7, [52, 57, 60, 64, 71], 0.5, 0.35);
      return;
    }
    const [x = 57, y = 60, z = 64, w = 67] = voicing(now, 57, 4);
    hand.strum(at + 1, 2.6, [y, z, w, z, y], (step) => (step === 2 ? 0.6 : 0.46), 1);
    if (bar % 4 === 3) hand.note(at + 5, 1, x, 0.4);
  });
  const melody = `E5/3 C/2 B4 A/4 B/2 C5/3 B4/2 G F#/4 A/2 C5/3 D/2 C B4/3 D5/3
    E/3 D/2 B4 G#/5 -`;
  const answer = `- E5/2 A/2 G F#/4 E/2 - C/2 E/2 D B4/4 A/2 A/2 C5/2 F/2
    E/2 D/2 B4/2 G5/3 F# E/2 E/3 D B4/2 A/12`;
  const later = tune.line(12 + 48, melody, 0.66);
  tune.line(later, answer, 0.7);
  flute.line(later, melody, 0.5, 12);
  tune.line(36, 'C5/3 D/2 C B4/4 -/2 G/3 B/3 B/5 -', 0.55);
  cicada.note(0, 150, 60, 0.8);
  return finish(168, 4);
}

/** 16h20. A bossa for the beach vendor who shouts the name of the cake. */
export function beachDoughnut(): Score {
  const { voice, finish } = sketch({ bpm: 132, seed: 1620, loose: 0.007 });
  const guitar = voice('nylon', 'harmony', 0.5, 0.16, -0.28, 0.08);
  const bass = voice('bass', 'bass', 0.48, 0.04);
  const flute = voice('flute', 'lead', 0.5, 0.3, 0.15);
  const keys = voice('keys', 'air', 0.46, 0.3, 0.35, 0.15);
  const shaker = voice('shaker', 'beat', 0.7, 0.08, 0.4);
  const rim = voice('rim', 'beat', 0.62, 0.2, -0.35);
  const kick = voice('kick', 'beat', 0.3);

  const a = 'Fmaj9 Fmaj9 Gm9 C13 Am7 D7b9 Gm9 C13';
  const b = 'Bbmaj7 Bbm6 Am7 D7b9 Gm9 C13 Fmaj9 C13';
  const clave = [0, 1.5, 3, 5, 6.5];
  const form = `Fmaj9 Gm9 Am7 C13 ${a} ${a} ${b} ${a} Gm9 C13 Fmaj9 Fmaj9`;
  eachChord(form, 4, (now, at, bar, isLast) => {
    const grip = voicing(now, 55, 4);
    const root = above(now.root, 33);
    if (isLast) {
      guitar.strum(at, 5, grip, 0.6, 0.12);
      bass.note(at, 4, root, 0.7);
      return;
    }
    const lengths = bar % 2 ? { 0.5: 0.8, 1.5: 1.2, 3: 0.9 } : { 0: 1.2, 1.5: 0.8, 2.5: 1.3 };
    // Sorted, because whole numbers come first among keys.
    for (const [beat, length] of Object.entries(lengths).sort())
      guitar.strum(at + Number(beat), length, grip, 0.52);
    bass.note(at, 1.4, root, 0.8);
    bass.note(at + 1.5, 0.4, root + 7, 0.5);
    bass.note(at + 2, 1.4, root + 7, 0.74);
    bass.note(at + 3.5, 0.4, root, 0.5);
    if (bar >= 2) {
      shaker.strum(at, 0.1, EIGHT, (step) => (step % 4 === 3 ? 0.85 : 0.5), 0.5);
      kick.note(at, 0.3, 36, 0.5);
      kick.note(at + 2, 0.3, 36, 0.6);
    }
    if (bar >= 4 && bar % 2 === 0) for (const beat of clave) rim.note(at + beat, 0.1, 60, 0.5);
    if (bar >= 12 && bar % 4 > 1) keys.strum(at + 0.5, 2.5, voicing(now, 67, 3), 0.4);
  });
  const tune = `C5/1.5 A4 C5/1.5 E D/.5 C/2.5 D/1.5 A#4 D5/1.5 E D/.5 A4/2.5
    C5/1.5 E G/1.5 F# D#/.5 C/2.5 A#4/1.5 D5 F/1.5`;
  const bridge = `D5/1.5 F A/1.5 G F/.5 C#/2.5 E/1.5 C E/1.5 F# D#/.5 D/2.5
    A#4 D5 F A G/1.5 E/.5 D/2 C/4 -/2 G4 A#`;
  let at = flute.line(16, `${tune} E5 D/.5 C/1.5 -`, 0.64);
  at = flute.line(at, `${tune} E5 G/.5 A/2.5`, 0.7);
  at = flute.line(at, bridge, 0.74);
  flute.line(at, `${tune} E5 D/.5 C/2.5 - A#4 D5/2 E D/.5 A4/2.5 C5/6`, 0.68);
  return finish(160, 3);
}

/** 19h40. Electric piano, slack drums, the sun going down behind the bridge. */
export function lastLight(): Score {
  const { voice, finish } = sketch({ bpm: 78, seed: 1940, swing: 0.1, loose: 0.01 });
  const keys = voice('keys', 'harmony', 0.56, 0.3, -0.12, 0.35);
  const bass = voice('bass', 'bass', 0.6, 0.03);
  const lead = voice('keys', 'lead', 0.92, 0.5, 0.2);
  const pad = voice('pad', 'air', 0.28, 0.5, 0, 0.9);
  const kick = voice('kick', 'beat', 0.62);
  const brush = voice('brush', 'beat', 0.5, 0.25);
  const hat = voice('shaker', 'beat', 0.5, 0, 0.3);
  const bell = voice('bell', 'lead', 0.28, 0.7, -0.3);
  const random = randomFrom(194);

  const loop = 'Am9 D13 Gmaj9 Cmaj9 F#m7b5 B7b9 Em9 Em9';
  eachChord(`${loop} ${loop} ${loop}`, 4, (now, at, bar, isLast) => {
    const grip = voicing(now, 57, 4);
    keys.strum(at, isLast ? 6 : 2.3, grip, 0.6, 0.035);
    if (!isLast) keys.strum(at + 2.5, 1.2, grip, 0.42);
    const root = above(now.root, 33);
    bass.note(at, 1.4, root, 0.85);
    if (isLast) return;
    bass.note(at + 1.5, 0.8, root + 12, 0.5);
    bass.note(at + 2.5, 1.2, root + 7, 0.66);
    if (bar >= 8) pad.strum(at, 4, voicing(now, 62, 3), 0.5);
    if (bar >= 4) {
      kick.note(at, 0.3, 36, 0.85);
      kick.note(at + 2.5, 0.3, 36, 0.62);
      if (bar % 2) kick.note(at + 1.75, 0.3, 36, 0.4);
      brush.note(at + 1, 0.3, 60, 0.8);
      brush.note(at + 3, 0.3, 60, 0.85);
    }
    if (bar >= 2)
      hat.strum(at, 0.1, EIGHT, (step) => (step % 2 ? 0.42 : 0.7) + random() * 0.15, 0.5);
  });
  const tune = `- E5/.5 G/.5 B A F#/1.5 E/.5 B4/2 - D5/.5 F#/.5 A G
    E/1.5 D/.5 B4/2 - C5/.5 E/.5 A G F# D# C B4 F#5/1.5 G/.5 E/2 -/4`;
  const second = lead.line(32, tune, 0.72);
  lead.line(second, tune, 0.78);
  bell.line(second, tune, 0.5, 12);
  bell.line(16, '-/2 A5/.5 G/.5 E D#/2 -/2 - B/.5 F#/.5 E/2', 0.4);
  return finish(96, 4);
}

/** 22h15. In D minor, on the third floor, left: guitarra and viola, as the neighbours hear them. */
export function thirdFloorLeft(): Score {
  const { voice, finish } = sketch({ bpm: 84, seed: 2215, loose: 0.012 });
  const viola = voice('nylon', 'harmony', 0.62, 0.24, -0.35, 0.08);
  const low = voice('nylon', 'bass', 0.85, 0.16, -0.2);
  const guitarra = voice('guitarra', 'lead', 1.8, 0.42, 0.25);
  const answer = voice('guitarra', 'air', 0.9, 0.6, 0.5);

  const verse = 'Dm Dm A7 A7 A7 A7 Dm Dm';
  const turn = 'D7 Gm Gm Dm A7 A7 Dm Dm';
  eachChord(`Dm Gm A7 Dm ${verse} ${turn} Gm A7 Dm Dm`, 4, (now, at, bar, isLast) => {
    const root = above(now.root, 40);
    const fifth = above(now.classes[2] ?? now.root, 40);
    if (isLast) {
      viola.strum(at, 6, [38, 50, 57, 62, 65, 69], 0.62, 0.14);
      return;
    }
    low.note(at, 1.8, root, 0.74);
    low.note(at + 2, 1.6, fifth, 0.66);
    if (bar % 2) low.note(at + 3.5, 0.5, fifth + (fifth > 45 ? -1 : 1), 0.5);
    for (const beat of [1, 3]) viola.strum(at + beat, 0.8, voicing(now, 55, 3), 0.5, 0.02);
  });

  /** Long notes tremble, repeated by the nail: six strokes a beat. */
  const sing = (from: number, text: string, velocity: number) =>
    guitarra.line(from, text, velocity, 0, 6);
  let at = sing(0, 'D5/.5 E/.5 F/.5 A/.5 D6/2 A#5/.5 A/.5 G/.5 F/.5 D/2', 0.72);
  at = sing(at, 'E5/.5 F/.5 G/.5 E/.5 C# A4 D5/2 -/2', 0.72);
  at = sing(
    at,
    `A4 A/.5 A#/.5 A F D5/2 C#/.5 D/.5 E F E/.5 D/.5 C#/2 E/2 - A4
    G5 F/.5 E/.5 D/.5 C#/.5 A#4 A C#5 E G F E/.5 D/.5 A4/2 D5/2 -/2`,
    0.74,
  );
  at = sing(
    at,
    `F#5 A C6/1.5 A5/.5 A#/2 A/.5 G/.5 D G A/.5 A#/.5 A G F/2 A F
    E F/.5 E/.5 D C# A#4 C#5 E G F/.5 E/.5 D A4 F D5/2 -/2`,
    0.8,
  );
  sing(at, 'A#5 A/.5 G/.5 D/2 C#/.5 E/.5 G/.5 A#/.5 A/2 D6/3 A5 D', 0.72);
  answer.line(30, '-/.5 F5/.5 A5/.5 D6/.5', 0.6);
  answer.line(46, '-/.5 A5/.5 F5/.5 D5/.5', 0.6);
  answer.line(78, '-/.5 D6/.5 A5/.5 F5/.5', 0.6);
  return finish(96, 4);
}

/** 02h00. The lamp goes round every eight beats; between its flashes, the sea. */
export function lighthouse(): Score {
  const { voice, finish } = sketch({ bpm: 60, seed: 200, loose: 0.014 });
  const sea = voice('sea', 'beat', 0.34, 0.1, 0, 0.6);
  const pad = voice('pad', 'air', 0.3, 0.5, 0, 0.9);
  const bass = voice('bass', 'bass', 0.6, 0.12);
  const piano = voice('piano', 'lead', 0.95, 0.6, 0.1);
  const keys = voice('keys', 'harmony', 0.42, 0.5, -0.3, 0.3);
  const bell = voice('bell', 'beat', 0.44, 0.8, 0.35);

  const harmony = 'Fm9 C#maj9 G#maj9 D#sus4 Fm9 C#maj9 G#maj9 C7 Fm9';
  eachChord(harmony, 8, (now, at, index, isLast) => {
    pad.strum(at, 8, voicing(now, 53, 4), 0.6);
    bass.note(at, 4.6, above(now.root, 29), 0.72);
    if (!isLast) bass.note(at + 5, 2.6, above(now.root, 29), 0.44);
    const [x = 60, y = 60, z = 60, v = 60, w = 60] = voicing(now, 60, 5);
    if (index > 0 && !isLast)
      keys.strum(at, 1.6, [x, z, y, v, z, w, v, y], (beat) => (beat % 4 ? 0.4 : 0.55), 1);
    bell.note(at, 2, 84, 0.6);
    bell.note(at + 0.5, 2, 91, 0.36);
  });
  piano.line(
    16,
    `-/2 C5 D# G/3 F D#/2 C A#4 G#/4 -/2 G# C5 D#/2 G/2 G F C/2 F/4
    - G# G F D#/2 C/2 A#4 C5 G4/3 - G A# A#/2 G E C5/4 C G#4 F/6`,
    0.56,
  );
  sea.note(0, 76, 60, 0.7);
  sea.note(0, 76, 60, 0.7);
  return finish(72, 5);
}
