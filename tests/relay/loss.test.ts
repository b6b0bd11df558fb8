import { expect, test } from 'vitest';
import { runLossTest } from './loss-run.ts';

test('no message that was answered OK is lost when the server is killed', async () => {
  const report = await runLossTest({ kills: 6, messages: 150, clients: 4, pause: 50 });
  expect(report.faults).toEqual([]);
  expect(report.accepted).toBeGreaterThanOrEqual(150);
  expect(report.kills).toBeGreaterThanOrEqual(6);
}, 90_000);
