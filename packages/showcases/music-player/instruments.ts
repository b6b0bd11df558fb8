import { RATE } from './rate.ts';

const { PI, cos, exp, max, min, sin, sqrt } = Math;

export type Stroke = {
  hertz: number;
  /** Seconds until the key is let go. */
  held: number;
  velocity: number;
  random: () => number;
};

type Player = {
  /** Seconds that it sounds after being let go. */
  release: number;
  play(out: Float32Array, stroke: Stroke): void;
};

/** Ratio to the fundamental, level, seconds to fall by 60 dB. */
type Partial_ = readonly [ratio: number, level: number, decay: number];

/** Sums decaying sines, each a two-pole resonator: two multiplications a sample, no sine calls. */
function ring(out: Float32Array, hertz: number, partials: readonly Partial_[], level: number) {
  for (const [ratio, amplitude, decay] of partials) {
    const frequency = hertz * ratio;
    if (frequency > RATE * 0.42) continue;
    const omega = (2 * PI * frequency) / RATE;
    const radius = 10 ** (-3 / (decay * RATE));
    const b1 = 2 * radius * cos(omega);
    const b2 = -radius * radius;
    let y1 = 0;
    let y2 = (-sin(omega) / radius) * amplitude * level;
    for (let index = 0; index < out.length; index++) {
      const y = b1 * y1 + b2 * y2;
      y2 = y1;
      y1 = y;
      out[index] = (out[index] ?? 0) + y;
    }
  }
}

/** A rise of `attack` seconds and, once let go, an exponential fall over `release` seconds. */
function shape(out: Float32Array, held: number, attack: number, release: number) {
  const rise = max(1, attack * RATE);
  for (let index = 0; index < min(rise, out.length); index++) {
    const part = index / rise;
    out[index] = (out[index] ?? 0) * part * part * (3 - 2 * part);
  }
  const fall = 10 ** (-2.6 / (release * RATE));
  let level = 1;
  for (let index = Math.floor(held * RATE); index < out.length; index++) {
    level *= fall;
    out[index] = (out[index] ?? 0) * level;
  }
  // The last 3 ms go to nought, so that a note which is cut never clicks.
  const end = min(out.length, 132);
  for (let index = 0; index < end; index++) {
    const at = out.length - 1 - index;
    out[at] = (out[at] ?? 0) * (index / end);
  }
}

/** `bright` 0 to 1, `decay` in seconds for A3, `detune` a factor on the frequency. */
type Pluck = { bright: number; decay: number; detune?: number; level?: number };

/**
 * A plucked string: noise sent round a delay line that loses its high frequencies on each turn.
 * Source: Karplus and Strong 1983; Jaffe and Smith 1983 for the tuning filter and pick position.
 */
function pluck(
  out: Float32Array,
  { hertz, velocity, random }: Stroke,
  { bright, decay, detune = 1, level = 1 }: Pluck,
) {
  const frequency = hertz * detune;
  const damping = 0.5 - 0.32 * bright;
  const turn = RATE / frequency;
  const length = Math.floor(turn - damping - 0.1);
  const rest = turn - damping - length;
  const tune = (1 - rest) / (1 + rest);
  const seconds = decay * sqrt(220 / frequency);
  const keep = 10 ** (-3 / (frequency * seconds));

  const line = new Float64Array(length);
  const softness = 0.25 + 0.6 * velocity * (0.35 + 0.65 * bright);
  let low = 0;
  let mean = 0;
  for (let index = 0; index < length; index++) {
    low += softness * (random() * 2 - 1 - low);
    line[index] = low;
    mean += low / length;
  }
  const pick = max(1, Math.floor(length * 0.17));
  const combed = line.map(
    (value, index) => value - mean - 0.8 * ((line[index - pick] ?? 0) - mean),
  );
  line.set(combed);

  let power = 0;
  for (const value of line) power += value * value;
  const scale = (0.32 * level * velocity) / sqrt(power / length + 1e-9);

  let previous = 0;
  let tuned = 0;
  let before = 0;
  for (let index = 0, at = 0; index < out.length; index++) {
    const now = line[at] ?? 0;
    out[index] = (out[index] ?? 0) + now * scale;
    const damped = keep * ((1 - damping) * now + damping * previous);
    previous = now;
    tuned = tune * damped + before - tune * tuned;
    before = damped;
    line[at] = tuned;
    at = at + 1 === length ? 0 : at + 1;
  }
}

const TABLE = 2048;

