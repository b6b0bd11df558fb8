/** Stands in for the e-mail provider: the interface of EmailJS on another origin. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { sendFormPath, sendPath } from '../../src/contact-message.ts';
import type { ReceivedMessage } from './host.ts';
import { freePort } from './process.ts';

export const providerKeys = {
  VITE_EMAILJS_PUBLIC_KEY: 'key_1',
  VITE_EMAILJS_SERVICE_ID: 'service_1',
  VITE_EMAILJS_TEMPLATE_ID: 'template_1',
};

export type Provider = { origin: string; received: ReceivedMessage[]; stop: () => Promise<void> };

export async function startProvider(): Promise<Provider> {
  const received: ReceivedMessage[] = [];
  const server = createServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
    if (request.method !== 'POST') return response.writeHead(204).end();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const values = await readValues(
      request.url ?? '',
      request.headers['content-type'] ?? '',
      Buffer.concat(chunks),
    );
    if (values?.user_id !== providerKeys.VITE_EMAILJS_PUBLIC_KEY)
      return response.writeHead(400).end();
    const { name = '', email = '', subject = '', message = '' } = values;
    received.push({
      replyTo: email,
      subject,
      text: [name, email, message].join('\n'),
      isJunk: false,
    });
    return response.end('OK');
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readValues(
  path: string,
  type: string,
  body: Buffer,
): Promise<Record<string, string> | undefined> {
  if (path.startsWith(sendFormPath)) {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'Content-Type': type },
    }).formData();
    return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  }
  if (path !== sendPath) return undefined;
  const { template_params: parameters, ...rest } = JSON.parse(body.toString());
  return { ...rest, ...parameters };
}
