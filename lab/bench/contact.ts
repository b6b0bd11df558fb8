/**
 * `npm run bench:contact`: measures how many messages per second the relay stores, each flushed to disk
 * before the response, and the median and 99th percentile of the response time. The server is a separate
 * process on the loopback interface; the outbox is on the disk of the working directory.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join, resolve } from 'node:path';
import { ownMailIds, sendPath } from '../../src/contact-message.ts';
import { startSite } from '../../tests/relay/site-process.ts';
import { writeSmallSite } from '../../tests/relay/small-site.ts';

const secondsEach = 5;

const body = JSON.stringify({
  lib_version: '4.4.1',
  user_id: ownMailIds.publicKey,
  service_id: ownMailIds.serviceId,
  template_id: ownMailIds.templateId,
  template_params: {
    name: 'Ana Conceição',
    email: 'ana@example.pt',
    subject: 'Um sítio novo para a padaria',
    message: 'Bom dia, gostávamos de conversar sobre um sítio novo. '.repeat(10),
    time: '21/11/2025, 10:00:00',
  },
});

function post(origin: string, agent: Agent): Promise<number | undefined> {
  return new Promise((answered, failed) => {
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
    };
    request(origin + sendPath, { method: 'POST', agent, headers }, (response) => {
      response.resume().on('end', () => answered(response.statusCode));
    })
      .on('error', failed)
      .end(body);
  });
}

async function measure(origin: string, clients: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  const end = performance.now() + secondsEach * 1000;
  const client = async () => {
    while (performance.now() < end) {
      const started = performance.now();
      const status = await post(origin, agent);
      if (status !== 200) throw new Error(`A message was answered ${status}`);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  return { perSecond: Math.round(times.length / secondsEach), median: at(0.5), slowest: at(0.99) };
}

const parent = resolve('data');
await mkdir(parent, { recursive: true });
const folder = await mkdtemp(join(parent, 'bench-'));
try {
  await writeSmallSite(join(folder, 'dist'));
  const unlimited = { RATE_LIMIT_MINUTE: '0', RATE_LIMIT_HOUR: '0', RATE_LIMIT_HOUR_ALL: '0' };
  const env = { SITE_DIR: 'dist', HOST: '127.0.0.1', ...unlimited };
  const site = await startSite(folder, env);
  await measure(site.origin, 10);
  process.stdout.write(
    '| clients | kept a second | median ms | 99th percentile ms |\n|---|---|---|---|\n',
  );
  for (const clients of [1, 10, 100]) {
    const { perSecond, median, slowest } = await measure(site.origin, clients);
    process.stdout.write(`| ${clients} | ${perSecond} | ${median} | ${slowest} |\n`);
  }
  site.child.kill('SIGTERM');
  await site.exited;
} finally {
  await rm(folder, { recursive: true });
}
