import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLineWriter } from './line-writer.ts';

const fault = (code: string) => Object.assign(new Error(code), { code });

/** Writes to a text, which can be out of order. */
function start() {
  const target = { text: '', fault: undefined as Error | undefined, most: 1_000_000 };
  const writer = createLineWriter(
    async (bytes) => {
      await wait(0);
      if (target.fault) throw target.fault;
      const part = bytes.subarray(0, target.most);
      target.text += Buffer.from(part).toString();
      return part.length;
    },
    (count) => `${count} lost\n`,
  );
  return { target, ...writer };
}

test('lines are written whole, in their order, also in pieces', async () => {
  const { target, write, finish } = start();
  target.most = 3;
  write('one line\n');
  write('two\n');
  expect(await finish(60_000)).toBe(true);
  expect(target.text).toBe('one line\ntwo\n');
});

test('what a full disk or a dead reader did not take is counted, and said when it can be', async () => {
  const { target, write, finish } = start();
  for (const code of ['ENOSPC', 'EPIPE', 'EIO']) {
    target.fault = fault(code);
    write('lost\n');
    await finish(60_000);
  }
  target.fault = undefined;
  write('back\n');
  write('again\n');
  await finish(60_000);
  expect(target.text).toBe('back\n3 lost\nagain\n');
});

test('a reader that does not read is waited for, but not with more than so much', async () => {
  const { target, write, finish } = start();
  target.fault = fault('EAGAIN');
  for (let count = 0; count < 1_000; count += 1) write(`${'x'.repeat(999)}\n`);
  expect(await finish(50)).toBe(false);
  target.fault = undefined;
  expect(await finish(60_000)).toBe(true);
  const lines = target.text.split('\n').slice(0, -1);
  expect(lines.length).toBeLessThan(300);
  const lost = lines.filter((line) => / lost$/.test(line)).map((line) => Number.parseInt(line, 10));
  expect(lost).toEqual([1_000 - (lines.length - 1)]);
});
