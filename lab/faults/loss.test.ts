import { expect, test } from 'vitest';
import { kills } from './parts.ts';

test('no accepted message is lost when the server is killed', async () => {
  const account = await kills(0.1);
  expect(account.faults).toEqual([]);
  expect(account).toMatchObject({ lost: 0, kept: 0, delivered: account.accepted });
  expect(account.accepted).toBeGreaterThan(0);
});
