import { expect, test } from 'vitest';
import { clientAddress, clientKey } from './client-key.ts';

test.each([
  ['1.1.1.1, 2.2.2.2', 0, '9.9.9.9'],
  ['1.1.1.1, 2.2.2.2', 1, '2.2.2.2'],
  ['1.1.1.1, 2.2.2.2', 2, '1.1.1.1'],
  ['spoofed, 1.1.1.1, 2.2.2.2', 2, '1.1.1.1'],
  ['2.2.2.2', 2, '2.2.2.2'],
  ['', 1, '9.9.9.9'],
  [' , ', 1, '9.9.9.9'],
  ['2.2.2.2:4711', 1, '2.2.2.2'],
  ['"[2001:db8::1]:4711"', 1, '2001:db8::1'],
])('%s behind %i proxies is %s', (header, proxies, address) => {
  expect(clientAddress(header, '9.9.9.9', proxies)).toBe(address);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:0201', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, key) => {
  expect(clientKey(address)).toBe(key);
});

test('an overlong forwarded address gives a short key', () => {
  expect(clientKey('x'.repeat(10_000)).length).toBeLessThan(100);
});
