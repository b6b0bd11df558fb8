import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { runNode } from '../../tests/relay/site-process.ts';

async function openDesk(port: string) {
  const { exited, lines } = runNode(['packages/editor/desk.ts'], '.', { DESK_PORT: port });
  return { code: await exited, output: lines.join('\n') };
}

test('the editor says what is wrong with its port', async () => {
  const { code, output } = await openDesk('65535');
  expect(code).toBe(1);
  expect(output).toContain('DESK_PORT is "65535".');
  expect(output).not.toContain('    at ');
});

test('the editor says that its port is taken, and what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { code, output } = await openDesk(String(port));
  other.close();
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is taken`);
  expect(output).toContain('DESK_PORT');
  expect(output).not.toContain('    at ');
});
