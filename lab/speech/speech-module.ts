/**
 * A speech synthesizer for speech-dispatcher that is never heard: it writes each sentence to the file SPEECH_LOG, takes the
 * time of saying it, and can be interrupted like any other. The protocol: the manual of speech-dispatcher, "Writing
 * output modules".
 */
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Said } from './judge.ts';

const { SPEECH_LOG: log = '', SPEECH_PACE: pace = '1' } = process.env;
/**
 * In ms, whatever is said. The library through which Orca speaks (python3-speechd 0.11.4) forgets the end of a sentence
 * that comes before it listens for it, and Orca then waits for ever: on a busy machine that takes a while.
 */
const breath = 250;

const answer = (line: string) => process.stdout.write(`${line}\n`);

let language = '';
let speaking: NodeJS.Timeout | undefined;

/** Without marks, which tell the reader where the voice is. */
const plain = (lines: string[]) =>
  lines
    .map((line) => line.replace(/^\.\./, '.'))
    .join('\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => entities[name] ?? '');
const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function speak(lines: string[]) {
  const said: Said = { at: Date.now(), language, text: plain(lines) };
  appendFileSync(log, `${JSON.stringify(said)}\n`);
  answer('200 OK SPEAKING');
  answer('701 BEGIN');
  speaking = setTimeout(
    () => {
      speaking = undefined;
      answer('702 END');
    },
    breath + Number(pace) * said.text.length,
  );
}

function stop(event: string) {
  if (!speaking) return;
  clearTimeout(speaking);
  speaking = undefined;
  answer(event);
}

type Command = { first: string; finish: (lines: string[]) => void };
const message: Command = { first: '202 OK RECEIVING MESSAGE', finish: speak };
/** Commands that are followed by lines, up to a full stop. */
const withLines: Record<string, Command> = {
  SPEAK: message,
  CHAR: message,
  KEY: message,
  SOUND_ICON: message,
  SET: {
    first: '203 OK RECEIVING SETTINGS',
    finish(lines) {
      for (const line of lines) language = /^language=(.*)/.exec(line)?.[1] ?? language;
      answer('203 OK SETTINGS RECEIVED');
    },
  },
  AUDIO: {
    first: '207 OK RECEIVING AUDIO SETTINGS',
    finish: () => answer('203 OK AUDIO INITIALIZED'),
  },
  LOGLEVEL: {
    first: '207 OK RECEIVING LOGLEVEL SETTINGS',
    finish: () => answer('203 OK LOG LEVEL SET'),
  },
};

let receiving: Command | undefined;
let received: string[] = [];

createInterface({ input: process.stdin }).on('line', (line) => {
  if (receiving) {
    if (line !== '.') return received.push(line);
    const { finish } = receiving;
    const lines = received;
    receiving = undefined;
    received = [];
    return finish(lines);
  }
  receiving = withLines[line];
  if (receiving) return answer(receiving.first);
  if (line === 'INIT') return answer('299-ready\n299 OK LOADED SUCCESSFULLY');
  if (line === 'LIST VOICES') return answer('200-log\ten\tnone\n200 OK VOICE LIST SENT');
  if (line === 'STOP') return stop('703 STOP');
  if (line === 'PAUSE') return stop('704 PAUSE');
  if (line === 'QUIT') {
    answer('210 OK QUIT');
    process.exit(0);
  }
  return answer(line.startsWith('DEBUG') ? '200 OK DEBUGGING SET' : '300 ERR UNKNOWN COMMAND');
});
