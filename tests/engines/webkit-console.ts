/**
 * Listens to WebKit's console as its inspector does. WebDriver has no command for it, and a browser
 * under automation writes none of it to its output, because it keeps no history. The inspector's
 * server is a plain socket: each message is its length in 4 bytes, a byte of flags, a name with a
 * zero and its values as GVariant has them, which for two numbers and a text is just one after the
 * other.
 */
import { once } from 'node:events';
import { connect } from 'node:net';

/** The only target of a browser that has just been started: its first page. */
const first = { connection: 1n, target: 1n };
const littleEndian = 1;

type InspectorMessage = {
  method?: string;
  params?: {
    targetInfo?: { targetId: string };
    message?: string | { level: string; text: string; source: string; url?: string };
  };
};

export type WebKitConsole = { lines: string[]; close: () => void };

/** Listens from the next document on; `address` is the server's, as host:port. */
export async function listenToConsole(address: string): Promise<WebKitConsole> {
  const [host = '', port] = address.split(':');
  const socket = connect(Number(port), host);
  await once(socket, 'connect');
  const lines: string[] = [];
  const ready = Promise.withResolvers<void>();
  let count = 0;

  function send(name: string, values: Buffer) {
    const body = Buffer.concat([Buffer.from(`${name}\0`), values]);
    const head = Buffer.alloc(5);
    head.writeUInt32BE(body.length);
    head[4] = littleEndian;
    socket.write(Buffer.concat([head, body]));
  }
  function sendToPage(name: string, text?: string) {
    const numbers = Buffer.alloc(16);
    numbers.writeBigUInt64LE(first.connection);
    numbers.writeBigUInt64LE(first.target, 8);
    send(name, text === undefined ? numbers : Buffer.concat([numbers, Buffer.from(`${text}\0`)]));
  }
  function command(method: string, params: Record<string, string> = {}) {
    count += 1;
    return JSON.stringify({ id: count, method, params });
  }

  function take({ method, params = {} }: InspectorMessage) {
    const { message, targetInfo } = params;
    if (method === 'Target.targetCreated' && targetInfo) {
      // Every document of another origin has a target of its own, and it is told before it loads.
      const { targetId } = targetInfo;
      const enable = command('Console.enable');
      const send = command('Target.sendMessageToTarget', { targetId, message: enable });
      sendToPage('SendMessageToBackend', send);
      ready.resolve();
    } else if (method === 'Target.dispatchMessageFromTarget' && typeof message === 'string') {
      take(JSON.parse(message));
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
      if (name === 'SendMessageToFrontend') take(JSON.parse(values.subarray(16, -1).toString()));
      // Only now does the server take what is asked.
      else if (name === 'DidSetupInspectorClient') sendToPage('Setup');
    }
  });
  socket.on('error', () => undefined);
  // An inspector says which version of the protocol it has; any other gets the server's sent.
  send('SetupInspectorClient', Buffer.from('\0'));
  await ready.promise;
  return { lines, close: () => socket.destroy() };
}
