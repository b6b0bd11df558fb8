/** Schema of content/measured.json: what the commands have measured of this site. Only they write the file. */
import { z } from 'zod';
import { remedy } from '../problems/problem.ts';

const by = (script: string) => remedy('notMeasured', { command: `npm run ${script} -- --write` });

const bench = by('bench:page');
const day = (command: string) => z.iso.date(command);
const whole = (command: string) => z.int(command).min(0, command);

const pageFigures = z.strictObject(
  {
    /** What comes over the wire before the visitor scrolls, in bytes, without the heads of the responses. */
    bytes: whole(bench),
    requests: whole(bench),
    /** In ms from the start of the visit, throttled as `phone` says. */
    paint: whole(bench),
    readable: whole(bench),
    /** Processor time of the main thread in ms, without throttling. */
    mainThread: whole(bench),
    styleRecalculations: whole(bench),
  },
  bench,
);

const engines = by('test:engines');
const speech = by('test:speech');
const tests = by('test:all');

const program = z.strictObject({ name: z.string(speech), version: z.string(speech) }, speech);
const spokenBy = { date: day(speech), reader: program, list: z.array(program) };

export const measuredSchema = z.strictObject({
  pages: z.strictObject(
    {
      date: day(bench),
      /** Latency in ms, throughput in Mbit/s, and the factor by which the processor is slowed down. */
      phone: z.strictObject({
        latency: z.number(bench),
        throughput: z.number(bench),
        slowdown: z.number(bench),
      }),
      home: pageFigures,
      contact: pageFigures,
      /** Home without scripts and fonts. */
      floor: z.strictObject({ mainThread: whole(bench), styleRecalculations: whole(bench) }, bench),
    },
    bench,
  ),
  engines: z
    .strictObject({
      date: day(engines),
      /** Only engines in which every journey has passed. */
      list: z.array(
        z.strictObject({
          name: z.string(engines),
          version: z.string(engines),
          journeys: whole(engines),
        }),
      ),
    })
    .optional(),
  speech: z
    .strictObject({
      ...spokenBy,
      /** Pages that it has read, those that it has read to the end, and of them those without a word left out. */
      readings: whole(speech),
      read: whole(speech),
      whole: whole(speech),
    })
    .optional(),
  /** What was done by the keys (lab/speech/states.ts), and of it what was said as it should be. */
  spokenStates: z
    .strictObject({ ...spokenBy, states: whole(speech), heard: whole(speech) })
    .optional(),
  tests: z
    .strictObject({
      date: day(tests),
      /** Rows of the specification, and tests that have passed. */
      rows: whole(tests),
      passed: whole(tests),
    })
    .optional(),
});

export type Measured = z.output<typeof measuredSchema>;