function table(levels: readonly number[]): Float32Array {
  const made = new Float32Array(TABLE + 1);
  for (let index = 0; index <= TABLE; index++) {
    levels.forEach((level, partial) => {
      const turn = ((partial + 1) * index * 2 * PI) / TABLE;
      made[index] = (made[index] ?? 0) + level * sin(turn);
    });
  }
  return made;
}

const PAD = table([1, 0.5, 0.3, 0.14, 0.1, 0.05, 0.03]);
const FLUTE = table([1, 0.24, 0.1, 0.03]);

function read(wave: Float32Array, phase: number): number {
  const at = phase * TABLE;
  const whole = Math.floor(at);
  const low = wave[whole] ?? 0;
  return low + ((wave[whole + 1] ?? 0) - low) * (at - whole);
}

/** Noise through a one-pole low-pass (`below` Hz) and a one-pole high-pass (`over` Hz). */
function hiss(out: Float32Array, random: () => number, over: number, below: number) {
  const a = 1 - exp((-2 * PI * below) / RATE);
  const b = 1 - exp((-2 * PI * over) / RATE);
  let low = 0;
  let floor = 0;
  for (let index = 0; index < out.length; index++) {
    low += a * (random() * 2 - 1 - low);
    floor += b * (low - floor);
    out[index] = low - floor;
  }
}

/** Changes each sample, by its value and its second. */
function change(out: Float32Array, to: (value: number, time: number) => number) {
  for (let index = 0; index < out.length; index++) out[index] = to(out[index] ?? 0, index / RATE);
}

function fade(out: Float32Array, level: number, seconds: number, attack: number) {
  change(
    out,
    (value, time) => value * level * min(1, time / attack) * exp((-6.9 * time) / seconds),
  );
}

/** What is struck and rings: when let go it falls over `release` seconds. */
const struck = (
  release: number,
  attack: number,
  level: number,
  partialsOf: (stroke: Stroke) => readonly Partial_[],
): Player => ({
  release,
  play(out, stroke) {
    ring(out, stroke.hertz, partialsOf(stroke), level * stroke.velocity);
    shape(out, stroke.held, attack, release);
  },
});

/** Noise between two frequencies that is gone after `seconds`. */
const brushed = (
  seconds: number,
  attack: number,
  level: number,
  over: number,
  below: number,
): Player => ({
  release: seconds,
  play(out, { velocity, random }) {
    hiss(out, random, over, below);
    fade(out, level * velocity, seconds, attack);
  },
});

