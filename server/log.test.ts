import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { causeOf } from './log.ts';

test('a pipe that is not read does not block, and lines beyond the buffer limit are dropped', async () => {
  const script = `
    const { createOutput } = await import('${new URL('log.ts', import.meta.url)}');
    const write = createOutput(process.stdout);
    for (let count = 0; count < 2_000; count += 1) write('x'.repeat(999) + '\\n');
    process.stderr.write(String(process.stdout.writableLength), () => process.exit());
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  const waiting = Number(await text(child.stderr));
  expect(waiting).toBeGreaterThan(0);
  expect(waiting).toBeLessThan(300_000);
});

test('a cause has the code of the system and the place, and not the words', () => {
  const cause = causeOf(Object.assign(new TypeError('of ana@example.pt'), { code: 'ENOSPC' }));
  expect(cause).toEqual({
    cause: 'TypeError',
    code: 'ENOSPC',
    where: expect.stringMatching(/^at .*log\.test\.ts/),
  });
  expect(causeOf('ana@example.pt')).toEqual({ cause: 'string' });
});
