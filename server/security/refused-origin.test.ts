import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { createRefusedOrigin } from './refused-origin.ts';

const day = 86_400_000;

function posted(headers: Record<string, string>) {
  return new Request('http://127.0.0.1:3000/', { method: 'POST', headers });
}

test('the first form that was refused without a word of the browser is told once, for a day', () => {
  let clock = 0;
  const lines: string[] = [];
  const refused = createRefusedOrigin(
    createLog((line) => lines.push(line)),
    () => clock,
  );
  refused.note(posted({ Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }));
  expect(refused.current()).toBeUndefined();

  const long = `${'a'.repeat(200)}.example`;
  refused.note(posted({ Origin: 'http://studio.example', 'X-Forwarded-Host': long }));
  refused.note(posted({ Origin: 'http://other.example' }));
  const names = { page: 'http://studio.example', asked: '-', forwarded: long.slice(0, 100) };
  expect(refused.current()).toEqual(names);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines.join())).toMatchObject({ event: 'origin-refused', ...names });

  clock = day;
  refused.note(posted({ Origin: 'http://other.example' }));
  expect(refused.current()).toBeUndefined();
  expect(lines).toHaveLength(1);
});
