import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { createProxyWarning } from './proxy-warning.ts';

const twice = '192.0.2.1, 10.0.0.1';

test.each([
  [0, {}, undefined],
  [1, { 'x-forwarded-for': '192.0.2.1' }, undefined],
  [1, { 'x-forwarded-for': twice }, undefined],
  [0, { 'x-forwarded-for': '192.0.2.1' }, /TRUST_PROXY is 0, but .* Set TRUST_PROXY to the number/],
  [0, { 'x-real-ip': '192.0.2.1' }, /TRUST_PROXY is 0/],
  [1, {}, /TRUST_PROXY is 1, but .* 0 addresses .* Set TRUST_PROXY to the number/],
  [3, { 'x-forwarded-for': twice }, /TRUST_PROXY is 3, but .* 2 addresses/],
])(
  'TRUST_PROXY=%i and a message with %o: a mismatch is logged once, without addresses',
  (trustProxy, headers, warning) => {
    const lines: string[] = [];
    const warn = createProxyWarning(
      trustProxy,
      createLog((line) => lines.push(line)),
    );
    warn(headers);
    warn(headers);
    expect(lines).toEqual(warning ? [expect.stringMatching(warning)] : []);
    expect(lines.join()).not.toContain('192.0.2');
  },
);
