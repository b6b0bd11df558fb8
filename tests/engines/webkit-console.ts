/**
 * Listens to WebKit's console as its inspector does. WebDriver has no command for it, and a browser
 * under automation writes none of it to its output, because it keeps no history. The inspector's
 * server is a plain socket: each message is its length in 4 bytes, a byte of flags, a name with a
 * zero and its values as GVariant has them, which for two numbers and a text is just one after the
 * other.
 */
import { once } from 'node:events';
import { connect } from 'node:net';

/** The browser itself, which tells of its pages; those that it starts have connections of their own. */
const connection = 1n;

/** The inspector's numbers for the first and the second page. Between them WebDriver has taken one. */
const targets = [1n, 3n] as const;
const littleEndian = 1;

type InspectorMessage = {
  method?: string;
  params?: {
    targetInfo?: { targetId: string };
    message?: string | { level: string; text: string; source: string; url?: string };
  };
};

export type WebKitConsole = {
  /** Of all pages: the server knows one listener, and tells it everything. */
  lines: string[];
  /** Listens to the second page too. */
  listenToSecond: () => Promise<void>;
  close: () => void;
};

/** Listens from the next document on; `address` is the server's, as host:port. */
export async function listenToConsole(address: string): Promise<WebKitConsole> {
  const [host = '', port] = address.split(':');
  const socket = connect(Number(port), host);
  await once(socket, 'connect');
  const lines: string[] = [];
  const isTaken = Promise.withResolvers<void>();
  const ready = new Map<bigint, () => void>();
  let count = 0;

  function send(name: string, values: Buffer) {
    const body = Buffer.concat([Buffer.from(`${name}\0`), values]);
    const head = Buffer.alloc(5);
    head.writeUInt32BE(body.length);
    head[4] = littleEndian;
    socket.write(Buffer.concat([head, body]));
  }
  function sendToPage(target: bigint, name: string, text?: string) {
    const numbers = Buffer.alloc(16);
    numbers.writeBigUInt64LE(connection);
    numbers.writeBigUInt64LE(target, 8);
    send(name, text === undefined ? numbers : Buffer.concat([numbers, Buffer.from(`${text}\0`)]));
  }
  function command(method: string, params: Record<string, string> = {}) {
    count += 1;
    return JSON.stringify({ id: count, method, params });
  }

  /** Resolves when the page has answered. */
  function setUp(target: bigint) {
    const { promise, resolve } = Promise.withResolvers<void>();
    ready.set(target, resolve);
    sendToPage(target, 'Setup');
    return promise;
  }

  function take(target: bigint, { method, params = {} }: InspectorMessage) {
    const { message, targetInfo } = params;
    if (method === 'Target.targetCreated' && targetInfo) {
      // Every document of another origin has a target of its own, and it is told before it loads.
      const { targetId } = targetInfo;
      const enable = command('Console.enable');
      const send = command('Target.sendMessageToTarget', { targetId, message: enable });
      sendToPage(target, 'SendMessageToBackend', send);
      ready.get(target)?.();
    } else if (method === 'Target.dispatchMessageFromTarget' && typeof message === 'string') {
      take(target, JSON.parse(message));
    } else if (method === 'Console.messageAdded' && typeof message === 'object') {
      const { level, text, source, url } = message;
      if (level === 'error' || level === 'warning')
        lines.push(`${level}: ${text.trim()}${source === 'network' ? ` ${url}` : ''}`);
    }
  }

  let received = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    while (received.length >= 5 && received.length >= 5 + received.readUInt32BE()) {
      const end = 5 + received.readUInt32BE();
      const body = received.subarray(5, end);
      received = received.subarray(end);
      const nameEnd = body.indexOf(0);
      const name = body.subarray(0, nameEnd).toString();
      const values = body.subarray(nameEnd + 1);
      if (name === 'SendMessageToFrontend')
        take(values.readBigUInt64LE(8), JSON.parse(values.subarray(16, -1).toString()));
      // Only now does the server take what is asked.
      else if (name === 'DidSetupInspectorClient') isTaken.resolve();
    }
  });
  socket.on('error', () => undefined);
  // An inspector says which version of the protocol it has; any other gets the server's sent.
  send('SetupInspectorClient', Buffer.from('\0'));
  await isTaken.promise;
  await setUp(targets[0]);
  return { lines, listenToSecond: () => setUp(targets[1]), close: () => socket.destroy() };
}