const PLAYERS = {
  nylon: {
    release: 0.5,
    play(out, stroke) {
      pluck(out, stroke, { bright: 0.22, decay: 3.2 });
      shape(out, stroke.held, 0.0015, 0.5);
    },
  },
  // Two steel strings a course, never quite in tune with each other.
  guitarra: {
    release: 0.6,
    play(out, stroke) {
      pluck(out, stroke, { bright: 0.8, decay: 2.6, level: 0.5 });
      pluck(out, stroke, { bright: 0.72, decay: 2.4, detune: 1.0028, level: 0.42 });
      shape(out, stroke.held, 0.001, 0.6);
    },
  },
  piano: {
    release: 0.45,
    play(out, { hertz, held, velocity, random }) {
      const long = 7 * (220 / hertz) ** 0.45;
      for (const detune of [1, 1.0006]) {
        const partials = Array.from({ length: 9 }, (_, index): Partial_ => {
          const k = index + 1;
          const stiff = k * sqrt(1 + 0.00038 * k * k);
          return [stiff, k ** -(2.1 - velocity) * (k % 7 ? 1 : 0.3), long / (0.7 + 0.4 * k)];
        });
        ring(out, hertz * detune, partials, 0.17 * velocity);
      }
      const thump = new Float32Array(min(out.length, 1500));
      hiss(thump, random, 90, 900);
      thump.forEach((value, index) => {
        out[index] = (out[index] ?? 0) + value * 0.35 * velocity * (1 - index / thump.length) ** 2;
      });
      shape(out, held, 0.002, 0.45);
    },
  },
  keys: {
    release: 0.35,
    play(out, { hertz, held, velocity }) {
      const long = 4.6 * (220 / hertz) ** 0.4;
      const bite = velocity * velocity;
      ring(
        out,
        hertz,
        [
          [1, 1, long],
          [1.0009, 0.4, long],
          [2, 0.42 * bite, long * 0.5],
          [3.001, 0.2 * bite, long * 0.34],
          [4.002, 0.1 * bite, long * 0.2],
          [7.05, 0.12 * bite, 0.4],
          [13.9, 0.05 * bite, 0.16],
        ],
        0.24 * velocity,
      );
      change(out, (value, time) => value * (0.86 + 0.14 * cos(2 * PI * 4.3 * time)));
      shape(out, held, 0.003, 0.35);
    },
  },
  mallet: struck(0.9, 0.0012, 0.34, ({ hertz, velocity }) => [
    [1, 1, 1.3 * (220 / hertz) ** 0.3],
    [3.93, 0.34 * velocity, 0.22],
    [9.24, 0.12 * velocity, 0.07],
  ]),
  bell: struck(2.4, 0.001, 0.2, ({ velocity }) => [
    [1, 1, 3.6],
    [2.001, 0.36, 2.4],
    [2.76, 0.22, 1.5],
    [5.4, 0.16 * velocity, 0.7],
    [8.93, 0.08 * velocity, 0.3],
  ]),
  pad: {
    release: 2.2,
    play(out, { hertz, held, velocity, random }) {
      for (const detune of [0.9972, 1, 1.0031]) {
        const step = (hertz * detune * TABLE) / RATE;
        let at = random() * TABLE;
        // Written out: a call for each sample would take twice the time.
        for (let index = 0; index < out.length; index++) {
          at += step;
          if (at >= TABLE) at -= TABLE;
          const whole = at | 0;
          const low = PAD[whole] ?? 0;
          out[index] = (out[index] ?? 0) + low + ((PAD[whole + 1] ?? 0) - low) * (at - whole);
        }
      }
      const drift = random() * 6;
      change(out, (value, time) => value * (0.8 + 0.2 * sin(drift + time * 0.9)) * 0.09 * velocity);
      shape(out, held, min(1.4, held * 0.45), 2.2);
    },
  },
  bass: struck(0.16, 0.006, 0.5, ({ velocity }) => [
    [1, 1, 3],
    [2, 0.5 * velocity, 1.6],
    [3, 0.24 * velocity, 0.8],
    [4.01, 0.12 * velocity, 0.4],
    [5.02, 0.06 * velocity, 0.2],
  ]),
  flute: {
    release: 0.22,
    play(out, { hertz, held, velocity, random }) {
      hiss(out, random, 900, 3800);
      let phase = 0;
      change(out, (value, time) => {
        const depth = 0.0042 * min(1, max(0, time - 0.18) * 3);
        const scoop = 1 - 0.012 * exp(-time * 26);
        phase = (phase + (hertz * scoop * (1 + depth * sin(time * 32.7))) / RATE) % 1;
        const breath = 0.05 + 0.12 * exp(-time * 24);
        return velocity * 0.3 * (read(FLUTE, phase) + value * breath * 2);
      });
      shape(out, held, 0.055, 0.22);
    },
  },
  kick: {
    release: 0.3,
    play(out, { velocity }) {
      let phase = 0;
      change(out, (_, time) => {
        phase += (46 + 84 * exp(-time * 34)) / RATE;
        return sin(phase * 2 * PI);
      });
      fade(out, 0.85 * velocity, 0.3, 0.002);
    },
  },
  brush: brushed(0.24, 0.004, 0.75, 500, 5200),
  shaker: brushed(0.1, 0.014, 0.7, 4200, 12_000),
  rim: {
    release: 0.1,
    play(out, { velocity }) {
      ring(
        out,
        1,
        [
          [1720, 1, 0.06],
          [2480, 0.6, 0.05],
          [610, 0.7, 0.05],
        ],
        0.3 * velocity,
      );
      shape(out, 0.1, 0.0006, 0.05);
    },
  },
  sea: {
    release: 3,
    play(out, { held, velocity, random }) {
      hiss(out, random, 120, 620);
      const offset = random() * 6;
      change(out, (value, time) => {
        const swell = 0.5 + 0.5 * sin(time * 0.74 + offset);
        return value * velocity * (0.16 + 0.84 * swell * swell);
      });
      shape(out, held, 3, 3);
    },
  },
  cicada: {
    release: 3,
    play(out, { held, velocity, random }) {
      hiss(out, random, 5200, 8200);
      change(out, (value, time) => {
        const rasp = 0.55 + 0.45 * sin(time * 2 * PI * 27);
        return value * velocity * rasp * (0.45 + 0.55 * sin(time * 0.52) ** 2);
      });
      shape(out, held, 4, 3);
    },
  },
} satisfies Readonly<Record<string, Player>>;

export type Instrument = keyof typeof PLAYERS;

export const releaseOf = (instrument: Instrument) => PLAYERS[instrument].release;

/** Fills `out`, which must be silent and as long as the stroke is held plus its release. */
export function strike(instrument: Instrument, out: Float32Array, stroke: Stroke) {
  PLAYERS[instrument].play(out, stroke);
}
