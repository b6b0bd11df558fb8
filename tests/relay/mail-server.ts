/** A real mail server on the loopback interface, which misbehaves on demand. */
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type Mail = {
  text: string;
  from: string;
  to: string[];
  isEncrypted: boolean;
  user: string;
  /** The name that the client gave itself. */
  greeting: string;
};

export type MailServer = {
  port: number;
  received: Mail[];
  /** The answer to the next messages: a reply code and text, or undefined to accept them. */
  refusal: { at: 'sender' | 'recipient' | 'data'; code: number; text: string } | undefined;
  /** Callbacks that answer the messages whose answers are delayed. */
  delayed: (text: string) => boolean;
  held: (() => void)[];
  /** Messages after which it hangs up without an answer. */
  breaks: (text: string) => boolean;
  /** Answers every connection 421. */
  refusesConnections: boolean;
  /** The number of QUIT commands it has received. */
  quits: number;
  /** How many connections are open. */
  openConnections: () => number;
  /** Called when it has refused one. */
  onRefused: () => void;
  stop: () => Promise<void>;
};

export type MailServerOptions = {
  port?: number;
  user?: string;
  password?: string;
  startTls?: boolean;
};

/** Listens on a port of its own unless one is given. */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const { user, password, startTls = false } = options;
  const refuse = (at: 'sender' | 'recipient' | 'data') => {
    const { refusal } = mailServer;
    if (refusal?.at !== at) return undefined;
    mailServer.onRefused();
    return Object.assign(new Error(refusal.text), { responseCode: refusal.code });
  };
  const settings: SMTPServerOptions = {
    authOptional: user === undefined,
    allowInsecureAuth: !startTls,
    disabledCommands: [...(startTls ? [] : ['STARTTLS']), ...(user === undefined ? ['AUTH'] : [])],
    logger: false,
    closeTimeout: 50,
    onConnect(_session, done) {
      if (!mailServer.refusesConnections) return done();
      done(Object.assign(new Error('Too many connections'), { responseCode: 421 }));
    },
    onAuth({ username, password: given }, _session, done) {
      if (username === user && given === password) done(null, { user: username });
      else done(Object.assign(new Error('Wrong password'), { responseCode: 535 }));
    },
    onMailFrom: (_address, _session, done) => done(refuse('sender')),
    onRcptTo: (_address, _session, done) => done(refuse('recipient')),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refusal = refuse('data');
        if (refusal) return done(refusal);
        const text = Buffer.concat(chunks).toString('utf8');
        if (mailServer.breaks(text)) return sockets.get(session.remotePort)?.destroy();
        const { mailFrom, rcptTo } = session.envelope;
        mailServer.received.push({
          text,
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          isEncrypted: session.secure,
          user: String(session.user ?? ''),
          greeting: String(session.hostNameAppearsAs),
        });
        if (mailServer.delayed(text)) mailServer.held.push(() => done(null, 'kept as 4711'));
        else done(null, 'kept as 4711');
      });
    },
  };
  const server = new SMTPServer(settings);
  const sockets = new Map<number, Socket>();
  server.server.on('connection', (socket: Socket) => {
    const port = socket.remotePort ?? 0;
    sockets.set(port, socket);
    socket.on('close', () => sockets.delete(port));
    socket.on('data', (data) => {
      if (/^QUIT\r\n/m.test(data.toString('latin1'))) mailServer.quits += 1;
    });
  });
  server.on('error', () => {});
  await new Promise<void>((listening) => server.listen(options.port ?? 0, '127.0.0.1', listening));
  const mailServer: MailServer = {
    port: (server.server.address() as AddressInfo).port,
    received: [],
    refusal: undefined,
    delayed: () => false,
    held: [],
    breaks: () => false,
    refusesConnections: false,
    quits: 0,
    openConnections: () => sockets.size,
    onRefused: () => {},
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  };
  return mailServer;
}
