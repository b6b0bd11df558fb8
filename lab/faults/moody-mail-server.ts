/** A mail server on the loopback interface that behaves differently for each connection. */
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/**
 * `refuses` answers 550, so the message fails for good. `puts off` answers 451. `drops` disconnects at a step,
 * `hangs` does so after a pause, and `loses its answer` disconnects after it has accepted the message.
 */
const moods = ['refuses', 'puts off', 'drops', 'hangs', 'loses its answer'] as const;
type Mood = 'well' | (typeof moods)[number];

/** Well in half of the cases, otherwise a random fault. */
export const anyMood = (): Mood =>
  Math.random() < 0.5 ? 'well' : (moods[Math.floor(Math.random() * moods.length)] ?? 'well');

/** The pause before it disconnects, in ms. */
const silence = 1_500;
/** Greeting, sender, recipient and end of the message. It may disconnect at any of them. */
const steps = 4;

export async function startMoodyServer() {
  const connections = new Map<number, { socket: Socket; mood: Mood; dropAt: number }>();
  const moody = { received: [] as string[], mood: (): Mood => 'well' };
  type Session = { remotePort: number };
  type Done = (error?: Error) => void;

  const moodOf = ({ remotePort }: Session) => connections.get(remotePort)?.mood;
  /** Answers a step of a connection, or disconnects if this is the chosen step. */
  function answer(step: number, { remotePort }: Session, done: Done, refusal?: number) {
    const connection = connections.get(remotePort);
    if (connection?.dropAt === step)
      setTimeout(() => connection.socket.destroy(), connection.mood === 'hangs' ? silence : 0);
    else done(refusal ? Object.assign(new Error('No'), { responseCode: refusal }) : undefined);
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 50,
    onConnect: (session, done) => answer(0, session, done),
    onMailFrom: (_, session, done) => answer(1, session, done),
    onRcptTo: (_, session, done) =>
      answer(2, session, done, moodOf(session) === 'refuses' ? 550 : undefined),
    async onData(stream, session, done) {
      // Whoever sends may be killed in the middle of a message, which then has not been received.
      const chunks = await stream.toArray().catch(() => undefined);
      if (!chunks) return;
      const text = Buffer.concat(chunks).toString('utf8');
      const mood = moodOf(session);
      if (mood === 'well' || mood === 'loses its answer') moody.received.push(text);
      if (mood === 'loses its answer') connections.get(session.remotePort)?.socket.destroy();
      else answer(3, session, done, mood === 'puts off' ? 451 : undefined);
    },
  });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    const mood = moody.mood();
    const isCut = mood === 'drops' || mood === 'hangs';
    const dropAt = isCut ? Math.floor(Math.random() * steps) : -1;
    connections.set(socket.remotePort ?? 0, { socket, mood, dropAt });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return Object.assign(moody, {
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise<void>((stopped) => server.close(() => stopped())),
  });
}
